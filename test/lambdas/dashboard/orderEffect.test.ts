import { nextStep, toDayAdditions } from '@bloomkin/lambdas/model/figures/countFigures.ts';
import { computeOrderEffect } from '@bloomkin/lambdas/model/figures/orderEffect.ts';
import { CompanyId, ProductId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderItem, aPaidOrder } from '#support/orderItem.ts';

const categories = { roses: 'bouquets' };

describe('an order’s part of the figures', () => {
  it('counts its status alone until it is paid', () => {
    expect(computeOrderEffect(anOrderItem(), categories)).toEqual({ '2026-11-20~statuses.new': 1 });
  });

  it('belongs to the day it was placed on, by its store’s clock', () => {
    const effect = computeOrderEffect(
      aPaidOrder({ createdAt: '2026-11-20T15:30:00.000Z', timeZone: 'Australia/Perth' }),
      categories,
    );
    expect(effect).toMatchObject({
      '2026-11-20~totals.orders': 1,
      '2026-11-20~totals.cents': 19_100,
      '2026-11-20~hourCents.23': 19_100,
      '2026-11-20~stateCents.NSW': 19_100,
      '2026-11-20~productCount.roses': 2,
      '2026-11-20~categoryCents.bouquets': 17_900,
    });
  });

  it('counts the delivery on the day it was to arrive', () => {
    const late = aPaidOrder({ status: 'completed', completedAt: '2026-11-21T04:01:00.000Z' });
    expect(computeOrderEffect(late, categories)).toMatchObject({ '2026-11-21~totals.delivered': 1 });
    expect(computeOrderEffect(late, categories)).not.toHaveProperty('2026-11-21~totals.onTime');
    const early = { ...late, completedAt: '2026-11-21T03:59:00.000Z' };
    expect(computeOrderEffect(early, categories)).toMatchObject({ '2026-11-21~totals.onTime': 1 });
  });

  it.each([
    ['ready in time, and fetched an hour later', true, '03:30', 1],
    ['ready after its window', true, '04:10', undefined],
    ['delivered late, though it was ready', false, '03:30', undefined],
  ])('judges a pick-up by when it is ready: %s', (_, isPickup, readyAt, onTime) => {
    const at = `2026-11-21T${readyAt}:00.000Z`;
    const history = [{ at, by: 'Florist', what: 'status', from: 'formation', to: 'ready_to_ship' } as const];
    const order = aPaidOrder({
      ...{ isPickup, history, status: 'completed', completedAt: '2026-11-21T05:00:00.000Z' },
    });
    expect(computeOrderEffect(order, categories)['2026-11-21~totals.onTime']).toBe(onTime);
  });

  it('keeps the rest of a refund and of a lost dispute', () => {
    const refund = {
      number: 1,
      amountCents: 8950,
      items: [{ productId: ProductId.parse('roses'), count: 1 }],
    };
    const refunded = aPaidOrder({
      refundedCents: 8950,
      refunds: [{ ...refund, delivery: false, reason: '', at: '', state: 'done' }],
    });
    expect(computeOrderEffect(refunded, categories)).toMatchObject({
      '2026-11-20~totals.cents': 10_150,
      '2026-11-20~productCount.roses': 1,
    });
    const dispute = { id: 'd', amountCents: 19_100, reason: '', respondBy: null, state: 'lost' } as const;
    expect(computeOrderEffect(aPaidOrder({ dispute }), categories)).not.toHaveProperty(
      '2026-11-20~totals.cents',
    );
  });

  it('keeps the size that was not refunded', () => {
    const [petite, grand] = [SizeId.parse('petite'), SizeId.parse('grand')];
    const [line] = anOrderItem().lines;
    if (!line) throw new Error('The order has no line');
    const refund = { number: 1, amountCents: 10_000, delivery: false, reason: '', at: '' };
    const order = aPaidOrder({
      lines: [
        { ...line, sizeId: petite, sizeName: 'Petite', priceCents: 5000, count: 1 },
        { ...line, sizeId: grand, sizeName: 'Grand', priceCents: 10_000, count: 1 },
      ],
      refundedCents: 10_000,
      refunds: [
        { ...refund, items: [{ productId: line.productId, sizeId: grand, count: 1 }], state: 'done' },
      ],
    });
    expect(computeOrderEffect(order, categories)).toMatchObject({
      '2026-11-20~productCount.roses': 1,
      '2026-11-20~productCents.roses': 5000,
      '2026-11-20~categoryCents.bouquets': 5000,
    });
  });

  it('ends with canceling and with a whole refund', () => {
    for (const about of [{ status: 'canceled' }, { paymentStatus: 'refunded' }] as const)
      expect(Object.keys(computeOrderEffect(aPaidOrder(about), categories))).toEqual([
        `2026-11-20~statuses.${'status' in about ? 'canceled' : 'new'}`,
        '2026-11-20~totals.paid',
      ]);
  });
});

const effects = fc.dictionary(fc.stringMatching(/^2026-11-2[0-3]~totals\.[a-z]{1,2}$/), fc.integer(), {
  maxKeys: 200,
});

describe('the steps of counting', () => {
  it('lead to the new state, at most sixty paths at a time', () => {
    fc.assert(
      fc.property(effects, effects, (before, wanted) => {
        let counted: Readonly<Record<string, number>> = before;
        for (let step = nextStep(counted, wanted); step; step = nextStep(counted, wanted)) {
          expect(step.differences.length).toBeLessThanOrEqual(60);
          counted = step.counted;
        }
        const expected = Object.entries(wanted).filter(([, value]) => value !== 0);
        const left = Object.entries(counted).filter(([, value]) => value !== 0);
        expect(Object.fromEntries(left)).toEqual(Object.fromEntries(expected));
      }),
    );
  });

  it('add to market, florist and category, without products there', () => {
    const additions = toDayAdditions(CompanyId.parse('petal'), [
      ['2026-11-20~totals.orders', 1],
      ['2026-11-20~totals.cents', 500],
      ['2026-11-20~categoryCents.bouquets', 500],
      ['2026-11-20~productCents.roses', 500],
    ]);
    expect(additions).toEqual([
      {
        day: '2026-11-20',
        company: {
          'totals.orders': 1,
          'totals.cents': 500,
          'categoryCents.bouquets': 500,
          'productCents.roses': 500,
        },
        market: { 'totals.orders': 1, 'totals.cents': 500 },
        florist: { 'totals.orders': 1, 'totals.cents': 500 },
        shares: { 'floristOrders.petal': 1, 'floristCents.petal': 500, 'categoryCents.bouquets': 500 },
      },
    ]);
  });
});
