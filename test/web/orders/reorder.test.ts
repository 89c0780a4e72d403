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

it.each<[string, number, object, string[]]>([
  [
    'CART.SIZE_REQUIRED',
    422,
    { errors: [{ path: 'size_id', message: 'Choose a size' }] },
    ['Posy p2 (now sold in sizes: choose one on its page)'],
  ],
  ['CART.PRODUCT_UNAVAILABLE', 409, {}, ['Posy p2 (not sold any more)']],
  ['NOT_FOUND', 404, {}, ['Posy p2 (not sold any more)']],
])(
  'ordering again names the line that %s keeps out, and adds the others',
  async (code, status, more, gone) => {
    const calls = givenApi(addProduct, ({ body }) =>
      body.product_id === 'p2' ? refusal(status, code, more) : replyCart(),
    );
    expect(await reorder(order, false)).toEqual(gone);
    expect(keysOf(calls, 'p1')).toHaveLength(1);
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
