import { isSameLine, lineKey, lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { chooseSize, isOrderable, overlayValues, priceRange } from '@bloomkin/shared/rules/productSizes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const size = fc.record({ id: fc.uuid(), priceCents: cents, active: fc.boolean() });
const sizes = fc.uniqueArray(size, { maxLength: 8, selector: ({ id }) => id });

describe('the price range of a product', () => {
  it('equals its own price without sizes', () => {
    fc.assert(
      fc.property(cents, (priceCents) => {
        expect(priceRange({ priceCents, sizes: [] })).toEqual({ fromCents: priceCents, toCents: priceCents });
      }),
    );
  });

  it('spans the active sizes exactly', () => {
    fc.assert(
      fc.property(cents, sizes, (priceCents, all) => {
        const { fromCents, toCents } = priceRange({ priceCents, sizes: all });
        const offered = all.filter(({ active }) => active).map((one) => one.priceCents);
        fc.pre(offered.length > 0);
        expect(offered.every((price) => fromCents <= price && price <= toCents)).toBe(true);
        expect(offered).toEqual(expect.arrayContaining([fromCents, toCents]));
      }),
    );
  });

  it('ignores the order of the sizes', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        const reversed = priceRange({ priceCents: 1, sizes: all.toReversed() });
        expect(reversed).toEqual(priceRange({ priceCents: 1, sizes: all }));
      }),
    );
  });
});

describe('a choice of size', () => {
  it('buys exactly an active size', () => {
    fc.assert(
      fc.property(sizes, (all) => {
        for (const each of all) expect('size' in chooseSize(all, each.id)).toBe(each.active);
        expect('size' in chooseSize(all, undefined)).toBe(all.length === 0);
        expect(chooseSize(all, 'unknown')).toEqual({ fault: 'unavailable' });
        expect(isOrderable({ sizes: all })).toBe(all.length === 0 || all.some(({ active }) => active));
      }),
    );
  });
});

describe('the values of a size', () => {
  it('replace the product’s before the others', () => {
    const product = [
      { id: 'colour', value: 'red' },
      { id: 'width', value: '30' },
    ];
    const own = [
      { id: 'width', value: '45' },
      { id: 'flowers', value: '24' },
    ];
    const shown = overlayValues(product, own, ({ id }) => id);
    expect(shown.map(({ value }) => value)).toEqual(['red', '45', '24']);
    expect(overlayValues(product, [], ({ id }) => id)).toBe(product);
  });
});

describe('a line', () => {
  it('uses product and size as its identity and key', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/);
    const line = fc.record({ productId: id, sizeId: fc.option(id) });
    fc.assert(
      fc.property(line, line, (one, other) => {
        expect(isSameLine(one, other)).toBe(lineKey(one) === lineKey(other));
        expect(isSameLine(one, { ...one })).toBe(true);
      }),
    );
    expect(isSameLine({ productId: 'a' }, { productId: 'a', sizeId: null })).toBe(true);
  });

  it('names its size', () => {
    expect([lineTitle('Country garden', 'Grand'), lineTitle('Vase', undefined)]).toEqual([
      'Country garden, Grand',
      'Vase',
    ]);
  });
});
