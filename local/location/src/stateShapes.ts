import { type Corner, isWithin, type Point } from './geometry.ts';
import type { StateCode } from './locality.ts';

/** Corners on the Murray and the Snowy's source, west to east. */
const murray: readonly Corner[] = [
  [140.96, -34.02],
  [142.1, -34.13],
  [142.75, -34.59],
  [143.34, -34.8],
  [143.34, -35.05],
  [143.65, -35.38],
  [144.13, -35.63],
  [144.75, -36.12],
  [144.97, -35.85],
  [145.57, -35.82],
  [145.7, -35.92],
  [146, -36],
  [146.6, -35.98],
  [146.9, -36.1],
  [147.7, -35.95],
  [148.05, -36.15],
  [148.2, -36.8],
  [149.98, -37.51],
];

/** The border of Queensland east of the 29th parallel, west to east: rivers, then ranges. */
const rangesAndRivers: readonly Corner[] = [
  [148.96, -29],
  [149.5, -28.6],
  [150.3, -28.55],
  [150.8, -28.64],
  [151.2, -28.88],
  [151.3, -29.02],
  [151.55, -28.94],
  [151.98, -28.91],
  [151.97, -28.53],
  [152.4, -28.33],
  [152.72, -28.34],
  [153.0, -28.36],
  [153.2, -28.25],
  [153.55, -28.165],
];

const box = (west: number, south: number, east: number, north: number): Corner[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

/** Simplified borders that run out to sea; islands far from the coast are boxes of their own. */
const shapes: Readonly<Record<StateCode, readonly (readonly Corner[])[]>> = {
  WA: [box(112.8, -35.3, 129, -13.4), box(105.5, -10.6, 105.8, -10.4), box(96.8, -12.3, 96.95, -11.8)],
  NT: [box(129, -26, 138, -10.9)],
  SA: [
    [
      [129, -26],
      [141, -26],
      [141, -34],
      [140.97, -38.1],
      [139, -38.1],
      [135, -36.2],
      [129, -32],
    ],
  ],
  QLD: [
    [
      [138, -26],
      [141, -26],
      [141, -29],
      ...rangesAndRivers,
      [153.8, -24],
      [144.5, -9],
      [141, -9],
      [138, -16],
    ],
  ],
  NSW: [
    [
      [141, -29],
      ...rangesAndRivers,
      [153.8, -28.165],
      [153.8, -31],
      [151, -37],
      [150.2, -37.51],
      ...murray.toReversed(),
    ],
    box(159, -31.8, 159.15, -31.4),
    box(167.9, -29.15, 168, -28.95),
  ],
  VIC: [[...murray, [149.9, -37.85], [147, -39.2], [143.5, -39], [140.9, -38.2]]],
  TAS: [box(143.7, -43.8, 148.6, -39.35)],
  ACT: [box(148.76, -35.93, 149.4, -35.12), box(150.58, -35.21, 150.78, -35.08)],
};

/** About five kilometres: what the simplified borders leave out. */
const tolerance = 0.05;
const aroundPoint = [-tolerance, 0, tolerance];

/** Within five kilometres of the state's simplified border. */
export const isInState = (state: StateCode, { lat, lng }: Point): boolean =>
  aroundPoint.some((north) =>
    aroundPoint.some((east) =>
      shapes[state].some((border) => isWithin(border, { lat: lat + north, lng: lng + east })),
    ),
  );
