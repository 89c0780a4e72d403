import {
  changePrice,
  findPriceFault,
  maxProductCents,
  type PriceChange,
} from '@bloomkin/shared/rules/priceChange.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const cents = fc.integer({ min: 1, max: maxProductCents });
const roundToCents = fc.constantFrom(100, 50, null);
const percent = (by: number, rounding: PriceChange['roundToCents'] = null): PriceChange => ({
  by: { percent: by },
  roundToCents: rounding,
});

describe('a changed price', () => {
  it('rounds as a person would', () => {
    expect(changePrice(9800, percent(8))).toBe(10_584);
    expect(changePrice(9800, percent(8, 100))).toBe(10_600);
    expect(changePrice(9800, percent(8, 50))).toBe(10_600);
    expect(changePrice(6990, percent(-12.5))).toBe(6116);
    expect(changePrice(1005, percent(10))).toBe(1106);
    expect(changePrice(8900, { by: { cents: -250 }, roundToCents: null })).toBe(8650);
    expect(changePrice(8900, { by: { toCents: 9950 }, roundToCents: null })).toBe(9950);
  });

  it('comes to whole cents and, rounded, at most half a step away', () => {
    fc.assert(
      fc.property(
        cents,
        fc.double({ min: -99, max: 900, noNaN: true }),
        roundToCents,
        (price, by, rounding) => {
          const exact = changePrice(price, percent(by));
          const rounded = changePrice(price, percent(by, rounding));
          expect(Number.isInteger(rounded)).toBe(true);
          expect(Math.abs(rounded - exact)).toBeLessThanOrEqual((rounding ?? 0) / 2);
          if (rounding) expect(rounded % rounding).toBe(0);
        },
      ),
    );
  });

  it('rises or stays when it is raised', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 900 }), (price, by) => {
        expect(changePrice(price, percent(by))).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  it('must be over $0 and at most $100,000', () => {
    const isFine = (price: number) => findPriceFault(price) === undefined;
    expect([0, 1, maxProductCents, maxProductCents + 1].map(isFine)).toEqual([false, true, true, false]);
  });
});
