/** Marks as a hand with a pen makes them: never quite round, never twice the same, always the same for one space. */

/** Numbers between 0 and 1 that depend on a name alone. */
export function scatter(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519);
    seed = Math.imul(seed ^ (seed >>> 13), 3266489917);
    seed ^= seed >>> 16;
    return (seed >>> 0) / 4294967296;
  };
}

/** The shares of a circle at which the pen is led; a little more than one turn, so that the ends overlap. */
const LEADS = 9;
const TURN = 1.09;

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A circle drawn by hand around a box of this size, as a path. */
export function handCircle(name: string, width: number, height: number): string {
  const random = scatter(name);
  const start = (random() * 0.3 + 0.55) * 2 * Math.PI;
  const tilt = (random() - 0.5) * 0.16;
  const points = Array.from({ length: LEADS + 1 }, (_, lead) => {
    const angle = start + (lead / LEADS) * TURN * 2 * Math.PI;
    // The pen drifts outwards on its way, as it does in a quick circle.
    const reach = 0.93 + 0.1 * (lead / LEADS) + (random() - 0.5) * 0.06;
    const x = Math.cos(angle) * (width / 2) * reach;
    const y = Math.sin(angle) * (height / 2) * reach;
    return [width / 2 + x - y * tilt, height / 2 + y + x * tilt] as const;
  });
  return smooth(points);
}

/** Two strokes across a box of this size, as a path. */
export function handCross(name: string, width: number, height: number): string {
  const random = scatter(name);
  const near = (along: number): number => along + (random() - 0.5) * 0.14;
  const stroke = (from: number, to: number): string => {
    const [x1, y1, x2, y2] = [near(from), near(0.12), near(to), near(0.88)];
    const [cx, cy] = [(x1 + x2) / 2 + (random() - 0.5) * 0.14, (y1 + y2) / 2 + (random() - 0.5) * 0.14];
    const [a, b] = [rounded(x1 * width), rounded(y1 * height)];
    const [c, d] = [rounded(cx * width), rounded(cy * height)];
    return `M${a} ${b}Q${c} ${d} ${rounded(x2 * width)} ${rounded(y2 * height)}`;
  };
  return stroke(0.12, 0.88) + stroke(0.88, 0.12);
}

/** A smooth line through points. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${rounded(first[0])} ${rounded(first[1])}`;
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [before, from, to, after] = [
      points[at - 1] ?? points[at]!,
      points[at]!,
      points[at + 1]!,
      points[at + 2] ?? points[at + 1]!,
    ];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${[...one, ...two, ...to].map(rounded).join(' ')}`;
  }
  return path;
}
