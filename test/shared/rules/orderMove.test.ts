import { findMoveFaults, type OrderMove } from '@bloomkin/shared/rules/orderMove.ts';
import { describe, expect, test } from 'vitest';
import { aCompany, aStore, aZone, newtown, square } from '#support/florist.ts';
import { afternoon, friday, monday, morning, noon, now, saturday, sunday } from './askPromise.ts';

const north = { lat: newtown.lat + 0.2, lng: newtown.lng };
const bondi = { lat: newtown.lat, lng: newtown.lng + 0.5 };
const at = (place: typeof newtown, address = '1 King St') => ({ address, ...place });

const zones = [
  aZone({ freeFromCents: 10_000 }),
  aZone({
    id: 'north',
    name: 'North',
    polygon: square(north, 0.05),
    priceCents: 2400,
    minOrderCents: 50_000,
  }),
];
const stores = [
  aStore({ zones, closedDays: [monday] }),
  aStore({
    id: 'bondi',
    name: 'Bondi',
    ...bondi,
    zones: [aZone({ id: 'beach', polygon: square(bondi, 0.05) })],
  }),
];
const company = aCompany({
  stores,
  deliveryPeriods: [morning, noon, afternoon].map((period) => ({ ...period, capacity: 2 })),
});
/** On Sunday, when the store is open for once. */
const withFee = {
  ...company,
  stores: stores.map((store) => ({
    ...store,
    specialDays: [
      {
        ...{
          day: sunday,
          closed: false,
          hours: [{ start_time: '09:00', stop_time: '18:00' }],
          periods: null,
        },
        ...{ capacity: null, order_by: null, fee: 5, zones: [], products: null, note: '' },
      },
    ],
  })),
};
const order = { day: saturday, period: noon, place: at(newtown) };

const move = (to: Partial<OrderMove['to']>, about: Partial<OrderMove> = {}) =>
  findMoveFaults({
    ...{ company, storeId: 'newtown', isPickup: false, goodsCents: 8900, deliveryCents: 1200 },
    ...{ from: order, to: { ...order, ...to }, usage: [], now },
    ...about,
  }).map(({ path, message }) => `${path}: ${message}`);

const two = [{ storeId: 'newtown', day: saturday, byPeriod: { '09:00-12:00': 2 } }];
const ten = (startTime: string, stopTime: string) => ({ period: { startTime, stopTime } });

describe('findMoveFaults', () => {
  test.each<[what: string, to: Partial<OrderMove['to']>, faults: string[], about?: Partial<OrderMove>]>([
    ['nothing new', {}, []],
    ['a free window', { period: afternoon }, []],
    ['a closed day', { day: monday }, ['deliveryDay: Closed on Mon 23 Nov']],
    ['a weekday without hours', { day: sunday }, ['deliveryDay: Closed on Sundays']],
    ['a public holiday', { day: '2026-12-25' }, ['deliveryDay: Orders are open up to Sun 20 Dec']],
    ['a day that has passed', { day: '2026-11-19' }, ['deliveryDay: That day has passed']],
    [
      'a window past its cutoff',
      { day: friday, period: morning },
      ['deliveryDay: Too late for today: orders closed at 4 pm on Thu 19 Nov'],
    ],
    ['a full window', { period: morning }, ['delivery_period: Fully booked'], { usage: two }],
    [
      'hours at night',
      ten('22:00', '23:00'),
      ['delivery_period: That time is not one of that day’s: 9–12, 12–3 pm, 3–6 pm'],
    ],
    [
      'hours across windows',
      ten('11:00', '13:00'),
      ['delivery_period: That time is not one of that day’s: 9–12, 12–3 pm, 3–6 pm'],
    ],
    [
      'a pick-up on a closed day',
      { day: monday, place: null },
      ['deliveryDay: Closed on Mon 23 Nov'],
      { isPickup: true, from: { ...order, place: null } },
    ],
    ['a place nearby', { place: at({ ...newtown, lat: newtown.lat + 0.01 }) }, []],
    [
      'a place in Perth',
      { place: at({ lat: -31.95, lng: 115.86 }) },
      ['location: Outside the delivery area'],
    ],
    [
      'a zone of another price',
      { place: at(north) },
      ['location: Delivery there is $24 (North), and this order keeps $12'],
    ],
    [
      'a zone for an order delivered free',
      { place: at(north) },
      ['location: Delivery there is $24 (North), and this order keeps free'],
      { goodsCents: 12_000, deliveryCents: 0 },
    ],
    [
      'a zone of the same price with the fee of its day',
      { place: at(north), day: sunday },
      ['location: Delivery there is $29 (North), and this order keeps $24'],
      { deliveryCents: 2400, from: { ...order, day: sunday }, company: withFee },
    ],
    [
      'another store',
      { place: at(bondi) },
      ['location: Bondi delivers there, and this order stays with Petal & Twine'],
    ],
    ['another text of the same point', { place: at(newtown, '3 King St') }, []],
    [
      'a place of a florist that takes no orders',
      { place: at({ ...newtown, lat: newtown.lat + 0.01 }) },
      [],
      { company: { ...company, active: false } },
    ],
    [
      'a closed day and a far place',
      { day: monday, place: at({ lat: -31.95, lng: 115.86 }) },
      ['deliveryDay: Closed on Mon 23 Nov', 'location: Outside the delivery area'],
    ],
    [
      'a store that is gone',
      { day: monday },
      ['deliveryDay: We could not find that store'],
      { storeId: 'gone' },
    ],
  ])('lists what is wrong with %s', (_, to, faults, about) => {
    expect(move(to, about)).toEqual(faults);
  });
});
