export interface GeoPoint {
  lat: number;
  lng: number;
}

/** Pixels from the middle, east and south. */
export interface Offset {
  x: number;
  y: number;
}

export interface MapView {
  centre: GeoPoint;
  metresPerPx: number;
}

const metresPerDegree = 111_195;
/** Metres per pixel, from a street corner to a state. */
const closest = 2;
const farthest = 4096;

/** Degrees of longitude shrink with latitude. */
const eastScale = ({ lat }: GeoPoint) => Math.cos((lat * Math.PI) / 180);

/** Flat projection: accurate enough over some hundred kilometres. */
export function toOffset({ centre, metresPerPx }: MapView, point: GeoPoint): Offset {
  const perPx = metresPerDegree / metresPerPx;
  return {
    x: (point.lng - centre.lng) * perPx * eastScale(centre),
    y: (centre.lat - point.lat) * perPx,
  };
}

/** A closed ring. */
export const toSvgPath = (points: readonly Offset[], decimals = 1): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(decimals)} ${y.toFixed(decimals)}`).join('L')}Z`;

export function pointAt({ centre, metresPerPx }: MapView, { x, y }: Offset): GeoPoint {
  const perPx = metresPerDegree / metresPerPx;
  return { lat: centre.lat - y / perPx, lng: centre.lng + x / (perPx * eastScale(centre)) };
}

const clampScale = (metresPerPx: number) => Math.min(farthest, Math.max(closest, metresPerPx));

/** By a factor of two. */
export const zoom = (view: MapView, by: 'in' | 'out'): MapView => ({
  ...view,
  metresPerPx: clampScale(by === 'in' ? view.metresPerPx / 2 : view.metresPerPx * 2),
});

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** `atLeast`: metres per pixel. */
export function fitView(points: readonly GeoPoint[], box: Offset, atLeast: number): MapView {
  const centre = { lat: middle(points.map(({ lat }) => lat)), lng: middle(points.map(({ lng }) => lng)) };
  const fits = (view: MapView) =>
    points.every((point) => {
      const { x, y } = toOffset(view, point);
      return Math.abs(x) <= box.x / 2 && Math.abs(y) <= box.y / 2;
    });
  let view: MapView = { centre, metresPerPx: clampScale(atLeast) };
  while (view.metresPerPx < farthest && !fits(view)) view = zoom(view, 'out');
  return view;
}

/** A round length, some 60 to 150 px wide. */
export function computeScale({ metresPerPx }: MapView): { px: number; label: string } {
  const steps = [1, 2, 5].flatMap((step) => [100, 1000, 10_000, 100_000].map((power) => step * power));
  const metres = steps.sort((a, b) => a - b).find((step) => step / metresPerPx >= 60) ?? 500_000;
  return { px: metres / metresPerPx, label: metres < 1000 ? `${metres} m` : `${metres / 1000} km` };
}
