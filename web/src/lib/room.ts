/** How much room a board has. */

const LOW = 440;
const FLAT = 1.3;
const TABLET = 860;
const UPRIGHT = 1.1;

/** How large letters are: 1 as usual, more with large text or on a large screen. */
export function letters(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** Whether a room is low and wide, as on a phone held sideways: then a board is laid as on a phone, side by side. */
export function isFlat(width: number, height: number): boolean {
  return height < LOW && width > height * FLAT;
}

/** Whether a board is laid as on a phone: for want of width or of height, or on a tablet held upright. */
export function isSmall(width: number, height: number, least: number): boolean {
  const upright = width < TABLET && height > width * UPRIGHT;
  return width < least || upright || isFlat(width, height);
}
