import type { Point } from '@bloomkin/shared/rules/distance.ts';

/** Pixels from the middle, east and south. */
export interface Offset {
  x: number;
  y: number;
}

export interface MapView {
  centre: Point;
  metresPerPx: number;
}

const metresPerDegree = 111_195;
/** Metres per pixel, from a suburb to the whole country. */
const closest = 16;
const farthest = 16_384;
/** Fits a phone, with room for the pins. */
const box: Offset = { x: 220, y: 130 };

/** Flat projection: accurate enough over some hundred kilometres. Degrees of longitude shrink with latitude. */
export function toOffset({ centre, metresPerPx }: MapView, { lat, lng }: Point): Offset {
  const perPx = metresPerDegree / metresPerPx;
  return {
    x: (lng - centre.lng) * perPx * Math.cos((centre.lat * Math.PI) / 180),
    y: (centre.lat - lat) * perPx,
  };
}

/** A closed ring. */
export const toSvgPath = (points: readonly Offset[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** The closest view that shows all points. */
export function fitView(points: readonly Point[]): MapView {
  const centre = { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
  const fits = (view: MapView) =>
    points.every((point) => {
      const { x, y } = toOffset(view, point);
      return Math.abs(x) <= box.x / 2 && Math.abs(y) <= box.y / 2;
    });
  let view: MapView = { centre, metresPerPx: closest };
  while (view.metresPerPx < farthest && !fits(view)) view = { centre, metresPerPx: view.metresPerPx * 2 };
  return view;
}
