// @vitest-environment window

import { changeDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { forgetServerCart, loadServerCart, serverCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { useAfterSignIn } from '@bloomkin/web/features/signIn/useAfterSignIn.ts';
import { accessToken } from '@bloomkin/web/http/accessToken.ts';
import { CartPage } from '@bloomkin/web/pages/CartPage.tsx';
import { sessionStore, signedIn, signOut } from '@bloomkin/web/session/session.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { surryHills } from '#support/shopping.ts';
import { givenApi, refusal, ruby, showTo } from '../account/accountFixture.tsx';
import { givenDialogs } from '../account/dialogs.ts';
import { cartLine, cartOf } from '../checkout/aCheckout.ts';

const product = {
  id: 'p1',
  name: 'Jacaranda Dusk',
  price: 89.5,
  photo: null,
  company: 'f1',
  sku: 'JD-1',
  size: null,
};
const cart = { data: cartOf({ items: [] }) };
const mine = {
  'GET /api/shop/cart': () => cart,
  'POST /api/shop/cart/add_product': () => cart,
  'PUT /api/shop/cart/h1': () => cart,
  'PUT /api/profile': async () => ({ data: { ...(await ruby()), unconfirmed: {} } }),
};

function SignedIn({ goOn }: { goOn?: () => void }) {
  const after = useAfterSignIn(goOn);
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={() => void after()}>
      at {pathname}
    </button>
  );
}

async function signInAt(path: string, replies: Parameters<typeof givenApi>[0] = mine, goOn?: () => void) {
  const calls = givenApi(replies);
  showTo(await ruby(), <SignedIn {...(goOn && { goOn })} />, path);
  fireEvent.click(screen.getByRole('button', { name: /^at / }));
  return calls;
}
const givenGuestCart = () =>
  stored.guestCart.write({ companyId: 'f1', companyName: 'Petal & Twine', items: [{ product, count: 2 }] });

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  forgetServerCart();
  vi.unstubAllGlobals();
});

describe('a guest who signs in', () => {
  it('reaches the cart and saves the address', async () => {
    givenGuestCart();
    stored.location.write(surryHills);
    stored.unitOffice.write('Unit 7');
    stored.comment.write('Ring twice');
    const calls = await signInAt('/market');
    expect(await screen.findByText('at /cart')).toBeTruthy();
    const saved = calls.find(({ path }) => path === '/api/profile');
    const location = { ...surryHills, unitOffice: 'Unit 7', comment: 'Ring twice' };
    expect(saved?.body).toEqual({ location });
    expect(calls.find(({ path }) => path === '/api/shop/cart/add_product')?.body).toMatchObject({
      product_id: 'p1',
      count: 2,
    });
    expect(stored.guestCart.read()).toBeUndefined();
  });

  it('stays on the page without a cart', async () => {
    const calls = await signInAt('/market');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/shop/cart'));
    expect(await screen.findByText('at /market')).toBeTruthy();
  });

  it.each([
    ['ruby@', {}],
    ['ruby@example.com', { email: 'ruby@example.com' }],
  ])('takes only valid contact fields along, with %s', async (email, taken) => {
    givenGuestCart();
    changeDraft({ fio: 'Ruby Tran', phone: '0491 570 156', email });
    const calls = await signInAt('/market');
    await screen.findByText('at /cart');
    const saved = calls.find(({ method, path }) => method === 'PUT' && path === '/api/shop/cart/h1');
    expect(saved?.body).toEqual({ fio: 'Ruby Tran', phone: '0491 570 156', ...taken });
  });

  it('continues an interrupted action', async () => {
    givenGuestCart();
    const goOn = vi.fn();
    await signInAt('/viewproduct/p1', mine, goOn);
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
    expect(screen.getByText('at /viewproduct/p1')).toBeTruthy();
  });

  describe('a guest with another florist’s cart in the account', () => {
    const his = {
      data: cartOf({
        cartCompanyId: 'f9',
        company_info: { id: 'f9', name: 'Saltbush & Rose Pty Ltd', brand: 'Saltbush & Rose', logo: null },
        items: [cartLine({ id: 'p9', name: 'Lily Hour', company: 'f9' })],
      }),
    };
    const replies = { ...mine, 'GET /api/shop/cart': () => his };
    const additions = (calls: ReturnType<typeof givenApi>) =>
      calls.filter(({ path }) => path.endsWith('add_product'));
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

    it('must confirm, with both named, before that cart is emptied', async () => {
      givenGuestCart();
      const calls = await signInAt('/market', replies);
      const dialog = await screen.findByRole('dialog', { name: 'Start a new cart with Petal & Twine?' });
      expect(dialog.textContent).toContain('Your cart from Saltbush & Rose will be emptied');
      expect(additions(calls)).toEqual([]);
      await press('Start a new cart with Petal & Twine');
      expect(await screen.findByText('at /cart')).toBeTruthy();
      expect(additions(calls).map(({ body }) => body.newCart)).toEqual([true]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('may keep it, and undo that', async () => {
      givenGuestCart();
      const calls = await signInAt('/market', replies);
      await press('Keep Saltbush & Rose');
      expect(await screen.findByText('at /cart')).toBeTruthy();
      await screen.findByText(
        'Your cart from Saltbush & Rose is kept, without the flowers from Petal & Twine',
      );
      expect([additions(calls), stored.guestCart.read(), stored.mergeId.read()]).toEqual([
        [],
        undefined,
        undefined,
      ]);
      await press('Undo');
      await press('Start a new cart with Petal & Twine');
      await waitFor(() => expect(additions(calls)).toHaveLength(1));
    });
  });

  it('may retry on the page after a partial failure', async () => {
    givenGuestCart();
    await signInAt('/market', {
      ...mine,
      'POST /api/shop/cart/add_product': () => refusal(503, 'SERVICE.UNAVAILABLE'),
    });
    await waitFor(() => expect(stored.mergeId.read()).toBeTruthy());
    expect(screen.getByText('at /market')).toBeTruthy();
    expect(stored.guestCart.read()?.items).toHaveLength(1);
  });
});

it('a buyer whose cart is missing gets to the profile', async () => {
  givenApi({ 'GET /api/shop/cart': () => refusal(404, 'NOT_FOUND') });
  const Where = () => <output>{useLocation().pathname}</output>;
  showTo(await ruby(), [<Where key="where" />, <CartPage key="page" />], '/cart');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('/personal/profile'),
  );
});

it('a cart that arrives after signing out is dropped', async () => {
  let arrive = (_: unknown): void => undefined;
  givenApi({
    'POST /api/user/logout': () => ({ message: 'Signed out' }),
    'GET /api/shop/cart': () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  showTo(await ruby(), null);
  const loading = loadServerCart();
  await signOut();
  arrive(cart);
  await loading;
  expect([serverCart.read(), stored.cartHash.read()]).toEqual([undefined, undefined]);
});

it('signing out forgets the address, the unit, the comment and the cart', async () => {
  givenApi({ 'POST /api/user/logout': () => ({ message: 'Signed out' }) });
  stored.location.write(surryHills);
  for (const item of [stored.unitOffice, stored.comment, stored.cartHash]) item.write('mine');
  signedIn({ ...(await ruby()), api_token: 'token', expires_in: 900 });
  await signOut();
  expect([sessionStore.read().status, accessToken()]).toEqual(['guest', undefined]);
  const left = [stored.location, stored.unitOffice, stored.comment, stored.cartHash].map((item) =>
    item.read(),
  );
  expect(left).toEqual([undefined, undefined, undefined, undefined]);
});
