import { computeCommission } from '@bloomkin/shared/rules/commission.ts';
import { computeGst } from '@bloomkin/shared/rules/gst.ts';
import {
  planRefund,
  type RefundableOrder,
  refundableCents,
  refundableCount,
  refundRefusal,
} from '@bloomkin/shared/rules/refund.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const order: RefundableOrder = {
  status: 'completed',
  isPaidByCard: true,
  isDisputed: false,
  chargedCents: 21_500,
  deliveryCents: 1500,
  lines: [
    { productId: 'posy', priceCents: 5000, count: 3 },
    { productId: 'vase', priceCents: 5000, count: 1 },
  ],
  refundedCents: 0,
  refunds: [],
};
const posy = { productId: 'posy' };
const request = { amountCents: 10_000, items: [{ productId: 'posy', count: 2 }], delivery: false };

describe('a refund', () => {
  it('takes the whole rest by default', () => {
    expect(planRefund(order, {})).toEqual({ amountCents: 21_500, items: [], delivery: false });
    const partly = { ...order, refundedCents: 1500, refunds: [{ ...request, state: 'asked' as const }] };
    expect(planRefund(partly, {})).toMatchObject({ amountCents: 10_000 });
  });

  it('takes the items’ price, with the delivery when it is chosen', () => {
    const items = [
      { productId: 'posy', count: 1 },
      { productId: 'posy', count: 1 },
    ];
    const plan = planRefund(order, { items, delivery: true });
    expect(plan).toEqual({ amountCents: 11_500, items: [{ productId: 'posy', count: 2 }], delivery: true });
  });

  it('tells the sizes of a product apart', () => {
    const [petite, grand] = ['petite', 'grand'].map((sizeId) => ({ productId: 'posy', sizeId }));
    const lines = [
      { ...petite, productId: 'posy', priceCents: 5000, count: 1 },
      { ...grand, productId: 'posy', priceCents: 9000, count: 2 },
    ];
    const sized = { ...order, lines };
    const items = [{ productId: 'posy', sizeId: 'grand', count: 2 }];
    expect(planRefund(sized, { items })).toMatchObject({ amountCents: 18_000, items });
    expect(planRefund(sized, { items: [{ productId: 'posy', sizeId: 'petite', count: 2 }] })).toMatchObject({
      path: 'items.0.count',
    });
    expect(planRefund(sized, { items: [{ ...posy, count: 1 }] })).toMatchObject({ path: 'items.0.count' });
  });

  it.each(['asked', 'done'] as const)('refunds no item twice: the earlier one is %s', (state) => {
    const later = {
      ...order,
      refundedCents: state === 'done' ? 10_000 : 0,
      refunds: [{ ...request, state }],
    };
    expect(refundableCount(later, posy)).toBe(1);
    const items = [{ productId: 'posy', count: 2 }];
    expect(planRefund(later, { items })).toMatchObject({ path: 'items.0.count' });
  });

  it('ignores a failed earlier one', () => {
    const failed = { ...order, refunds: [{ ...request, state: 'failed' as const }] };
    expect([refundableCents(failed), refundableCount(failed, posy)]).toEqual([21_500, 3]);
  });

  it('rejects zero, too much and unknown items', () => {
    for (const wish of [
      { amountCents: 0 },
      { amountCents: 21_501 },
      { items: [{ productId: 'x', count: 1 }] },
    ])
      expect(planRefund(order, wish)).toHaveProperty('path');
  });

  it('waits for the bank and needs an open card payment', () => {
    expect(refundRefusal(order)).toBeUndefined();
    expect(refundRefusal({ ...order, isDisputed: true })).toBe('ORDER.DISPUTED');
    for (const change of [{ isPaidByCard: false }, { status: 'canceled' }, { refundedCents: 21_500 }])
      expect(refundRefusal({ ...order, ...change })).toBe('ORDER.NOT_REFUNDABLE');
  });
});

describe('commission and GST', () => {
  it('return exactly with a refund', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 5000 }),
        (cents, points) => {
          const percent = points / 100;
          expect(computeCommission(0 - cents, percent) + computeCommission(cents, percent)).toBe(0);
          expect(computeGst(0 - cents, true) + computeGst(cents, true)).toBe(0);
        },
      ),
    );
  });

  it('round half a cent up', () => {
    expect([computeCommission(105, 10), computeCommission(1000, 12.5), computeCommission(100, 0)]).toEqual([
      11, 125, 0,
    ]);
    expect([1100, 246_800, 3080].map((cents) => computeGst(cents, true))).toEqual([100, 22_436, 280]);
  });
});
