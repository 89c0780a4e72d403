import * as z from 'zod';

/** On the florist's bench before it leaves, where the flowers were left, or as they arrived, with a claim. */
export const PhotoKind = z.enum(['bench', 'door', 'claim']);
export const OrderPhoto = z.object({ kind: PhotoKind, url: z.string(), at: z.iso.datetime() });
export type OrderPhoto = z.output<typeof OrderPhoto>;
