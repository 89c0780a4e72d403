import { createHash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import type { StoreItem } from '../companies/storeEntity.ts';
import type { Handler } from '../http/request.ts';
import { changeStore } from './changeStore.ts';

/** One change of the catalogue carries all stores of a company. */
const maxCorners = 20_000;

export const setDeliveryZones: Handler<typeof routes.setDeliveryZones> = (request) =>
  changeStore(request, ({ store, loaded }) => {
    const next = { ...store, zones: toZones(request.body) };
    const others = loaded.stores.filter(({ id }) => id !== store.id);
    if (countCorners([...others, next]) > maxCorners) throw new AppError('STORE.ZONES_TOO_LARGE');
    return next;
  });

type ZoneInput = BodyOf<typeof routes.setDeliveryZones>['delivery_zones'][number];

const toZones = (body: BodyOf<typeof routes.setDeliveryZones>) =>
  body.delivery_zones.map((zone, index) => ({
    id: zone.id ?? toZoneId(zone, index),
    name: zone.name,
    polygon: zone.polygon,
    priceCents: zone.price,
    freeFromCents: zone.free_from,
    minOrderCents: zone.min_order,
  }));

/** The same for the same zone, so that a repeat changes nothing. */
const toZoneId = (zone: ZoneInput, index: number): string =>
  createHash('sha256')
    .update(`${index} ${JSON.stringify(zone)}`)
    .digest('hex')
    .slice(0, 26);

const countCorners = (stores: readonly StoreItem[]): number =>
  stores
    .flatMap(({ zones }) => zones)
    .reduce((sum, { polygon }) => sum + polygon.coordinates.flat().length, 0);
