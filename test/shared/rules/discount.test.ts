import { describeDiscount, describeTag } from '@bloomkin/shared/rules/describeDiscount.ts';
import {
  applyDiscounts,
  bestForProduct,
  discountLines,
  getPhase,
  leaveToPay,
  marketOwner,
  offersFor,
  shareOut,
  spread,
} from '@bloomkin/shared/rules/discount.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, type Discount, discount, lines, sum, worth } from './anyDiscount.ts';

describe('the discounts of an order', () => {
  it('reduce a line by at least the largest single discount', () => {
    fc.assert(
      fc.property(lines, fc.array(discount, { maxLength: 6 }), (goods, discounts) => {
        const best = applyDiscounts(goods, discounts, covers);
        for (const one of discounts)
          shareOut(one, goods, (each) => covers(one, each)).forEach((cents, index) => {
            expect(best[index]?.cents ?? 0).toBeGreaterThanOrEqual(cents);
          });
        goods.forEach((each, index) => {
          expect(best[index]?.cents ?? 0).toBeLessThanOrEqual(worth(each));
        });
      }),
    );
  });

  it('do not depend on their order, to the cent', () => {
    fc.assert(
      fc.property(lines, fc.array(discount, { maxLength: 6 }), (goods, discounts) => {
        const cents = (them: readonly Discount[]) =>
          applyDiscounts(goods, them, covers).map((one) => one?.cents ?? 0);
        expect(cents(discounts.toReversed())).toEqual(cents(discounts));
      }),
    );
  });

  it('spread an amount over its lines without losing a cent', () => {
    const over = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), over, (cents, goods) => {
        const shares = spread(cents, goods);
        expect(sum(shares)).toBe(Math.min(cents, sum(goods)));
        shares.forEach((share, index) => {
          expect(share).toBeLessThanOrEqual(goods[index] ?? 0);
          expect(share).toBeGreaterThanOrEqual(0);
        });
      }),
    );
    expect(spread(1000, [3333, 3333, 3334])).toEqual([333, 333, 334]);
    expect(spread(100, [1, 1, 1])).toEqual([1, 1, 1]);
  });

  it('leave a total that a card can pay, in any combination', () => {
    fc.assert(
      fc.property(lines, fc.array(discount, { maxLength: 6 }), (goods, discounts) => {
        const best = applyDiscounts(goods, discounts, covers);
        const left = leaveToPay(goods, best);
        const off = (them: typeof best) => sum(them.map((one) => one?.cents ?? 0));
        const most = Math.max(0, sum(goods.map(worth)) - 50);
        expect(off(left)).toBe(Math.min(off(best), most));
        for (const one of left) if (one) expect(one.cents).toBeGreaterThan(0);
      }),
    );
  });

  it('stay within the commission when the market’s', () => {
    const wishes = fc.array(discount, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(lines, wishes, fc.integer({ min: 1, max: 30 }), (goods, them, percent) => {
        const offered = them.map((one) => ({
          ...one,
          ownerId: marketOwner,
          value:
            one.kind === 'percent'
              ? Math.min(one.value, percent)
              : Math.floor((one.minOrderCents * percent) / 100),
        }));
        const best = applyDiscounts(goods, offered, covers);
        const maxCents = (sum(goods.map(worth)) * percent) / 100;
        // Half a cent a line is rounded for the buyer.
        expect(sum(best.map((one) => one?.cents ?? 0))).toBeLessThanOrEqual(maxCents + goods.length / 2);
      }),
    );
  });

  it('take as much off by the offers on cards as by all terms', () => {
    const wishes = fc.array(fc.tuple(discount, fc.constantFrom('petal', marketOwner)), { maxLength: 8 });
    const groups = fc.tuple(fc.nat(99_999), fc.nat(99_999), fc.nat(99_999));
    fc.assert(
      fc.property(lines, wishes, groups, (goods, them, prices) => {
        const all = them.map(([one, ownerId], id) => ({ ...one, ownerId, id }));
        // A product's size may cost more than the price on its card.
        const offers = prices.map((cents, group) =>
          offersFor(
            all.filter((one) => one.groups.includes(group)),
            cents,
          ),
        );
        const known = all.filter((one) => offers.some((own) => own.includes(one)));
        const byCards = discountLines(
          goods,
          known,
          (one, { group }) => offers[group]?.includes(one) ?? false,
        );
        const byTerms = discountLines(goods, all, covers);
        const off = (best: typeof byTerms) => best.map((one) => one?.cents ?? 0);
        expect(off(byCards)).toEqual(off(byTerms));
      }),
    );
  });

  it('take as much off by cards where the limited ones are used up', () => {
    const wishes = fc.array(fc.tuple(discount, fc.constantFrom('petal', marketOwner), fc.boolean()), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(lines, wishes, fc.nat(99_999), (goods, them, cardCents) => {
        const all = them.map(([one, ownerId, limited], id) => ({
          ...{ ...one, ownerId, id, limitPerPerson: limited ? 1 : null },
        }));
        const offers = [0, 1, 2].map((group) =>
          offersFor(
            all.filter((one) => one.groups.includes(group)),
            cardCents,
          ),
        );
        const usable = all.filter(({ limitPerPerson }) => limitPerPerson === null);
        const known = usable.filter((one) => offers.some((own) => own.includes(one)));
        const byCards = discountLines(
          goods,
          known,
          (one, { group }) => offers[group]?.includes(one) ?? false,
        );
        const byTerms = discountLines(goods, usable, covers);
        const off = (best: typeof byTerms) => best.map((one) => one?.cents ?? 0);
        expect(off(byCards)).toEqual(off(byTerms));
      }),
    );
  });

  it('require the smallest order in flowers', () => {
    const goods = [{ priceCents: 4999, count: 1, group: 0 }];
    const off = { kind: 'percent' as const, value: 10, minOrderCents: 5000, groups: [0] };
    expect(applyDiscounts(goods, [off], covers)).toEqual([null]);
    expect(applyDiscounts(goods, [{ ...off, minOrderCents: 4999 }], covers)[0]?.cents).toBe(500);
  });

  it('use the first of equals to spare a code', () => {
    const goods = [{ priceCents: 1000, count: 1, group: 0 }];
    const [automatic, code] = [1, 2].map((id) => ({
      ...{ id, kind: 'percent' as const, value: 10, minOrderCents: 0, groups: [0] },
    }));
    const all = [automatic, code].flatMap((one) => one ?? []);
    expect(applyDiscounts(goods, all, covers)[0]?.discount).toMatchObject({ id: 1 });
  });
});

