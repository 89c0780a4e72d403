import { addProduct, createCart, getCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { createProduct, getProduct } from '@bloomkin/shared/routes/products.ts';
import { listUnmovedLines } from '@bloomkin/web/features/cart/cartState.ts';
import { mergeGuestCart } from '@bloomkin/web/features/cart/mergeGuestCart.ts';
import { findUnavailable } from '@bloomkin/web/features/checkout/form/checkoutFaults.ts';
import { setAccessToken } from '@bloomkin/web/http/accessToken.ts';
import { type GuestCart, stored } from '@bloomkin/web/storage/storage.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
// First, middle and last lines are each met by a fault.
const lineCount = 3;
type Items = GuestCart['items'];

let buyer: Api;
let items: Items = [];

/** The outcome of the next calls, by their number from 1. */
type Fault = (send: () => Promise<Response>, call: number) => Promise<Response>;
let fault: Fault = (send) => send();
let calls = 0;

const browserFetch = fetch;
const browserTimeout = setTimeout;

beforeAll(async () => {
  const vendor = test.visitor();
  const { company } = await signInDemoUser(vendor, 'vendor1');
  const listed = await vendor.call(listAllProducts, { query: { company_id: company?.id, per_page: 1 } });
  const { data: model } = await vendor.call(getProduct, { params: { id: listed.data[0]?.id ?? '' } });
  const made = Array.from({ length: lineCount }, (_, index) => ({
    name: `Posy ${index + 1}`,
    price: 20 + index,
    sku: `POSY-${index + 1}`,
    category: model.category.id,
    type: model.type.id,
  }));
  for (const body of made) {
    const { data } = await vendor.call(createProduct, { body });
    const { id, name, price, sku } = data;
    const product = { id, name, price, sku, photo: null, company: data.company, size: null };
    items = [...items, { product, count: 2 }];
  }
  buyer = test.visitor();
  await newBuyer(buyer);
});

beforeEach(async () => {
  setAccessToken(buyer.token);
  stored.location.write(surryHills);
  await givenGuestCart();
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    if (path === '/config.json') return Promise.resolve(Response.json({}));
    calls += 1;
    return fault(() => browserFetch(new URL(path, test.cloud.url), { ...request, signal: null }), calls);
  });
  // The second or more between two tries of a call is waited for elsewhere (call.test.ts).
  vi.stubGlobal('setTimeout', (run: () => void, ms: number, ...args: unknown[]) =>
    browserTimeout(run, ms >= 1000 && ms < 1500 ? 0 : ms, ...args),
  );
});

afterEach(() => vi.unstubAllGlobals());

const busy = () =>
  Response.json(
    { code: 'SERVICE.UNAVAILABLE', message: 'Busy' },
    { status: 503, headers: { 'X-Request-Id': 'r1' } },
  );

async function expectWholeCart(expected: Items = items): Promise<void> {
  const { data } = await buyer.call(getCart, {});
  const counted = data.items.map(({ product, count }) => [product.id, count]);
  expect(counted).toEqual(expected.map(({ product, count }) => [product.id, count]));
  expect(data.location?.address).toBe(surryHills.address);
  expect(stored.guestCart.read()).toBeUndefined();
  expect(stored.mergeId.read()).toBeUndefined();
}

/** The calls of a sign-in that nothing disturbs: the cart, each line, the cart and its place. */
const callsFor = (lines: number) => lines + 3;
const eachCallFor = (lines: number) => Array.from({ length: callsFor(lines) }, (_, index) => index + 1);
/** A call without an answer is made four times. */
const tries = 4;

