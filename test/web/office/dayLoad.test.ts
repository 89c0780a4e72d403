import { Store } from '@bloomkin/shared/schemas/store.ts';
import { dayLoad, findCurrent, loadLabel } from '@bloomkin/web/office/orders/load/dayLoad.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';
import { aCompany } from './aCompany.ts';

const day = '2026-11-20';
const morning = { start_time: '09:00', stop_time: '12:00', capacity: null };
const noon = { start_time: '12:00', stop_time: '15:00', capacity: 5 };
const periods = { delivery_periods: [noon, morning] };
const at = (time: string) => new Date(`2026-11-20T${time}:00+11:00`);
const load = (statuses: readonly string[], time: string) =>
  dayLoad(
    statuses.map((status) => anOrder({ status })),
    aCompany(periods),
    day,
    at(time),
    'Australia/Sydney',
  );

describe('the load of a day', () => {
  it('goes by period, earliest first, empty periods included', () => {
    expect(load(['new'], '11:38').map(({ name, total }) => [name, total])).toEqual([
      ['9–12', 0],
      ['12–3 pm', 1],
    ]);
  });

  it('counts orders to make, ready and sent, without canceled ones', () => {
    const [, found] = load(
      ['new', 'in_progress', 'formation', 'ready_to_ship', 'completed', 'canceled'],
      '11:38',
    );
    expect(found).toMatchObject({ total: 5, toMake: 3, ready: 1, done: 1 });
  });

  it('counts an order on its way neither as ready nor as delivered', () => {
    const dispatched = anOrder({ status: 'ready_to_ship', dispatched_at: '2026-11-20T01:00:00.000Z' });
    const loads = dayLoad([dispatched], aCompany(periods), day, at('12:10'), 'Australia/Sydney');
    expect(loads[1]).toMatchObject({ total: 1, ready: 0, onItsWay: 1, done: 0, isNow: false });
    expect(loads[1] && loadLabel(loads[1])).toBe('1 on the way');
  });

  it('leaves out an order that was not paid in time', () => {
    const unpaid = anOrder({ status: 'new', held_until: at('09:00').toISOString() });
    const [, found] = dayLoad([unpaid], aCompany(periods), day, at('09:10'), 'Australia/Sydney');
    expect(found).toMatchObject({ total: 0, toMake: 0 });
  });

  it('says when the van leaves and points at the period to work on', () => {
    const loads = load(['new'], '11:38');
    expect(loads.map(({ clock }) => clock)).toEqual(['under way', 'leaves in 22 min']);
    expect(loads.map(({ isNow }) => isNow)).toEqual([false, true]);
  });

  it.each([
    ['completed', '13:00', '12–3 pm'],
    ['new', '13:00', '12–3 pm'],
    ['new', '16:00', '12–3 pm'],
    ['completed', '16:00', undefined],
  ])('begins with a %s order at %s at the window of %s', (status, time, name) =>
    expect(findCurrent(load([status], time))?.name).toBe(name),
  );

  it('says so when a period has closed with work left', () => {
    const [, found] = load(['new', 'ready_to_ship', 'completed'], '15:30');
    expect(found && loadLabel(found)).toBe('2 late');
  });

  it('keeps orders of a period that the florist has since removed', () => {
    const order = anOrder({ delivery_period: { start_time: '18:00', stop_time: '20:00' } });
    const loads = dayLoad(
      [order],
      aCompany({ delivery_periods: [morning] }),
      day,
      at('08:00'),
      'Australia/Sydney',
    );
    expect(loads.map(({ name }) => name)).toEqual(['9–12', '6–8 pm']);
  });
});

const aStore = (id: string, change: object = {}) => ({
  ...Store.parse({
    ...{ id, company_id: 'petal', name: id, phone: '', timezone: 'Australia/Sydney', state: 'NSW' },
    ...{ location: { address: '1 King St, Newtown NSW 2042', lat: -33.897, lng: 151.178 } },
    ...{
      pickup_point: false,
      warehouse_for_delivery: true,
      delivery_zones: [],
      closed_days: [],
      open_days: [],
    },
    ...{ working_times: [{ day: 5, start_time: '08:00', stop_time: '18:00' }], daily_capacity: null },
    ...{ version: 1, distantion: null, ...change },
  }),
  nearest: false,
});

const ordersOf = (store_id: string, count: number, about: object = {}) =>
  Array.from({ length: count }, () => anOrder({ store_id, status: 'new', ...about }));

function freeAt(time: string, orders: Parameters<typeof dayLoad>[0], company: object) {
  const loads = dayLoad(orders, aCompany({ ...periods, ...company }), day, at(time), 'Australia/Sydney');
  return loads.map(({ free }) => free);
}

describe('the places left in a period', () => {
  it('counts them for each store', () => {
    const stores = [aStore('a'), aStore('b')];
    expect(freeAt('06:00', ordersOf('a', 5), { stores })).toEqual([null, 5]);
    expect(freeAt('06:00', [...ordersOf('a', 6), ...ordersOf('b', 2)], { stores })).toEqual([null, 3]);
  });

  it('limits them by the orders of a store in a day', () => {
    const stores = [aStore('a', { daily_capacity: 4 }), aStore('b')];
    const orders = ordersOf('a', 2, { delivery_period: { start_time: '09:00', stop_time: '12:00' } });
    expect(freeAt('06:00', orders, { stores, capacity_per_day: 3 })).toEqual([5, 5]);
  });

  it('frees a place when the hold of an unpaid order has lapsed', () => {
    const stores = [aStore('a')];
    const unpaid = ordersOf('a', 1, { held_until: at('06:30').toISOString() });
    expect(freeAt('06:00', unpaid, { stores })).toEqual([null, 4]);
    expect(freeAt('07:00', unpaid, { stores })).toEqual([null, 5]);
  });

  it('end with the cutoff and on closed days', () => {
    expect(freeAt('11:30', [], { stores: [aStore('a')] })).toEqual([0, 0]);
    expect(freeAt('06:00', [], { stores: [aStore('a', { closed_days: [day] })] })).toEqual([0, 0]);
  });

  it('counts none for admins, who see no company', () => {
    const loads = dayLoad(ordersOf('a', 1), undefined, day, at('06:00'), 'Australia/Sydney');
    expect(loads.map(({ free }) => free)).toEqual([null]);
  });
});
