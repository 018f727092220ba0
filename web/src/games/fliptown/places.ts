/** Where things lie on the map: the areas on the whole sheet, and the spaces in every area, on a desk and on a phone. */
import type { Area } from './looks';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Parts of the map that can be looked at alone. */
export type Part = Area | 'poker';

/** What a phone shows: the whole map, or a part of it. */
export type Shown = Part | 'map';

export const PARTS: readonly Part[] = ['trail', 'badlands', 'mine', 'town', 'cemetery', 'poker'];

/** The whole sheet on a desk. */
export const SHEET = { w: 850, h: 544 };
export const ON_SHEET: Record<Part, Box> = {
  trail: { x: 0, y: 0, w: 850, h: 100 },
  badlands: { x: 0, y: 104, w: 232, h: 242 },
  poker: { x: 236, y: 104, w: 134, h: 242 },
  cemetery: { x: 374, y: 104, w: 180, h: 242 },
  mine: { x: 558, y: 104, w: 292, h: 242 },
  town: { x: 0, y: 350, w: 850, h: 194 },
};
/** One part alone, as wide as a phone. */
export const ALONE: Record<Part, { w: number; h: number }> = {
  trail: { w: 380, h: 290 },
  badlands: { w: 380, h: 330 },
  poker: { w: 380, h: 330 },
  cemetery: { w: 380, h: 340 },
  mine: { w: 380, h: 330 },
  town: { w: 380, h: 446 },
};

/** The size of what is drawn on a space; the space itself may be larger. */
export const DRAWN = {
  trail: { w: 60, h: 66 },
  badlands: { w: 60, h: 50 },
  mine: { w: 56, h: 36 },
  town: { w: 120, h: 88 },
  cemetery: { w: 34, h: 52 },
} as const satisfies Record<Area, { w: number; h: number }>;

export interface Layout {
  w: number;
  h: number;
  spaces: Map<string, Box>;
}

function around(x: number, y: number, { w, h }: { w: number; h: number }, scale = 1): Box {
  return { x: x - (w * scale) / 2, y: y - (h * scale) / 2, w: w * scale, h: h * scale };
}

const ROW_ON_PHONE = 5;

function trailPlace(at: number, alone: boolean): [number, number] {
  if (!alone) return [37 + at * 64.6, 61 + (at % 2 ? 4 : -3) * (at % 4 < 2 ? 1 : 0.6)];
  // A trail that winds: from left to right, then back, then on.
  const row = Math.floor(at / ROW_ON_PHONE);
  const along = at % ROW_ON_PHONE;
  const column = row % 2 ? ROW_ON_PHONE - 1 - along : along;
  return [42 + column * 74, 72 + row * 86 + (along % 2 ? 5 : -5)];
}

const LEVELS = ['A', 'B', 'C', 'D', 'E'];

function minePlace(room: string, alone: boolean): [number, number] {
  const level = Number(room[1]);
  const at = LEVELS.indexOf(room[2]!);
  const [middle, wide, top, down] = alone ? [190, 74, 96, 66] : [146, 57.5, 70, 49.5];
  return [middle + (at - level / 2) * wide, top + (level - 1) * down];
}

/** Where the tunnel begins. */
export function entrance(alone: boolean): [number, number] {
  return alone ? [190, 40] : [146, 27];
}

function targetPlace(at: number, alone: boolean): [number, number] {
  const [row, column] = [Math.floor(at / 3), at % 3];
  return alone ? [98 + column * 86, 66 + row * 74] : [64 + column * 60, 50 + row * 54];
}

function gravePlace(grave: string, alone: boolean): [number, number] {
  const [row, column] = [Number(grave[1]), Number(grave[2])];
  return alone ? [76 + column * 114, 76 + row * 104] : [33 + column * 57, 59 + row * 73];
}

const HOUSES_ON_DESK = 7;
const HOUSES_ON_PHONE = 3;

/** The first place of the street holds the sign of the town, so that thirteen houses fill two rows. */
function housePlace(at: number, alone: boolean): Box {
  if (alone) {
    const place = at + 2;
    const [row, column] = [Math.floor(place / HOUSES_ON_PHONE), place % HOUSES_ON_PHONE];
    return { x: 4 + column * 125, y: 4 + row * 88, w: 122, h: 86 };
  }
  const place = at + 1;
  const [row, column] = [Math.floor(place / HOUSES_ON_DESK), place % HOUSES_ON_DESK];
  return { x: 4 + column * 120.6, y: 4 + row * 94, w: 118, h: 91 };
}

/** Where the spaces of an area lie, by their ids in the order of the map. */
export function layout(area: Area, spaces: readonly string[], alone: boolean): Layout {
  const { w, h } = alone ? ALONE[area] : ON_SHEET[area];
  const drawn = DRAWN[area];
  const box = (id: string, at: number): Box => {
    switch (area) {
      case 'trail':
        return around(...trailPlace(at, alone), drawn, alone ? 1.12 : 1);
      case 'badlands':
        return around(...targetPlace(at, alone), drawn, alone ? 1.36 : 0.97);
      case 'mine':
        return around(...minePlace(id, alone), drawn, alone ? 1.26 : 1);
      case 'cemetery':
        return around(...gravePlace(id, alone), drawn, alone ? 1.4 : 0.98);
      case 'town':
        return housePlace(at, alone);
    }
  };
  return { w, h, spaces: new Map(spaces.map((id, at) => [id, box(id, at)])) };
}

export function middle({ x, y, w, h }: Box): [number, number] {
  return [x + w / 2, y + h / 2];
}

/** A box in shares of what it lies in, for styles. */
export function percent(
  { x, y, w, h }: Box,
  within: { w: number; h: number },
): Record<'left' | 'top' | 'width' | 'height', string> {
  const share = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: share(x, within.w),
    top: share(y, within.h),
    width: share(w, within.w),
    height: share(h, within.h),
  };
}
