import { commissionAfterDiscount, computeCommission } from '@bloomkin/shared/rules/commission.ts';
import { netCents, recountDiscount, takePercent } from '@bloomkin/shared/rules/discount.ts';
import { planRefund, type RefundableOrder } from '@bloomkin/shared/rules/refund.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a discounted line', () => {
  const discounted = fc.record({
    priceCents: fc.integer({ min: 100, max: 99_999 }),
    count: fc.integer({ min: 1, max: 30 }),
    percent: fc.integer({ min: 0, max: 90 }),
  });

  it('refunds, piece by piece, exactly the paid amount', () => {
    fc.assert(
      fc.property(
        discounted,
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 30 }),
        ({ priceCents, count, percent }, pieces) => {
          const discountCents = takePercent(priceCents * count, percent);
          const totalCents = priceCents * count - discountCents;
          fc.pre(totalCents > 0);
          const ref = { productId: 'posy' };
          let order: RefundableOrder = {
            ...{ status: 'completed', isPaidByCard: true, isDisputed: false, totalCents, deliveryCents: 0 },
            chargedCents: totalCents,
            lines: [{ ...ref, priceCents, count, discountCents }],
            ...{ refundedCents: 0, refunds: [] },
          };
          let left = count;
          for (const wanted of [...pieces, count]) {
            const taken = Math.min(wanted, left);
            if (taken === 0) continue;
            const plan = planRefund(order, { items: [{ ...ref, count: taken }] });
            if ('path' in plan) throw new Error(plan.message);
            const { amountCents } = plan;
            order = {
              ...order,
              refundedCents: order.refundedCents + amountCents,
              refunds: [...order.refunds, { ...plan, state: 'done' as const }],
            };
            left -= taken;
          }
          expect(order.refundedCents).toBe(totalCents);
        },
      ),
    );
  });

  it('keeps its share after a new count', () => {
    fc.assert(
      fc.property(discounted, fc.integer({ min: 1, max: 60 }), ({ priceCents, count, percent }, next) => {
        const discountCents = takePercent(priceCents * count, percent);
        const after = { priceCents, count: next };
        expect(recountDiscount({ kind: 'percent', value: percent }, { count, discountCents }, after)).toBe(
          takePercent(priceCents * next, percent),
        );
        const amount = recountDiscount({ kind: 'amount', value: 1 }, { count, discountCents }, after);
        expect(amount).toBeLessThanOrEqual(discountCents);
        expect(amount).toBeLessThanOrEqual(priceCents * next);
        expect(netCents({ ...after, discountCents: amount }, next)).toBe(priceCents * next - amount);
      }),
    );
  });
});

describe('a discount of the market', () => {
  it('pays the florist in full at the commission’s cost', () => {
    const percents = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 500_000 }),
        percents,
        (goodsCents, [commissionPercent, wish]) => {
          const marketCents = takePercent(goodsCents, Math.min(wish, commissionPercent));
          const chargedCents = goodsCents - marketCents;
          const commission = (soldCents: number) =>
            commissionAfterDiscount({ soldCents, wholeCents: chargedCents, marketCents, commissionPercent });
          const share = chargedCents - commission(chargedCents);
          expect(share).toBe(
            Math.min(chargedCents, goodsCents - computeCommission(goodsCents, commissionPercent)),
          );
          expect(commission(chargedCents)).toBeGreaterThanOrEqual(0);
          expect(commission(0)).toBe(0);
        },
      ),
    );
  });
});
