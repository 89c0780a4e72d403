import { listAtRisk } from '@bloomkin/lambdas/api/search/listNeeds.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';

const timeZone = 'Australia/Sydney';
/** Friday, 3:30 pm in Sydney. */
const now = new Date('2026-11-20T04:30:00Z');
const companyId = CompanyId.parse('petal');
const id = OrderId.parse('order');
interface Given {
  day: string;
  stopTime?: string;
  status?: OrderItem['status'];
  paid?: boolean;
  acceptBy?: string;
  pickup?: boolean;
}

const given = ({ day, stopTime = '18:00', status = 'new', paid = true, pickup = false }: Given) => ({
  ...{ id, companyId, day, timeZone, status },
  ...{
    period: { startTime: '09:00', stopTime },
    isPickup: pickup,
    paymentStatus: paid ? ('paid' as const) : ('not_paid' as const),
  },
});

const counts = (order: Given) =>
  listAtRisk([given(order)], new Map(order.acceptBy ? [[id, new Date(order.acceptBy)]] : []), now).map(
    ({ late, soon, waiting }) => ({ late, soon, waiting }),
  );

describe('a florist with an open order', () => {
  it.each([
    ['counts one of another day as late', { day: '2026-11-18', status: 'formation' }, [1, 0, 0]],
    ['ignores an unpaid one nobody accepted', { day: '2026-11-18', paid: false }, undefined],
    [
      'counts one that leaves in half an hour and is not made as due soon',
      { day: '2026-11-20', stopTime: '19:00', status: 'formation' },
      [0, 1, 0],
    ],
    [
      'leaves one in peace that has more time to leave',
      { day: '2026-11-20', stopTime: '19:01', status: 'formation' },
      undefined,
    ],
    ['leaves a made one in peace', { day: '2026-11-20', status: 'ready_to_ship' }, undefined],
    [
      'leaves one in peace that its buyer did not pick up',
      { day: '2026-11-20', stopTime: '12:00', status: 'ready_to_ship', pickup: true },
      undefined,
    ],
    [
      'counts one that is to be accepted within half an hour',
      { day: '2026-11-21', acceptBy: '2026-11-20T05:00:00Z' },
      [0, 0, 1],
    ],
    [
      'leaves one in peace that has more time to be accepted',
      { day: '2026-11-21', acceptBy: '2026-11-20T05:01:00Z' },
      undefined,
    ],
  ] satisfies [string, Given, number[] | undefined][])('%s', (_, order, expected) => {
    const [late, soon, waiting] = expected ?? [];
    expect(counts(order)).toEqual(expected ? [{ late, soon, waiting }] : []);
  });
});
