import * as z from 'zod';
import { get } from '../route.ts';
import { list, one, page } from '../schemas/answers.ts';
import { dollars, flag, latitude, longitude, paging, wholeNumber } from '../schemas/fields.ts';
import { CompanyId, StoreId } from '../schemas/ids.ts';
import { DeliveryDay } from '../schemas/listing.ts';
import { Store } from '../schemas/store.ts';

export const listStores = get('/api/shop/stores', {
  summary: 'A florist’s stores; with a point, nearest first',
  access: 'public',
  query: z.object({
    ...paging,
    per_page: wholeNumber.pipe(z.int().min(1).max(999)).default(20),
    company_id: CompanyId,
    pickup: flag.optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  }),
  response: page(Store),
  cache: 'edge',
});

export const getStore = get('/api/shop/store/{id}', {
  summary: 'One store',
  access: 'public',
  params: { id: StoreId },
  response: one(Store),
  cache: 'edge',
});

export const deliveryDays = get('/api/shop/delivery_days', {
  summary:
    'The next 30 days: which can be delivered or picked up, when, until when one may order, at what price',
  access: 'public',
  query: z
    .object({
      /** Required for a pickup store. */
      company_id: CompanyId.optional(),
      lat: latitude.optional(),
      lng: longitude.optional(),
      pickup_store: StoreId.optional(),
      goods_total: dollars.optional(),
    })
    .refine((query) => query.pickup_store || (query.lat !== undefined && query.lng !== undefined), {
      message: 'Say where: lat and lng, or a pickup_store',
      path: ['lat'],
    })
    .refine((query) => query.pickup_store || query.company_id, {
      message: 'Say whose: a company_id, or a pickup_store',
      path: ['company_id'],
    }),
  response: list(DeliveryDay),
  cache: 'edge',
});
