/** Where the surveyor drew what belongs to no space: on the same sheet as `geometry.ts`, clear of figures and names. */
import type { Point } from './geometry';

/** From the northern mesa past the hideout and away between the farms. */
export const CREEK =
  'M598 500C622 486 640 508 664 500S706 494 728 508S752 560 776 572S812 566 836 578S858 604 862 626';

export const ROADS = [
  // From the gate of Darkrock to that of Red Falls.
  'M561 500C590 520 600 552 640 566S740 586 790 560S850 520 884 486',
  // From Darkrock to the mines in the north-east and on to the hills.
  'M500 330C524 300 560 262 590 250M640 196C690 176 740 186 790 190S900 206 950 240',
  // From the saloon of Darkrock south to the station.
  'M330 690C350 740 420 770 470 810S560 900 620 926',
  // From Red Falls south to the hideout, and west to the mine.
  'M1090 580C1090 640 1130 690 1165 730M1000 580C980 660 940 740 905 805',
  // From Darkrock north to the ranch.
  'M338 312C330 290 312 262 296 246',
];

/** Along the southern edge, through the station. */
export const RAILS =
  'M8 1000C160 1012 300 1004 430 1000S600 968 673 972S840 1008 960 1000S1180 1004 1338 984';

/** Middle and size. */
export const HILLS: [number, number, number][] = [
  [180, 60, 1],
  [420, 60, 0.8],
  [545, 60, 1],
  [30, 330, 0.7],
  [150, 550, 0.8],
  [40, 560, 0.7],
  [915, 60, 0.8],
  [1040, 60, 0.9],
  [1235, 60, 1],
  [1290, 280, 0.9],
  [1180, 400, 0.7],
  [1260, 580, 0.9],
  [1290, 720, 1.1],
  [950, 900, 0.8],
  [70, 870, 0.8],
  [290, 790, 0.7],
  [720, 830, 0.8],
];

export const CACTI: Point[] = [
  [390, 120],
  [45, 150],
  [205, 440],
  [30, 640],
  [1310, 440],
  [1100, 830],
  [560, 860],
  [100, 960],
  [450, 930],
  [840, 660],
];

export const ROSE: Point = [1262, 920];