describe('the days of a discount', () => {
  const may = { active: true, fromDay: '2026-05-01', toDay: '2026-05-08' };

  it.each([
    ['2026-04-30', 'coming'],
    ['2026-05-01', 'live'],
    ['2026-05-08', 'live'],
    ['2026-05-09', 'over'],
  ])('on %s: %s', (day, phase) => {
    expect(getPhase(may, day)).toBe(phase);
    expect(getPhase({ ...may, active: false }, day)).toBe(phase === 'over' ? 'over' : 'off');
  });
});

describe('the text of a discount', () => {
  const percent = { kind: 'percent' as const, value: 15, minOrderCents: 5000, code: null };
  const may = { fromDay: '2026-05-01', toDay: '2026-05-08', limitTotal: 100, limitPerPerson: null };

  it('says what, where, when and how often', () => {
    expect(describeDiscount({ ...percent, ...may, florist: 'Rosebud' })).toBe(
      '15% off orders from $50 at Rosebud, 1–8 May, 100 times',
    );
    const code = { kind: 'amount' as const, value: 1000, minOrderCents: 6000, code: 'HELLO10' };
    const always = { fromDay: null, toDay: null, limitTotal: null, limitPerPerson: 1 };
    expect(describeDiscount({ ...code, ...always, category: 'Natives' })).toBe(
      '$10 off Natives in orders from $60 at every florist, once a person, with the code HELLO10',
    );
    expect(describeTag({ ...percent, toDay: '2026-11-30' })).toBe('15% off orders from $50 till 30 Nov');
  });

  it('names on a card the largest of the product', () => {
    const [five, tenth] = [
      { kind: 'amount' as const, value: 500 },
      { kind: 'percent' as const, value: 10 },
    ];
    expect(bestForProduct([five, tenth], 4000)).toBe(five);
    expect(bestForProduct([five, tenth], 9000)).toBe(tenth);
    expect(bestForProduct([], 9000)).toBeUndefined();
  });
});
