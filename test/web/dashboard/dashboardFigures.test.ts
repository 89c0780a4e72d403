import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import {
  axisTop,
  compareWhole,
  percentChange,
  pointsChange,
} from '@bloomkin/web/office/dashboard/changes.ts';
import { readPeriod, writePeriod } from '@bloomkin/web/office/dashboard/dashboardPeriods.ts';
import { toMarketNeeds } from '@bloomkin/web/office/dashboard/marketNeeds.ts';
import { toWaitingNeeds } from '@bloomkin/web/office/dashboard/useNeeds.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

describe('a change', () => {
  it('shows a direction and a size', () => {
    expect(percentChange(107.6, 100)).toEqual({ direction: 'up', size: '7.6%' });
    expect(percentChange(0, 100)).toEqual({ direction: 'down', size: '100%' });
    expect(percentChange(100, 100)).toEqual({ direction: 'same', size: '0%' });
    expect(pointsChange(0.962, 0.969)).toEqual({ direction: 'down', size: '0.7 points' });
  });

  it('shows nothing after zero, and for a running day', () => {
    expect(percentChange(5, 0)).toBeUndefined();
    expect(compareWhole({ is_running: true, from: '2026-11-20', to: '2026-11-20' }, 5, 9)).toBeUndefined();
  });
});

it('the axis ends above the highest bar, at most twice as high', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 10_000_000 }), (highest) => {
      const top = axisTop(highest, 4);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top).toBeLessThanOrEqual(highest * 2);
    }),
  );
});

describe('the period of the address', () => {
  it('reads as it is written', () => {
    for (const search of ['', 'days=1', 'days=28', 'from=2026-10-01&to=2026-10-07'])
      expect(`${new URLSearchParams(writePeriod(readPeriod(new URLSearchParams(search))))}`).toBe(search);
  });

  it('falls back to seven days when it makes no sense', () => {
    for (const search of ['days=9', 'from=2026-10-07&to=2026-10-01', 'from=2026-01-01&to=2026-12-31'])
      expect(readPeriod(new URLSearchParams(search)).name).toBe('7');
  });
});

describe('orders that wait to be accepted', () => {
  const now = new Date('2026-11-20T02:00:00.000Z');
  const paidAt = (at: string, created_at = at) =>
    anOrder({
      created_at,
      id: at.replaceAll(/\W/g, ''),
      payment_status: 'paid',
      company_info: { id: 'petal', name: 'Petal', brand: 'Petal', logo: null },
      history: [{ at, by: 'Card payment', what: 'payment_status', from: 'not_paid', to: 'paid' }],
    });

  it('appear forty minutes after the payment', () => {
    const orders = [paidAt('2026-11-20T01:21:00.000Z'), paidAt('2026-11-20T01:20:00.000Z')];
    const [need, ...others] = toWaitingNeeds(orders, 2, now, 'Australia/Sydney');
    expect(others).toEqual([]);
    expect(need).toMatchObject({
      title: '1 order paid but not accepted for 40 min',
      detail: 'The first is due today, 12–3 pm.',
      when: 'since 12:20 pm',
      path: '/orders/view/20261120T012000000Z',
    });
  });

  it('name the day when they wait since another', () => {
    const [need] = toWaitingNeeds([paidAt('2026-11-19T06:57:00.000Z')], 1, now, 'Australia/Sydney');
    expect(need?.when).toBe('since Thu 19 Nov, 5:57 pm');
  });

  it('counts them exactly beyond a page that ends with a recent order', () => {
    const orders = [paidAt('2026-11-20T00:50:00.000Z'), paidAt('2026-11-20T01:59:00.000Z')];
    const [need] = toWaitingNeeds(orders, 180, now, 'Australia/Sydney');
    expect(need).toMatchObject({
      title: '1 order paid but not accepted for 40 min',
      detail: 'The first is due today, 12–3 pm.',
      action: 'Show the order',
    });
    expect(toWaitingNeeds(orders.slice(1), 180, now, 'Australia/Sydney')).toEqual([]);
  });

  it.each([
    ['of long waiting orders', '2026-11-20T01:00:00.000Z', 'At least 2 orders'],
    ['whose last order was placed long before it was paid', '2026-11-20T01:59:00.000Z', 'At least 1 order'],
  ])('shows a minimum beyond a page %s', (_, lastPaidAt, count) => {
    const last = paidAt(lastPaidAt, '2026-11-20T01:00:00.000Z');
    const [need] = toWaitingNeeds([paidAt('2026-11-18T00:50:00.000Z'), last], 130, now, 'Australia/Sydney');
    expect(need).toMatchObject({
      title: `${count} paid but not accepted for 40 min`,
      detail: 'The first of these is due today, 12–3 pm.',
      when: 'since Wed 18 Nov, 11:50 am',
      action: 'Show orders',
      path: expect.stringMatching(/^\/orders\/list\/full\?/),
    });
  });

  it('counts them exactly when the page has them all', () => {
    const orders = [paidAt('2026-11-20T00:50:00.000Z'), paidAt('2026-11-20T01:00:00.000Z')];
    const [need] = toWaitingNeeds(orders, 2, now, 'Australia/Sydney');
    expect(need?.title).toBe('2 orders paid but not accepted for 40 min');
  });
});

it('puts a florist with late orders first, with the phone', () => {
  const company = { id: CompanyId.parse('petal'), brand: 'Petal' };
  const late = { ...{ late: 2, soon: 1, waiting: 0 }, order_id: OrderId.parse('o1') };
  const [need] = toMarketNeeds(
    {
      at_risk: [{ company, phone: '+61255501234', ...late, due_by: '2026-11-18T07:00:00.000Z' }],
      ...{ closed: [], held_payouts: [{ company, amount: 20 }], disputes: [] },
      to_answer: { claims: 0, refunds: 0 },
    },
    new Date('2026-11-20T02:00:00.000Z'),
    'Australia/Sydney',
  );
  expect(need).toMatchObject({
    title: 'Petal: 2 orders late, 1 to leave and not ready',
    phone: '+61255501234',
    when: 'since Wed 18 Nov, 6 pm',
    path: expect.stringContaining('petal'),
  });
});

it('the market’s needs lead to orders, companies and disputes', () => {
  const company = { id: CompanyId.parse('petal'), brand: 'Petal' };
  const needs = toMarketNeeds(
    {
      at_risk: [],
      closed: [{ company, day: '2026-11-20', orders: 2 }],
      to_answer: { claims: 2, refunds: 1 },
      held_payouts: [{ company, amount: 3260 }],
      disputes: [
        {
          company,
          ...{ order_id: OrderId.parse('o1'), order_number: 'GKA6-VM5K', amount: 149 },
          respond_by: '2026-11-23T02:00:00.000Z',
        },
      ],
    },
    new Date('2026-11-20T02:00:00.000Z'),
    'Australia/Sydney',
  );
  expect(needs).toMatchObject([
    {
      title: 'Petal is closed today with 2 orders due',
      isLate: true,
      path: expect.stringContaining('petal'),
    },
    { title: 'Petal cannot be paid out', path: '/companies/edit/petal' },
    { title: '2 claims to answer', path: '/orders/list/cases?show=claim' },
    { title: '1 refund did not go through', path: '/orders/list/cases?show=refund' },
    { title: '1 payment in dispute, $149', when: '3 days left', path: '/orders/view/o1' },
  ]);
});
