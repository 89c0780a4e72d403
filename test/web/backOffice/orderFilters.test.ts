import {
  describeFilters,
  noFilters,
  readFilters,
  toOrderQuery,
  writeFilters,
} from '@bloomkin/web/backOffice/orders/filters/orderFilters.ts';
import { listPageNumbers } from '@bloomkin/web/components/list/Pagination.tsx';
import { describe, expect, it } from 'vitest';

describe('the filters of the order list', () => {
  it('survive the way through the address', () => {
    const filters = {
      status: 'formation',
      search: 'Priya & co',
      day: '2026-11-29',
      period: '12:00',
      late: true,
      kind: 'pickup',
      payment: 'not_paid',
      company: 'petal',
      sort: { by: 'total', direction: 'desc' },
      page: 3,
      perPage: 50,
    } as const;
    expect(readFilters(new URLSearchParams(`${writeFilters(filters)}`))).toEqual(filters);
  });

  it('leave no trace in the address when nothing is chosen', () => {
    expect(`${writeFilters(noFilters)}`).toBe('');
  });

  it('an address that somebody bent shows the whole list', () => {
    expect(
      readFilters(
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
  ])('%s is from %s to %s in the store, over the month’s end too', (day, from, to) => {
    const query = toOrderQuery({ ...noFilters, day }, '2026-11-30');
    expect(query).toEqual({ sort: 'delivery', from, to });
  });

  it('delivery or pickup is asked of the server, so that tabs and pages count right', () => {
    expect(toOrderQuery({ ...noFilters, kind: 'pickup' }, '2026-11-30')).toMatchObject({ pickup: true });
    expect(toOrderQuery({ ...noFilters, kind: 'delivery' }, '2026-11-30')).toMatchObject({ pickup: false });
  });

  it('are named in a message', () => {
    expect(describeFilters(noFilters)).toBe('orders');
    expect(
      describeFilters({
        ...noFilters,
        status: 'ready_to_ship',
        search: ' Priya ',
        day: 'near',
        late: true,
        kind: 'pickup',
        payment: 'not_paid',
        page: 3,
      }),
    ).toBe('orders (ready to ship, “Priya”, today and tomorrow, late, pickup, not paid, page 3)');
  });

  it('the way to other pages shows the ends and the neighbours', () => {
    expect(listPageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
    expect(listPageNumbers(1, 2)).toEqual([1, 2]);
  });
});
