import { sumTaken } from '@bloomkin/web/office/kit/sumTaken.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const paid = { payment_status: 'paid', total: 100, charged: 100 };

describe('the orders taken today', () => {
  it('leaves out unpaid, canceled and refunded ones', () => {
    const orders = [
      anOrder(paid),
      anOrder({ total: 50 }),
      anOrder({ ...paid, status: 'canceled' }),
      anOrder({ ...paid, payment_status: 'refunded', refunded: 100 }),
    ];
    expect(sumTaken(orders)).toEqual({ count: 1, dollars: 100 });
  });

  it('counts an unpaid one that was completed', () => {
    expect(sumTaken([anOrder({ status: 'completed', total: 50 })])).toEqual({ count: 1, dollars: 50 });
  });

  it('sums whole cents', () => {
    const orders = [anOrder({ ...paid, charged: 100.1, refunded: 30.2 })];
    expect(sumTaken(orders)).toEqual({ count: 1, dollars: 69.9 });
  });

  it('sums what was paid less refunds and lost disputes', () => {
    const dispute = { amount: 20, reason: 'fraudulent', respond_by: null };
    const orders = [
      anOrder({ ...paid, total: 130 }),
      anOrder({ ...paid, refunded: 30 }),
      anOrder({ ...paid, dispute: { ...dispute, state: 'lost' } }),
      anOrder({ ...paid, dispute: { ...dispute, state: 'open' } }),
    ];
    expect(sumTaken(orders)).toEqual({ count: 4, dollars: 100 + 70 + 80 + 100 });
  });
});
