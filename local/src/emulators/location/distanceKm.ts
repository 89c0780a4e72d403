export interface Point {
  lat: number;
  lng: number;
}

const radiusKm = 6371;
const radians = Math.PI / 180;

/** Over a flat map of the middle latitude: right to 1 % within Australia. */
export function distanceKm(a: Point, b: Point): number {
  const y = (a.lat - b.lat) * radians;
  const x = (a.lng - b.lng) * radians * Math.cos(((a.lat + b.lat) / 2) * radians);
  return radiusKm * Math.hypot(x, y);
}
