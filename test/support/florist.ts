import type { DeliveryZone } from '@bloomkin/shared/rules/deliveryZone.ts';
import type { CompanyFacts, StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';

/** King St, Newtown. */
export const newtown = { lat: -33.8977, lng: 151.1793 };

/** A square around a point, `reach` degrees to each side. */
export function square({ lat, lng }: { lat: number; lng: number }, reach: number): Polygon {
  const [west, east, south, north] = [lng - reach, lng + reach, lat - reach, lat + reach];
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

export function aZone(about: Partial<DeliveryZone> = {}): DeliveryZone {
  return {
    id: 'inner',
    name: 'Inner West',
    polygon: square(newtown, 0.05),
    priceCents: 1200,
    freeFromCents: null,
    minOrderCents: null,
    ...about,
  };
}

const weekdays = [1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '09:00', stopTime: '18:00' }));

/** Petal & Twine in Newtown: open Monday to Saturday from 9 to 6. */
export function aStore(about: Partial<StoreFacts> = {}): StoreFacts {
  return {
    id: 'newtown',
    companyId: 'petal',
    name: 'Petal & Twine',
    ...newtown,
    address: '1 King St, Newtown',
    state: 'NSW',
    timeZone: 'Australia/Sydney',
    pickupPoint: true,
    warehouseForDelivery: true,
    workingTimes: weekdays,
    zones: [aZone()],
    closedDays: [],
    openDays: [],
    dailyCapacity: null,
    ...about,
  };
}

/** Delivers on the day itself in three periods; orders must be in two hours before. */
export function aCompany(about: Partial<CompanyFacts> = {}): CompanyFacts {
  return {
    id: 'petal',
    active: true,
    sameDayDelivery: true,
    leadMinutes: 120,
    deliveryPeriods: [
      { startTime: '09:00', stopTime: '12:00', capacity: null },
      { startTime: '12:00', stopTime: '15:00', capacity: null },
      { startTime: '15:00', stopTime: '18:00', capacity: null },
    ],
    stores: [aStore()],
    ...about,
  };
}
