import * as z from 'zod';

/**
 * `bench` and `door` are taken by the florist before and after delivery, `swap` shows a substitute that the buyer is
 * asked about, and `claim` is taken by the buyer or recipient.
 */
export const PhotoKind = z.enum(['bench', 'door', 'swap', 'claim']);
export const OrderPhoto = z.object({ kind: PhotoKind, url: z.string(), at: z.iso.datetime() });
export type OrderPhoto = z.output<typeof OrderPhoto>;
