import * as z from 'zod';

/** `bench` and `door` are taken by the florist before and after delivery, `claim` by the buyer or recipient. */
export const PhotoKind = z.enum(['bench', 'door', 'claim']);
export const OrderPhoto = z.object({ kind: PhotoKind, url: z.string(), at: z.iso.datetime() });
export type OrderPhoto = z.output<typeof OrderPhoto>;
