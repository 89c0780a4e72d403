// @vitest-environment window

import { cartFromOrder } from '@bloomkin/web/features/cart/cartState.ts';
import { checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import type { CheckoutValues } from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { saveCart } from '@bloomkin/web/features/checkout/submit/saveCart.ts';
import { submitOrder } from '@bloomkin/web/features/checkout/submit/submitOrder.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cartLine, cartOf } from './aCheckout.ts';

const cart = cartOf({ total: 101.5 });
const order = { ...cart, id: 'o1', status: 'new' };

const form: CheckoutValues = {
  isPickup: false,
  pickupStore: null,
  place: { address: '12 King St, Newtown NSW 2042', lat: -33.89, lng: 151.18 },
  addressText: '12 King St, Newtown NSW 2042',
  unitOffice: '',
  comment: '',
  forMe: true,
  addressLater: false,
  recipientName: '',
  recipientPhone: '',
  day: '2026-11-23',
  period: { start_time: '12:00', stop_time: '15:00' },
  cardMessage: '',
  sympathy: false,
  substitution: 'ask',
  fio: 'Priya',
  phone: '0491 571 491',
  email: '',
};

interface Seen {
  path: string;
  key: string | null;
  body: unknown;
}
let seen: Seen[] = [];
/** Answers by method and path; `null`: the connection is cut. */
let answers: Record<string, [status: number, body: unknown] | null> = {};

beforeEach(() => {
  seen = [];
  localStorage.clear();
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = `${init.method ?? 'GET'} ${String(url)}`;
    if (path.includes('config.json')) return Response.json({});
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    seen.push({ path, key: new Headers(init.headers).get('Idempotency-Key'), body });
    const answer = Object.entries(answers).find(([known]) => path.endsWith(known))?.[1];
    if (!answer) throw new TypeError('The connection was cut');
    return Response.json(answer[1], { status: answer[0], headers: { 'X-Request-Id': 'r1' } });
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const shown = { cart: cartFromOrder(cart), totals: { goods: cart.order_summ, total: cart.total } };
const submit = (onAsking = () => undefined) => submitOrder({ form, shown, onAsking });
const checkoutKeys = () => seen.filter(({ path }) => path.endsWith('/checkout')).map(({ key }) => key);

describe('sending an order', () => {
  test('uses the same key when it is sent again, so it is placed once', async () => {
    answers = {
      'GET /api/shop/cart': [200, { data: cart }],
      'POST /api/shop/cart/h1/checkout': [503, { code: 'SERVICE.UNAVAILABLE', message: 'Not now' }],
    };
    expect(await submit()).toEqual({ kind: 'failed', message: 'Not now' });
    await submit();
    const [first, second] = checkoutKeys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('finds the order after a lost answer', async () => {
    answers = {
      'GET /api/shop/cart': [200, { data: cart }],
      'POST /api/shop/cart/h1/checkout': null,
      'GET /api/shop/cart/h1': [200, { data: order }],
    };
    const onAsking = vi.fn(() => undefined);
    expect(await submit(onAsking)).toMatchObject({ kind: 'ordered', order: { id: 'o1' } });
    expect(onAsking).toHaveBeenCalledOnce();
    expect(new Set(checkoutKeys()).size).toBe(1);
  });

  test('says that an order was not placed when it did not arrive', async () => {
    answers = {
      'GET /api/shop/cart': [200, { data: cart }],
      'POST /api/shop/cart/h1/checkout': null,
      'GET /api/shop/cart/h1': [200, { data: cart }],
    };
    expect(await submit()).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('nothing was ordered'),
    });
  });

  test('returns the errors by field', async () => {
    const errors = [{ path: 'deliveryDay', message: 'Fully booked' }];
    answers = {
      'GET /api/shop/cart': [200, { data: cart }],
      'POST /api/shop/cart/h1/checkout': [422, { code: 'VALIDATION.FAILED', message: 'x', errors }],
    };
    expect(await submit()).toEqual({ kind: 'wrong', errors });
    // Refused is refused: a later visit has nothing to ask for.
    expect(checkoutDraft.read()?.attempt).toBeNull();
  });

  test('returns the current cart after a price change', async () => {
    answers = {
      'GET /api/shop/cart': [200, { data: cart }],
      'PUT /api/shop/cart/h1': [200, { data: { ...cart, version: 2, total: 110 } }],
      'POST /api/shop/cart/h1/checkout': [409, { code: 'CART.PRICE_CHANGED', message: 'Changed' }],
    };
    expect(await submit()).toMatchObject({ kind: 'changed', after: { total: 110 } });
  });

  test('sends the lines that the page showed', async () => {
    answers = {
      'GET /api/shop/cart': [200, { data: { ...cart, version: 2, items: [cartLine({ id: 'p2' })] } }],
      'POST /api/shop/cart/h1/checkout': [200, { data: order }],
    };
    await submit();
    expect(seen.at(-1)?.body).toMatchObject({
      expected_total: 101.5,
      expected_items: [{ product_id: 'p1', size_id: null, count: 1, price: 89.5 }],
    });
  });

  test('names the lines that another tab swapped for others of the same total', async () => {
    const swapped = { ...cart, version: 2, items: [cartLine({ id: 'p2', name: 'Tulip Crush' })] };
    answers = {
      'GET /api/shop/cart': [200, { data: cart }],
      'PUT /api/shop/cart/h1': [200, { data: swapped }],
      'POST /api/shop/cart/h1/checkout': [409, { code: 'CART.CHANGED', message: 'Changed' }],
    };
    const submitted = await submit();
    expect(submitted).toMatchObject({ kind: 'changed', after: { total: 101.5 } });
    expect(submitted).toHaveProperty('notice', [
      'Something changed while you were here, so we have not placed your order yet.',
      'Jacaranda Dusk is no longer in your cart.',
      'Tulip Crush was added to your cart.',
      'The total is still $101.50. Please check your cart, then place your order.',
    ]);
  });
});

describe('saves of the steps', () => {
  test('reach the server in order, and the order comes after them', async () => {
    const first = Promise.withResolvers<void>();
    const send = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (init.method === 'PUT' && String(init.body).includes('"deliveryDay":null')) await first.promise;
      return send(url, init);
    });
    answers = {
      'GET /api/shop/cart': [200, { data: cart }],
      'PUT /api/shop/cart/h1': [200, { data: cart }],
      'POST /api/shop/cart/h1/checkout': [200, { data: order }],
    };
    const saves = [saveCart({ ...form, day: null }), saveCart(form)];
    const submitted = submit();
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.filter(({ path }) => !path.startsWith('GET'))).toEqual([]);
    first.resolve();
    await Promise.all([...saves, submitted]);
    expect(seen.flatMap(({ path }) => /^(PUT|POST)/.exec(path)?.[0] ?? [])).toEqual(['PUT', 'PUT', 'POST']);
  });
});
