import type { CompanyChange } from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import type { SpecialDay } from '@bloomkin/shared/rules/calendar.ts';
import type { CompanyFacts, StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { toProductId } from './products.ts';
import type { Random } from './random.ts';
import { adjectives, flowers } from './words.ts';

interface City {
  lat: number;
  lng: number;
  share: number;
  state: StoreFacts['state'];
  timeZone: string;
}

/** Cities of florists, by their share of the population. */
export const cities: readonly City[] = [
  { lat: -33.87, lng: 151.21, share: 25, state: 'NSW', timeZone: 'Australia/Sydney' },
  { lat: -37.81, lng: 144.96, share: 25, state: 'VIC', timeZone: 'Australia/Melbourne' },
  { lat: -27.47, lng: 153.03, share: 16, state: 'QLD', timeZone: 'Australia/Brisbane' },
  { lat: -31.95, lng: 115.86, share: 10, state: 'WA', timeZone: 'Australia/Perth' },
  { lat: -34.93, lng: 138.6, share: 7, state: 'SA', timeZone: 'Australia/Adelaide' },
  { lat: -35.28, lng: 149.13, share: 3, state: 'ACT', timeZone: 'Australia/Sydney' },
  { lat: -42.88, lng: 147.33, share: 3, state: 'TAS', timeZone: 'Australia/Hobart' },
  { lat: -12.46, lng: 130.84, share: 1, state: 'NT', timeZone: 'Australia/Darwin' },
];

const byShare = cities.flatMap((city) => Array.from({ length: city.share }, () => city));

export const pickCity = (random: Random): City => random.pick(byShare);

/** Around the middle of a city, thinning out to some 25 km. */
export function pointIn(city: City, random: Random) {
  const spread = () => (random.fraction() + random.fraction() + random.fraction() - 1.5) * 0.4;
  return { lat: city.lat + spread(), lng: city.lng + spread() };
}

/** A circle or a rough shape around a point, as the zone editor draws them. */
function zoneAround(
  store: { lat: number; lng: number },
  number: number,
  random: Random,
): StoreFacts['zones'][number] {
  const corners = 24 + random.below(40);
  const radius = 0.03 + random.fraction() * 0.12 * (number + 1);
  const rough = random.chance(0.4);
  const ring = Array.from({ length: corners }, (_, corner): [number, number] => {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = rough ? radius * (0.7 + 0.3 * random.fraction()) : radius;
    return [round(store.lng + Math.cos(angle) * reach * 1.2), round(store.lat + Math.sin(angle) * reach)];
  });
  const [first = [0, 0]] = ring;
  return {
    id: `zone-${number}`,
    name: `Zone ${number}`,
    polygon: { type: 'Polygon', coordinates: [[...ring, [...first]]] },
    priceCents: 990 + number * 500,
    freeFromCents: random.chance(0.5) ? 15_000 : null,
    minOrderCents: random.chance(0.2) ? 5000 : null,
  };
}

/** Six decimals are 11 cm. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** About half of the first products. */
const anyMenu = (day: string, random: Random): SpecialDay => ({
  ...{ day, closed: false, hours: null, periods: null, capacity: null, order_by: null, fee: null },
  ...{ zones: [], note: '' },
  products: Array.from({ length: 460 }, (_, number) => number)
    .filter(() => random.chance(0.5))
    .map(toProductId),
});

function makeStore(company: number, number: number, city: City, random: Random): StoreFacts {
  const point = pointIn(city, random);
  const restsOnSunday = random.chance(0.4);
  return {
    id: `store-${company}-${number}`,
    companyId: `company-${company}`,
    name: `Store ${number}`,
    ...point,
    address: `${1 + random.below(200)} Example Street`,
    state: city.state,
    timeZone: city.timeZone,
    pickupPoint: random.chance(0.7),
    warehouseForDelivery: random.chance(0.92),
    workingTimes: Array.from({ length: restsOnSunday ? 6 : 7 }, (_, day) => ({
      day: day + 1,
      startTime: '08:00',
      stopTime: random.chance(0.3) ? '14:00' : '18:00',
    })),
    zones: Array.from({ length: 1 + random.below(3) }, (_, zone) => zoneAround(point, zone, random)),
    closedDays: random.chance(0.2) ? ['2026-11-23'] : [],
    openDays: [],
    dailyCapacity: null,
    specialDays: random.chance(0.4) ? [anyMenu('2026-11-22', random), anyMenu('2026-11-23', random)] : [],
  };
}

function makeFacts(number: number, active: boolean, random: Random): CompanyFacts {
  const city = pickCity(random);
  const stores = 1 + Number(random.chance(0.35)) + Number(random.chance(0.15));
  return {
    id: `company-${number}`,
    active,
    sameDayDelivery: random.chance(0.6),
    leadMinutes: random.pick([60, 90, 120, 240, 1440]),
    deliveryPeriods: random.chance(0.8)
      ? [
          { startTime: '09:00', stopTime: '12:00', capacity: null },
          { startTime: '12:00', stopTime: '15:00', capacity: 20 },
          { startTime: '15:00', stopTime: '18:00', capacity: null },
        ]
      : [],
    stores: Array.from({ length: stores }, (_, store) => makeStore(number, store, city, random)),
  };
}

export function makeCompany(number: number, revision: number, random: Random): CompanyChange {
  const id = CompanyId.parse(`company-${number}`);
  const active = random.chance(0.95);
  const brand = `${random.pick(adjectives)} ${random.pick(flowers)} ${number}`;
  const name = `${brand} Pty Ltd`;
  const logo = `/media/logos/${id}.webp`;
  const info = { id, name, brand, logo, rating: 4.6, sameDayDelivery: true, delivery_periods: [] };
  const facts = makeFacts(number, active, random);
  return { kind: 'company', id, revision, name, brand, abn: '', active, card: JSON.stringify(info), facts };
}
