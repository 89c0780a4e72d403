// @vitest-environment window

import { logOut } from '@bloomkin/shared/routes/auth.ts';
import { addProduct, getCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { changeDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { forgetServerCart, loadServerCart, serverCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { useAfterSignIn } from '@bloomkin/web/features/signIn/useAfterSignIn.ts';
import { accessToken } from '@bloomkin/web/http/accessToken.ts';
import { CartPage } from '@bloomkin/web/pages/CartPage.tsx';
import { sessionStore, signedIn, signOut } from '@bloomkin/web/session/session.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { surryHills } from '#support/shopping.ts';
import { refusal, ruby, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { cartLine, cartOf } from '#web/checkout/aCheckout.ts';

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
const givenAccount = () => ({
  reads: givenApi(getCart, () => cart),
  additions: givenApi(addProduct, () => cart),
  changes: givenApi(updateCart, () => cart),
  profiles: givenApi(updateProfile, async () => ({ data: { ...(await ruby()), unconfirmed: {} } })),
});

function SignedIn({ goOn }: { goOn?: () => void }) {
  const after = useAfterSignIn(goOn);
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={() => void after()}>
      at {pathname}
    </button>
  );
}

async function signInAt(path: string, goOn?: () => void) {
  showTo(await ruby(), <SignedIn {...(goOn && { goOn })} />, path);
  fireEvent.click(screen.getByRole('button', { name: /^at / }));
}
const givenGuestCart = () =>
  stored.guestCart.write({ companyId: 'f1', companyName: 'Petal & Twine', items: [{ product, count: 2 }] });

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
});
afterEach(() => {
  forgetServerCart();
});

describe('a guest who signs in', () => {
  it('reaches the cart and saves the address', async () => {
    givenGuestCart();
    stored.location.write(surryHills);
    stored.unitOffice.write('Unit 7');
    stored.comment.write('Ring twice');
    const { additions, profiles } = givenAccount();
    await signInAt('/market');
    expect(await screen.findByText('at /cart')).toBeTruthy();
    const location = { ...surryHills, unitOffice: 'Unit 7', comment: 'Ring twice' };
    expect(profiles[0]?.body).toEqual({ location });
    expect(additions[0]?.body).toMatchObject({ product_id: 'p1', count: 2 });
    expect(stored.guestCart.read()).toBeUndefined();
  });

  it('stays on the page without a cart', async () => {
    const { reads } = givenAccount();
    await signInAt('/market');
    await waitFor(() => expect(reads).not.toEqual([]));
    expect(await screen.findByText('at /market')).toBeTruthy();
  });

  it.each([
    ['ruby@', {}],
    ['ruby@example.com', { email: 'ruby@example.com' }],
  ])('takes only valid contact fields along, with %s', async (email, taken) => {
    givenGuestCart();
    changeDraft({ fio: 'Ruby Tran', phone: '0491 570 156', email });
    const { changes } = givenAccount();
    await signInAt('/market');
    await screen.findByText('at /cart');
    const body = { fio: 'Ruby Tran', phone: '0491 570 156', ...taken };
    expect(changes[0]).toEqual(expect.objectContaining({ params: { id: 'h1' }, body }));
  });

  it('continues an interrupted action', async () => {
    givenGuestCart();
    const goOn = vi.fn();
    givenAccount();
    await signInAt('/viewproduct/p1', goOn);
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
    const signInToHis = async () => {
      givenGuestCart();
      const { additions } = givenAccount();
      givenApi(getCart, () => his);
      await signInAt('/market');
      return additions;
    };
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

    it('must confirm, with both named, before that cart is emptied', async () => {
      const additions = await signInToHis();
      const dialog = await screen.findByRole('dialog', { name: 'Start a new cart with Petal & Twine?' });
      expect(dialog.textContent).toContain('Your cart from Saltbush & Rose will be emptied');
      expect(additions).toEqual([]);
      await press('Start a new cart with Petal & Twine');
      expect(await screen.findByText('at /cart')).toBeTruthy();
      expect(additions.map(({ body }) => body.newCart)).toEqual([true]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('keeps it, and undoes that', async () => {
      const additions = await signInToHis();
      await press('Keep Saltbush & Rose');
      expect(await screen.findByText('at /cart')).toBeTruthy();
      await screen.findByText(
        'Your cart from Saltbush & Rose is kept, without the flowers from Petal & Twine',
      );
      expect([additions, stored.guestCart.read(), stored.mergeId.read()]).toEqual([[], undefined, undefined]);
      await press('Undo');
      await press('Start a new cart with Petal & Twine');
      await waitFor(() => expect(additions).toHaveLength(1));
    });
  });

  it('retries on the page after a partial failure', async () => {
    givenGuestCart();
    givenAccount();
    givenApi(addProduct, () => refusal(503, 'SERVICE.UNAVAILABLE'));
    await signInAt('/market');
    await waitFor(() => expect(stored.mergeId.read()).toBeTruthy());
    expect(screen.getByText('at /market')).toBeTruthy();
    expect(stored.guestCart.read()?.items).toHaveLength(1);
  });
});

it('a buyer whose cart is missing gets to the profile', async () => {
  givenApi(getCart, () => refusal(404, 'NOT_FOUND'));
  const Where = () => <output>{useLocation().pathname}</output>;
  showTo(await ruby(), [<Where key="where" />, <CartPage key="page" />], '/cart');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('/personal/profile'),
  );
});

it('a cart that arrives after signing out is dropped', async () => {
  const late = Promise.withResolvers<typeof cart>();
  givenApi(logOut, () => ({ message: 'Signed out' }));
  givenApi(getCart, () => late.promise);
  showTo(await ruby(), null);
  const loading = loadServerCart();
  await signOut();
  late.resolve(cart);
  await loading;
  expect([serverCart.read(), stored.cartHash.read()]).toEqual([undefined, undefined]);
});

it('signing out forgets the address, the unit, the comment and the cart', async () => {
  givenApi(logOut, () => ({ message: 'Signed out' }));
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
