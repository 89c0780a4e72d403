import * as z from 'zod';
import { del, get, post, put } from '#route.ts';
import { maxLines } from '#rules/cart.ts';
import { daysBetween } from '#rules/zonedTime.ts';
import { done, list, one, page } from '#schemas/answers.ts';
import { CalendarDay, CalendarInput, maxCalendarDays } from '#schemas/calendar.ts';
import {
  commaList,
  day,
  dollars,
  flag,
  latitude,
  longitude,
  paging,
  suburb,
  wholeNumber,
} from '#schemas/fields.ts';
import { CompanyId, StoreId } from '#schemas/ids.ts';
import { DeliveryDay } from '#schemas/listing.ts';
import { Store } from '#schemas/store.ts';
import { DeliveryZonesInput, StoreInput, StoreUpdateInput, WorkingTimeInput } from '#schemas/storeInput.ts';

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

export const createStore = post('/api/shop/store', {
  summary: 'Open a store; its point, state and time zone follow from the address',
  access: 'vendor',
  adminRight: 'support',
  body: StoreInput,
  response: one(Store),
  errors: ['STORE.TOO_MANY'],
  idempotent: true,
});

export const updateStore = put('/api/shop/store/{id}', {
  summary: 'Change a store’s name, address, phone, and what it does',
  access: 'vendor',
  adminRight: 'support',
  params: { id: StoreId },
  body: StoreUpdateInput,
  response: one(Store),
  errors: ['CONFLICT.VERSION'],
});

export const deleteStore = del('/api/shop/store/{id}', {
  summary: 'Close a store for good; refused while an open order is to be picked up there',
  access: 'vendor',
  adminRight: 'support',
  params: { id: StoreId },
  response: done,
  errors: ['STORE.PICKUP_ORDERS'],
});

export const setWorkingTime = post('/api/shop/store/{id}/working_time', {
  summary: 'Replace a store’s opening hours, and its closed and open days where they are sent',
  access: 'vendor',
  adminRight: 'support',
  params: { id: StoreId },
  body: WorkingTimeInput,
  response: one(Store),
  errors: ['CONFLICT.VERSION'],
  retry: true,
});

export const setDeliveryZones = put('/api/shop/store/{id}/delivery_zone', {
  summary: 'Replace a store’s delivery zones: at most 20 polygons of 500 points in Australia',
  access: 'vendor',
  adminRight: 'support',
  params: { id: StoreId },
  body: DeliveryZonesInput,
  response: one(Store),
  errors: ['CONFLICT.VERSION', 'STORE.ZONES_TOO_LARGE'],
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
      suburb,
      pickup_store: StoreId.optional(),
      goods_total: dollars.optional(),
      /** `<product>:<count>`, by commas: days without enough of them, or with a menu without them, are closed. */
      goods: commaList(
        z.string().regex(/^[\w-]{1,64}:\d{1,4}$/, 'Must be a product and a number'),
        maxLines,
      ).optional(),
      /** The recipient says where: the price is the most that it can cost. */
      address_later: flag.optional(),
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

export const getCalendar = get('/api/shop/calendar', {
  summary: `Each day of each store: hours, windows, places and last order times; at most ${maxCalendarDays} days`,
  access: 'vendor',
  right: 'orders',
  query: z
    .object({ company_id: CompanyId.optional(), from: day, to: day })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) < maxCalendarDays, {
      message: `At most ${maxCalendarDays} days`,
      path: ['to'],
    }),
  response: list(CalendarDay),
});

export const setCalendar = put('/api/shop/calendar', {
  summary: 'Give days of stores their own hours, windows, places and last order time, or make them as usual',
  access: 'vendor',
  right: 'orders',
  body: CalendarInput,
  response: list(Store),
  retry: true,
});