describe('a guest’s cart is merged at sign-in', () => {
  it('whole, with the place', async () => {
    expect(await mergeGuestCart()).toEqual({ notices: [] });
    expect(calls).toBe(callsFor(items.length));
    await expectWholeCart();
  });

  it('after a retry, when any one call is refused', async () => {
    for (const broken of eachCallFor(items.length)) {
      await givenGuestCart();
      fault = (send, call) => (call === broken ? Promise.resolve(busy()) : send());
      await expect(mergeGuestCart()).rejects.toThrow('Busy');
      await mergeGuestCart();
      await expectWholeCart();
    }
  });

  it('after a retry, when any one call’s answers are lost', async () => {
    for (const broken of eachCallFor(items.length)) {
      await givenGuestCart();
      fault = async (send, call) => {
        const answer = await send();
        if (call >= broken && call < broken + tries) throw new TypeError('Failed to fetch');
        return answer;
      };
      await expect(mergeGuestCart()).rejects.toThrow('Network error');
      await mergeGuestCart();
      await expectWholeCart();
    }
  });

  it('includes lines added in another tab', async () => {
    fault = (send, call) => {
      if (call === 2) addInAnotherTab();
      return send();
    };
    await mergeGuestCart();
    const { data } = await buyer.call(getCart, {});
    expect(data.items.map(({ count }) => count)).toEqual([5, ...Array(lineCount - 1).fill(2)]);
  });

  it.each([
    [998, 5, 4],
    [999, 1, 1],
    [1, 999, 1],
    [600, 400, 1],
    [998, 1, 0],
    [1, 998, 0],
    [997, 3, 1],
    [999, 999, 999],
    [500, 999, 500],
    [2, 999, 2],
    [990, 10, 1],
  ])('up to 999 of a product, when %i meet %i', async (held, brought, over) => {
    const [first] = items;
    if (!first) throw new Error('There are no lines');
    await buyer.call(addProduct, { body: { product_id: first.product.id, count: held } });
    stored.guestCart.write({
      ...{ companyId: first.product.company, companyName: 'Petal' },
      items: [{ ...first, count: brought }],
    });
    const { notices } = await mergeGuestCart();
    const fits = `did not fit: a cart holds 999 of one product.`;
    expect(notices).toEqual(over > 0 ? [`${over} of ${brought} × ${first.product.name} ${fits}`] : []);
    await expectWholeCart([{ ...first, count: 999 }]);
  });

  it('with each line in place when the server rejects a field of ours', async () => {
    const rejection = {
      code: 'VALIDATION.FAILED',
      message: 'Too long',
      errors: [{ path: 'add_key', message: 'Too long' }],
    };
    fault = (send, call) =>
      call === 2
        ? Promise.resolve(Response.json(rejection, { status: 422, headers: { 'X-Request-Id': 'r1' } }))
        : send();
    await expect(mergeGuestCart()).rejects.toThrow('Too long');
    expect(stored.guestCart.read()?.items).toEqual(items);
    // The checkout names them until they are moved, and orders nothing without them.
    const unmoved = findUnavailable(listUnmovedLines(stored.guestCart.read()));
    expect(unmoved.map(({ message }) => message)).toEqual(
      items.map(
        ({ product }) => `${product.name}: Not in your cart yet. Try again beside it, or take it out`,
      ),
    );
    await mergeGuestCart();
    await expectWholeCart();
  });

  it('without a reported line that left the catalogue', async () => {
    const [first] = items;
    if (!first) throw new Error('There are no lines');
    const gone = { product: { ...first.product, id: 'gone', name: 'Gone lily' }, count: 1 };
    stored.guestCart.write({
      companyId: first.product.company,
      companyName: 'Petal',
      items: [gone, ...items],
    });
    expect(await mergeGuestCart()).toEqual({
      notices: ['Gone lily is not in your cart: Not available any more'],
    });
    expect(stored.guestCart.read()?.items).toEqual([{ ...gone, fault: 'Not available any more' }]);
    stored.guestCart.clear();
    await expectWholeCart();
  });
});

/** A fresh cart of the buyer, and what the guest has in the browser. */
async function givenGuestCart(guestItems: Items = items): Promise<void> {
  await buyer.call(createCart, {});
  stored.mergeId.clear();
  stored.guestCart.write({
    companyId: guestItems[0]?.product.company ?? null,
    companyName: 'Petal',
    items: guestItems,
  });
  fault = (send) => send();
  calls = 0;
}

function addInAnotherTab(): void {
  const cart = stored.guestCart.read();
  if (!cart) throw new Error('The guest has no cart');
  const [first, ...rest] = cart.items;
  if (first) stored.guestCart.write({ ...cart, items: [{ ...first, count: first.count + 3 }, ...rest] });
}
