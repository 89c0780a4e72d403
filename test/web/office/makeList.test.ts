import { CompanyId, ProductId, SizeId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { isLeftOut, leftOutMessage, makeList } from '@bloomkin/web/office/orders/list/makeList.ts';
import { describeRange } from '@bloomkin/web/office/orders/sheets/RunSheet.tsx';
import { groupRun, loadingOrder } from '@bloomkin/web/office/orders/sheets/runGroups.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const now = new Date('2026-11-20T00:30:00Z');
const anOrderOf = (status: Order['status'], ...items: [name: string, count: number, size?: string][]) =>
  anOrder({
    status,
    items: items.map(([name, count, size]) => ({
      product: {
        ...{ id: ProductId.parse(name), name, price: 50, photo: null, sku: name },
        ...{ available: true, addon: false },
        company: CompanyId.parse('petal'),
      },
      size: size ? { id: SizeId.parse(size), name: size } : null,
      product_price: 50,
      count,
    })),
  });

describe('the list of products to make', () => {
  it('adds up products of orders still to make, the most first', () => {
    const orders = [
      anOrderOf('new', ['Roses', 1], ['Tulips', 4]),
      anOrderOf('formation', ['Roses', 2]),
      anOrderOf('ready_to_ship', ['Roses', 9]),
      anOrderOf('canceled', ['Tulips', 9]),
    ];
    expect(makeList(orders, now).map(({ name, count }) => [name, count])).toEqual([
      ['Tulips', 4],
      ['Roses', 3],
    ]);
  });

  it('counts each size of a product apart', () => {
    const orders = [
      anOrderOf('new', ['Roses', 1, 'Petite'], ['Roses', 3, 'Grand'], ['Roses', 2]),
      anOrderOf('formation', ['Roses', 4, 'Petite']),
    ];
    expect(makeList(orders, now).map(({ name, count }) => [name, count])).toEqual([
      ['Roses, Petite', 5],
      ['Roses, Grand', 3],
      ['Roses', 2],
    ]);
  });
});

describe('orders that no sheet or card is printed for', () => {
  const heldUntil = (minute: string) => ({ held_until: `2026-11-20T00:${minute}:00.000Z` });

  it.each([
    [false, { status: 'new' }],
    [false, { status: 'completed' }],
    [false, { status: 'new', ...heldUntil('31') }],
    [true, { status: 'new', ...heldUntil('29') }],
    [false, { status: 'new', payment_status: 'paid', ...heldUntil('29') }],
    [true, { status: 'canceled' }],
    [true, { status: 'abandoned_cart' }],
    [true, { status: 'cart' }],
  ])('says %s for %o', (expected, fields) => expect(isLeftOut(anOrder(fields), now)).toBe(expected));

  it('makes nothing for an order that was not paid in time', () => {
    const order = anOrderOf('new', ['Roses', 1]);
    expect(makeList([{ ...order, ...heldUntil('29') }], now)).toEqual([]);
  });

  it('counts them in a sentence', () => {
    const canceled = anOrder({ status: 'canceled' });
    expect(leftOutMessage([anOrder({ status: 'new' })], now)).toBe('');
    expect(leftOutMessage([canceled], now)).toBe('1 order is left out: canceled or not paid in time');
    expect(leftOutMessage([canceled, canceled], now)).toBe(
      '2 orders are left out: canceled or not paid in time',
    );
  });
});

describe('the order of a run sheet', () => {
  const at = (number: string, address: string, about: object = {}) =>
    anOrder({ id: number, number, location: { address, lat: -33.9, lng: 151.2 }, store_id: 'a', ...about });
  const pickup = { isPickup: true, location: null, pickup_store_info: { name: 'Newtown', address: '' } };
  const evening = { delivery_period: { start_time: '18:00', stop_time: '20:00' } };

  const place = (address: string, lng: number) => ({ location: { address, lat: -33.9, lng } });
  const stores = [
    { id: StoreId.parse('a'), name: 'Newtown', ...place('1 King St', 151.2) },
    { id: StoreId.parse('b'), name: 'The Rocks', ...place('1 George St', 151.2) },
  ];

  it('goes by window, deliveries first as they are driven from the store, loaded the other way round', () => {
    const far = place('9 Far St, Enmore NSW 2042', 151.18);
    const orders = [
      at('1', '9 Union St, Pyrmont NSW 2009', evening),
      at('2', '', { ...far, items: [] }),
      at('3', '', pickup),
      at('4', '', place('7 Near Rd, Glebe NSW 2037', 151.195)),
      at('5', '', place('2 Mid St, Newtown NSW 2042', 151.19)),
      at('6', '', far),
      at('7', '1 Bay St, Glebe NSW 2037', { store_id: 'b' }),
      at('8', '', { ...pickup, deliveryDay: null }),
      at('9', '', { location: null }),
    ];
    const groups = groupRun(orders, stores);
    const lines = groups.map(({ time, parts }) => [
      time,
      ...parts.map((part) => `${part.title}, ${part.orders.map(({ number }) => number).join(' ')}`),
    ]);
    expect(lines).toEqual([
      [
        'Fri 20 Nov, 12–3 pm',
        'Deliveries from Newtown: 4 stops, 4 5 2 6 9',
        'Deliveries from The Rocks: 1 stop, 7',
        'Pick-ups at Newtown: 1 order, 3',
      ],
      ['Fri 20 Nov, 6–8 pm', 'Deliveries from Newtown: 1 stop, 1'],
      ['No day chosen', 'Pick-ups at Newtown: 1 order, 8'],
    ]);
    const [run] = groups[0]?.parts ?? [];
    expect([...(run?.stopNumbers.values() ?? [])]).toEqual([1, 2, 3, 3, 4]);
    expect(run && loadingOrder(run).split(' · ')).toHaveLength(5);
    expect(run && loadingOrder(run).startsWith('4')).toBe(true);
  });
});

describe('the days of a run sheet', () => {
  it('read as one day or as a range', () => {
    expect(describeRange(['2026-11-22', '2026-11-22'])).toBe('Sun 22 Nov');
    expect(describeRange(['2026-11-26', null, '2026-11-22'])).toBe('Sun 22 Nov to Thu 26 Nov');
    expect(describeRange([])).toBe('no day chosen');
  });
});
