import * as z from 'zod';

/** A GeoJSON Polygon: rings of [lng, lat]. */
export const Polygon = z.object({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))),
});
export type Polygon = z.output<typeof Polygon>;
