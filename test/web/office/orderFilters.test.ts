import { listPageNumbers } from '@bloomkin/web/components/list/Pagination.tsx';
import { nameList } from '@bloomkin/web/office/kit/list/defineList.ts';
import {
  daysHeading,
  noFilters,
  type OrderFilters,
  orderCodec,
  orderFilters,
  toOrderQuery,
} from '@bloomkin/web/office/orders/filters/orderFilters.tsx';
import { describe, expect, it } from 'vitest';

const { read, write } = orderCodec;
const nameOrders = ({ page, perPage, ...values }: OrderFilters) =>
  nameList({ name: 'orders', filters: orderFilters }, values, page);

describe('the filters of the order list', () => {
  it('survive the URL', () => {
    const filters = {
      status: 'formation',
      search: 'Priya & co',
      day: '2026-11-29',
      from: '',
      to: '',
      period: '12:00',
      late: '1',
      kind: 'pickup',
      payment: 'not_paid',
      company: 'petal',
      product: 'Tulip Crush',
      sort: '-total',
      page: 3,
      perPage: 50,
    } as const;
    expect(read(new URLSearchParams(`${write(filters)}`))).toEqual(filters);
  });

  it('search the orders of a product by its name, with the words typed beside it', () => {
    const find = (search: string) =>
      toOrderQuery({ ...noFilters, product: 'Tulip Crush', search }, '2026-11-20').search;
    expect([find(''), find('Priya')]).toEqual(['Tulip Crush', 'Priya Tulip Crush']);
  });

  it('leave no trace in the URL without a filter', () => {
    expect(`${write(noFilters)}`).toBe('');
  });

  it('show the whole list for invalid values in the URL', () => {
    expect(
      read(
        new URLSearchParams(
          'status=lost&kind=air&page=-2&payment=1&days=soon&period=25:00&sort=-name&size=7',
        ),
      ),
    ).toEqual(noFilters);
  });

  it.each([
    ['today', '2026-11-30', '2026-11-30'],
    ['tomorrow', '2026-12-01', '2026-12-01'],
    ['near', '2026-11-30', '2026-12-01'],
    ['2027-02-14', '2027-02-14', '2027-02-14'],
  ])('turn %s into %s to %s in the store, across a month’s end too', (days, from, to) => {
    const query = toOrderQuery(read(new URLSearchParams({ days })), '2026-11-30');
    expect(query).toEqual({ sort: 'delivery', from, to });
  });

  it.each([
    ['both ends', '2026-11-16', '2026-11-22', 'from=2026-11-16&to=2026-11-22', 'Mon 16 Nov to Sun 22 Nov'],
    ['no end', '2026-11-16', '', 'from=2026-11-16', 'from Mon 16 Nov'],
    ['no beginning', '', '2026-11-22', 'to=2026-11-22', 'until Sun 22 Nov'],
  ] as const)('keep a range with %s in the URL, the query and the label', (_, from, to, search, name) => {
    const filters = { ...noFilters, from, to };
    expect(`${write(filters)}`).toBe(search);
    expect(read(new URLSearchParams(search))).toEqual(filters);
    expect(toOrderQuery(filters, '2026-11-30')).toEqual({
      sort: 'delivery',
      ...(from && { from }),
      ...(to && { to }),
    });
    expect(nameOrders(filters)).toBe(`orders (${name})`);
  });

  it.each(['from=2026-11-22&to=2026-11-16', 'from=soon', 'to=2026-13-01'])(
    'show the whole list for an invalid range (%s)',
    (search) => expect(read(new URLSearchParams(search))).toEqual(noFilters),
  );

  it('prefer a range over a day where the URL has both', () => {
    expect(read(new URLSearchParams('days=today&from=2026-11-16'))).toEqual({
      ...noFilters,
      from: '2026-11-16',
    });
  });

  it('send delivery or pickup to the API, for exact tabs and pages', () => {
    expect(toOrderQuery({ ...noFilters, kind: 'pickup' }, '2026-11-30')).toMatchObject({ pickup: true });
    expect(toOrderQuery({ ...noFilters, kind: 'delivery' }, '2026-11-30')).toMatchObject({ pickup: false });
  });

  it('appear in a message', () => {
    expect(nameOrders(noFilters)).toBe('orders');
    expect(
      nameOrders({
        ...noFilters,
        status: 'ready_to_ship',
        search: ' Priya ',
        day: 'near',
        late: '1',
        kind: 'pickup',
        payment: 'not_paid',
        page: 3,
      }),
    ).toBe('orders (ready to ship, “Priya”, today and tomorrow, late, pickup, not paid, page 3)');
  });

  it('link to both ends and the neighbours', () => {
    expect(listPageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
    expect(listPageNumbers(1, 2)).toEqual([1, 2]);
  });
});

it.each([
  ['Friday 20 November', {}],
  ['Saturday 21 November', { day: 'tomorrow' }],
  ['Friday 20 November to Saturday 21 November', { day: 'near' }],
  ['Until Monday 30 November', { to: '2026-11-30' }],
] as const)('heads the list with %s for %o', (heading, days) =>
  expect(daysHeading({ ...noFilters, ...days }, '2026-11-20')).toBe(heading),
);
