import { createHash } from 'node:crypto';
import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { toSuburbKey } from '@bloomkin/shared/rules/servingZones.ts';
import { readShippingSettings } from '#model/marketSettings/shippingSettings.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { changeStore } from './changeStore.ts';

/** The catalogue stores all stores of a company in one change. */
const maxCorners = 20_000;

export const setDeliveryZones: Handler<typeof routes.setDeliveryZones> = (request) =>
  changeStore(request, async ({ store, loaded }) => {
    await checkPrices(request.body, store, request.now);
    const next = { ...store, zones: toZones(request.body, store) };
    const others = loaded.stores.filter(({ id }) => id !== store.id);
    if (countCorners([...others, next]) > maxCorners) throw new AppError('STORE.ZONES_TOO_LARGE');
    return next;
  });

/** Free delivery is always allowed, and an existing price may stay. */
async function checkPrices(body: Body, { zones }: StoreItem, now: Date): Promise<void> {
  const { minPriceCents, maxPriceCents } = await readShippingSettings(now);
  const existingPrices = new Set(zones.map(({ priceCents }) => priceCents));
  const isAllowed = (cents: number) =>
    cents === 0 || existingPrices.has(cents) || (cents >= minPriceCents && cents <= maxPriceCents);
  const wrong = body.delivery_zones.findIndex(({ price }) => !isAllowed(price));
  if (wrong >= 0)
    throw invalidField(
      `delivery_zones.${wrong}.price`,
      `Ask ${formatMoney(minPriceCents)} to ${formatMoney(maxPriceCents)}, or make it free`,
    );
}

type Body = BodyOf<typeof routes.setDeliveryZones>;
type ZoneInput = BodyOf<typeof routes.setDeliveryZones>['delivery_zones'][number];

const toZones = (body: Body, { zones: existing }: StoreItem) =>
  body.delivery_zones.map((zone, index) => {
    // Editors of the map do not send it.
    const orderBy =
      zone.order_by === undefined ? existing.find(({ id }) => id === zone.id)?.orderBy : zone.order_by;
    return {
      id: zone.id ?? toZoneId(zone, index),
      name: zone.name,
      polygon: zone.polygon,
      priceCents: zone.price,
      freeFromCents: zone.free_from,
      minOrderCents: zone.min_order,
      ...(orderBy && { orderBy }),
      ...(zone.suburbs && { suburbs: [...new Set(zone.suburbs.map(toSuburbKey))].sort() }),
    };
  });

/** Deterministic, so that a repeat changes nothing. */
const toZoneId = (zone: ZoneInput, index: number): string =>
  createHash('sha256')
    .update(`${index} ${JSON.stringify(zone)}`)
    .digest('hex')
    .slice(0, 26);

const countCorners = (stores: readonly StoreItem[]): number =>
  stores
    .flatMap(({ zones }) => zones)
    .reduce((sum, { polygon }) => sum + polygon.coordinates.flat().length, 0);
