/** Rewards and prices as rows of small pictures with numbers. */

export interface Counted {
  kind: string;
  count: number;
}

/** What is a number and a picture beside each other takes so much room, in sizes of the picture. */
const DIGIT = 0.56;
const GAP = 0.14;

/** Whether the number is worth saying: one horse is a horse, one star is "1 star". */
function isNumbered({ kind, count }: Counted): boolean {
  return count > 1 || !(kind.startsWith('bonus:') || kind === 'pans' || kind === 'hammers');
}

export interface Placed extends Counted {
  /** The number before the picture; "" for none. */
  number: string;
  /** Where the number ends and where the middle of the picture is. */
  text: number;
  middle: number;
}

/** Signs in a row around a middle, as large as they may be within a width. */
export function inRow(
  signs: readonly Counted[],
  middle: number,
  size: number,
  most = Infinity,
): { size: number; row: Placed[] } {
  const numbers = signs.map((sign) => (isNumbered(sign) ? String(sign.count) : ''));
  const widths = numbers.map((number) => number.length * DIGIT + 1);
  const whole = widths.reduce((sum, width) => sum + width, 0) + Math.max(0, signs.length - 1) * GAP;
  const fitting = Math.min(size, most / whole);
  let x = middle - (whole * fitting) / 2;
  const row = signs.map((sign, at) => {
    const text = x + numbers[at]!.length * DIGIT * fitting;
    const placed = { ...sign, number: numbers[at]!, text, middle: text + fitting / 2 };
    x += (widths[at]! + GAP) * fitting;
    return placed;
  });
  return { size: fitting, row };
}
