import * as z from 'zod';
import { del, post } from '#route.ts';
import { one } from '#schemas/answers.ts';
import { instant } from '#schemas/fields.ts';
import { OrderId } from '#schemas/ids.ts';
import { Order } from '#schemas/order.ts';
import { ClaimView, LinkToken } from '#schemas/orderLinks.ts';
import { PhotoKind } from '#schemas/orderPhoto.ts';
import { User } from '#schemas/user.ts';

export const uploadAvatar = post('/api/me/avatar', {
  summary: 'Show a picture of oneself: a JPEG, PNG or WebP file of at most 4 MB in the field `avatar`',
  access: 'authenticated',
  audited: false,
  bodyKind: 'form',
  body: z.object({}),
  response: one(User),
});

export const addOrderPhoto = post('/api/shop/order/{id}/photo', {
  summary:
    'Add a photo of an order, for its buyer: a JPEG, PNG or WebP file of at most 4 MB in the field `photo`',
  access: 'vendor',
  right: 'orders',
  params: { id: OrderId },
  bodyKind: 'form',
  body: z.object({ kind: PhotoKind.exclude(['claim']), at: instant.optional() }),
  response: one(Order),
  errors: ['ORDER.STATUS.FINAL'],
  idempotent: true,
});

export const addClaimPhoto = post('/api/shop/claim/{token}/photo', {
  summary:
    'Show what is wrong before or while a claim is open: a JPEG, PNG or WebP file of at most 4 MB in the field `photo`',
  access: 'public',
  audited: false,
  params: { token: LinkToken },
  bodyKind: 'form',
  body: z.object({}),
  response: one(ClaimView),
  errors: ['CLAIM.CLOSED', 'ORDER.NOT_REFUNDABLE', 'ORDER.DISPUTED'],
  retry: true,
});

export const deleteAvatar = del('/api/me/avatar', {
  summary: 'Show no picture of oneself',
  access: 'authenticated',
  audited: false,
  response: one(User),
  retry: true,
});
