// @vitest-environment window

import { addProduct } from '@bloomkin/shared/routes/cart.ts';
import { reorder } from '@bloomkin/web/features/orders/reorder.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ApiCall, givenApi } from '#support/givenApi.ts';
import { loseAnswer, refusal } from '#web/account/accountFixture.tsx';
import { cartLine, cartOf } from '#web/checkout/aCheckout.ts';

const lines = ['p1', 'p2'].map((id) => cartLine({ id, name: `Posy ${id}` }));
const order = cartOf({ id: 'o1', status: 'new', items: lines });
const replyCart = () => ({ data: cartOf() });

beforeEach(() => {
  localStorage.clear();
  // The second between two tries of a call is waited for elsewhere (call.test.ts).
  vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run));
});

const keysOf = (calls: readonly ApiCall[], productId: string) => [
  ...new Set(calls.filter(({ body }) => body.product_id === productId).map(({ body }) => body.add_key)),
];

it('ordering again adds each line once after lost answers', async () => {
  let isLost = true;
  const calls = givenApi(addProduct, ({ body }) =>
    isLost && body.product_id === 'p2' ? loseAnswer() : replyCart(),
  );
  await expect(reorder(order, false)).rejects.toThrow('Network error');
  isLost = false;
  expect(await reorder(order, false)).toEqual([]);
  expect(keysOf(calls, 'p1')).toHaveLength(1);
  expect(keysOf(calls, 'p2')).toHaveLength(1);
});

const gotSizes = 'now sold in sizes: choose one on its page';
const notSold = 'not sold any more';
const tooMany = 'a cart holds 999 of one product';
const needsSize = (...paths: string[]) => ({
  errors: paths.map((path) => ({ path, message: 'Choose a size' })),
});

it.each<[string, number, object, string[], string]>([
  ['VALIDATION.FAILED', 422, needsSize('size_id'), ['p2'], gotSizes],
  ['VALIDATION.FAILED', 422, needsSize('size_id'), ['p1'], gotSizes],
  ['VALIDATION.FAILED', 422, needsSize('count', 'size_id'), ['p1', 'p2'], gotSizes],
  ['CART.PRODUCT_UNAVAILABLE', 409, {}, ['p2'], notSold],
  ['CART.PRODUCT_UNAVAILABLE', 409, {}, ['p1', 'p2'], notSold],
  ['NOT_FOUND', 404, {}, ['p1'], notSold],
  ['NOT_FOUND', 404, {}, ['p2'], notSold],
  ['CART.COUNT', 422, {}, ['p1'], tooMany],
  ['CART.COUNT', 422, {}, ['p1', 'p2'], tooMany],
  ['CART.FULL', 409, {}, ['p2'], 'the cart is full'],
])(
  'ordering again names the lines that %s (%i, %o) keeps out: %o, and adds the others',
  async (code, status, more, ids, reason) => {
    const calls = givenApi(addProduct, ({ body }) =>
      ids.includes(String(body.product_id)) ? refusal(status, code, more) : replyCart(),
    );
    expect(await reorder(order, false)).toEqual(ids.map((id) => `Posy ${id} (${reason})`));
    expect(calls.map(({ body }) => body.product_id)).toEqual(['p1', 'p2']);
  },
);

it('ordering again works repeatedly after a complete order', async () => {
  const calls = givenApi(addProduct, replyCart);
  await reorder(order, false);
  await reorder(order, false);
  expect(keysOf(calls, 'p1')).toHaveLength(2);
});

it('a new cart gets a new key', async () => {
  const calls = givenApi(addProduct, ({ body }) =>
    body.newCart ? replyCart() : refusal(409, 'CART.OTHER_COMPANY'),
  );
  await expect(reorder(order, false)).rejects.toThrow('CART.OTHER_COMPANY');
  await reorder(order, true);
  expect(keysOf(calls, 'p1')).toHaveLength(2);
});
