export interface Point {
  lat: number;
  lng: number;
}

const earthRadiusMetres = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Haversine on a sphere, within 0.5 %. */
export function metresBetween(a: Point, b: Point): number {
  const alongLat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const alongLng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const h = alongLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * alongLng;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}
