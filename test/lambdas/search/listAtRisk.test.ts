import { listAtRisk } from '@bloomkin/lambdas/api/search/listNeeds.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { aFlorist } from '#support/catalogueItems.ts';

const timeZone = 'Australia/Sydney';
/** Friday, 3:30 pm in Sydney; the store opens from 9 am to 6 pm. */
const now = new Date('2026-11-20T04:30:00Z');
const companyId = CompanyId.parse('petal');
const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, startTime: '09:00', stopTime: '18:00' }));
const stores = () => aFlorist('Petal').stores.map((store) => ({ ...store, timeZone, workingTimes: hours }));

interface Given {
  day: string;
  stopTime?: string;
  status?: OrderItem['status'];
  paid?: boolean;
  placed?: string;
}

const given = ({
  day,
  stopTime = '18:00',
  status = 'new',
  paid = true,
  placed = '2026-11-20T04:20:00Z',
}: Given) => ({
  ...{ id: OrderId.parse(ulid(Date.parse(placed))), companyId, day, timeZone, status },
  ...{
    period: { startTime: '09:00', stopTime },
    paymentStatus: paid ? ('paid' as const) : ('not_paid' as const),
  },
});

const counts = (order: Given) =>
  listAtRisk([given(order)], stores, now).map(({ late, soon, waiting }) => ({ late, soon, waiting }));

describe('a florist with an open order', () => {
  it.each([
    ['counts one of another day as late', { day: '2026-11-18', status: 'formation' }, [1, 0, 0]],
    ['ignores an unpaid one nobody accepted', { day: '2026-11-18', paid: false }, undefined],
    [
      'counts one that is not made before 6 pm as due soon',
      { day: '2026-11-20', status: 'formation' },
      [0, 1, 0],
    ],
    ['leaves a made one in peace', { day: '2026-11-20', status: 'ready_to_ship' }, undefined],
    ['counts 40 minutes of opening hours', { day: '2026-11-21', placed: '2026-11-20T03:40:00Z' }, [0, 0, 1]],
    ['counts no night', { day: '2026-11-21', placed: '2026-11-20T04:00:00Z' }, undefined],
    ['lets one for next week wait', { day: '2026-11-27', placed: '2026-11-20T00:00:00Z' }, undefined],
    [
      'calls for one of next week after a working day',
      { day: '2026-11-27', placed: '2026-11-18T00:00:00Z' },
      [0, 0, 1],
    ],
  ] satisfies [string, Given, number[] | undefined][])('%s', (_, order, expected) => {
    const [late, soon, waiting] = expected ?? [];
    expect(counts(order)).toEqual(expected ? [{ late, soon, waiting }] : []);
  });
});
