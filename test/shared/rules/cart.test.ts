import {
  addToCart,
  type CartContents,
  type CartLine,
  maxLines,
  setCount,
} from '@bloomkin/shared/rules/cart.ts';
import { cartTotals } from '@bloomkin/shared/rules/cartTotals.ts';
import { lineKey } from '@bloomkin/shared/rules/orderLine.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

interface Line extends CartLine {
  priceCents: number;
}
type Cart = CartContents<Line>;

const emptyCart: Cart = { companyId: null, lines: [] };
const roses = { productId: 'roses', priceCents: 8950 };
const tulips = { productId: 'tulips', priceCents: 7200 };

function add(cart: Cart, line: Line, companyId = 'petal', newCart = false): Cart {
  const change = addToCart(cart, line, companyId, { newCart });
  if ('refusal' in change) throw new Error(change.refusal);
  return change.contents;
}

const withRoses = add(emptyCart, { ...roses, count: 2 });

describe('a cart', () => {
  test('takes its company from the first product', () => {
    expect(withRoses).toEqual({ companyId: 'petal', lines: [{ ...roses, count: 2 }] });
  });

  test('adds the same product to its line, at today’s price', () => {
    const cart = add(add(withRoses, { ...tulips, count: 1 }), { ...roses, priceCents: 9000, count: 3 });
    expect(cart.lines).toEqual([
      { ...roses, priceCents: 9000, count: 5 },
      { ...tulips, count: 1 },
    ]);
  });

  test('refuses another florist’s product, or starts over with it', () => {
    const other = { productId: 'peonies', priceCents: 12400, count: 1 };
    expect(addToCart(withRoses, other, 'ada')).toEqual({ refusal: 'CART.OTHER_COMPANY' });
    expect(add(withRoses, other, 'ada', true)).toEqual({ companyId: 'ada', lines: [other] });
    expect(add(withRoses, { ...tulips, count: 1 }, 'petal', true).lines).toHaveLength(2);
  });

  test('loses its company with its last line', () => {
    for (const count of [0, -1, -999]) {
      expect(setCount(withRoses, roses, count)).toEqual({ contents: { companyId: null, lines: [] } });
    }
  });

  test('sets the count of a product it holds', () => {
    expect(setCount(withRoses, roses, 7)).toEqual({
      contents: { companyId: 'petal', lines: [{ ...roses, count: 7 }] },
    });
    expect(setCount(withRoses, tulips, 7)).toEqual({ contents: withRoses });
  });

  test('holds at most 999 of a product', () => {
    expect(addToCart(withRoses, { ...roses, count: 998 }, 'petal')).toEqual({ refusal: 'CART.COUNT' });
    expect(add(withRoses, { ...roses, count: 997 }).lines[0]?.count).toBe(999);
    for (const count of [0, -1, 1.5, 1000, Number.NaN]) {
      expect(addToCart(emptyCart, { ...roses, count }, 'petal')).toEqual({
        refusal: 'CART.COUNT',
      });
    }
    expect(setCount(withRoses, roses, 1000)).toEqual({ refusal: 'CART.COUNT' });
  });

  test('holds at most 100 products of any allowed count', () => {
    const lines = Array.from({ length: maxLines }, (_, index) => ({
      ...roses,
      productId: `p${index}`,
      count: 1,
    }));
    const full: Cart = { companyId: 'petal', lines };
    expect(addToCart(full, { ...tulips, count: 1 }, 'petal')).toEqual({ refusal: 'CART.FULL' });
    expect(add(full, { ...roses, productId: 'p7', count: 1 }).lines).toHaveLength(maxLines);
  });

  test('keeps one line per size, valid counts and one company', () => {
    const product = fc.constantFrom('a', 'b', 'c', 'd');
    const count = fc.integer({ min: -5, max: 1200 });
    const sizeId = fc.constantFrom(undefined, 'petite', 'grand');
    const act = fc.record({
      product,
      sizeId,
      count,
      companyId: fc.constantFrom('petal', 'ada'),
      set: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(act, fc.boolean()), { maxLength: 40 }), (acts) => {
        let cart: Cart = emptyCart;
        for (const [{ product: productId, sizeId: size, count: howMany, companyId, set }, newCart] of acts) {
          const line = { productId, sizeId: size, count: howMany, priceCents: 100 };
          const change = set ? setCount(cart, line, howMany) : addToCart(cart, line, companyId, { newCart });
          if ('contents' in change) cart = change.contents;
          expect(cart.companyId === null).toBe(cart.lines.length === 0);
          expect(new Set(cart.lines.map(lineKey)).size).toBe(cart.lines.length);
          expect(cart.lines.every((each) => each.count >= 1 && each.count <= 999)).toBe(true);
          const { goodsNum, goodsCents } = cartTotals(cart.lines);
          expect(goodsCents).toBe(goodsNum * 100);
        }
      }),
    );
  });

  test('adds up in whole cents', () => {
    expect(cartTotals(add(withRoses, { ...tulips, count: 3 }).lines)).toEqual({
      goodsNum: 5,
      goodsCents: 39500,
    });
    expect(cartTotals([])).toEqual({ goodsNum: 0, goodsCents: 0 });
  });
});
