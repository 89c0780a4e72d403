export interface Point {
  lat: number;
  lng: number;
}

const radiusKm = 6371;
const radians = Math.PI / 180;

/** Equirectangular: within 1 % in Australia. */
export function distanceKm(a: Point, b: Point): number {
  const y = (a.lat - b.lat) * radians;
  const x = (a.lng - b.lng) * radians * Math.cos(((a.lat + b.lat) / 2) * radians);
  return radiusKm * Math.hypot(x, y);
}
