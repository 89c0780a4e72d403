export interface Point {
  lat: number;
  lng: number;
}

export type Corner = readonly [lng: number, lat: number];

const earthRadiusMetres = 6_371_008.8;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Haversine on a sphere, within 0.5 %. */
export function metresBetween(a: Point, b: Point): number {
  const alongLat = Math.sin(toRadians(b.lat - a.lat) / 2) ** 2;
  const alongLng = Math.sin(toRadians(b.lng - a.lng) / 2) ** 2;
  const h = alongLat + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * alongLng;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Counts how often a ray to the east crosses the border: odd inside. */
export function isWithin(border: readonly Corner[], { lat, lng }: Point): boolean {
  let inside = false;
  let [fromLng, fromLat] = border.at(-1) ?? [0, 0];
  for (const [toLng, toLat] of border) {
    const crosses = fromLat > lat !== toLat > lat;
    if (crosses && lng < fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat))
      inside = !inside;
    [fromLng, fromLat] = [toLng, toLat];
  }
  return inside;
}
