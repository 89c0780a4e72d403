import { metresBetween } from '@bloomkin/shared/rules/distance.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import type { StoreItem } from './storeEntity.ts';

export interface Point {
  lat: number;
  lng: number;
}

const dollarsOrNull = (cents: number | null) => (cents === null ? null : centsToDollars(cents));

export function toStore(store: StoreItem, from: Point | undefined): Store {
  return {
    id: store.id,
    company_id: store.companyId,
    name: store.name,
    phone: store.phone,
    location: { address: store.address, lat: store.lat, lng: store.lng },
    pickup_point: store.pickupPoint,
    warehouse_for_delivery: store.warehouseForDelivery,
    working_times: store.workingTimes.map(({ day, startTime, stopTime }) => ({
      day,
      start_time: startTime,
      stop_time: stopTime,
    })),
    timezone: store.timeZone,
    state: store.state,
    delivery_zones: store.zones.map((zone) => ({
      id: zone.id,
      name: zone.name,
      polygon: { type: zone.polygon.type, coordinates: zone.polygon.coordinates },
      price: centsToDollars(zone.priceCents),
      free_from: dollarsOrNull(zone.freeFromCents),
      min_order: dollarsOrNull(zone.minOrderCents),
      ...(zone.suburbs && { suburbs: [...zone.suburbs] }),
      ...(zone.orderBy && { order_by: zone.orderBy }),
    })),
    closed_days: [...store.closedDays],
    open_days: [...store.openDays],
    special_days: [...(store.specialDays ?? [])],
    daily_capacity: store.dailyCapacity,
    version: store.version ?? 0,
    distantion: from ? Math.round(metresBetween(from, store)) : null,
  };
}

export function toStores(stores: readonly StoreItem[], from: Point | undefined): Store[] {
  const shown = stores.map((store) => toStore(store, from));
  return shown.sort((a, b) => (a.distantion ?? 0) - (b.distantion ?? 0) || a.name.localeCompare(b.name));
}

export function toPoint(query: { lat?: number | undefined; lng?: number | undefined }): Point | undefined {
  return query.lat === undefined || query.lng === undefined ? undefined : { lat: query.lat, lng: query.lng };
}
