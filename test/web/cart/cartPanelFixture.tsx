import { refresh } from '@bloomkin/shared/routes/auth.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { forgetServerCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { closeCartPanel } from '@bloomkin/web/features/cart/useCart.ts';
import { CartPanel } from '@bloomkin/web/features/checkout/CartPanel.tsx';
import { AddButton } from '@bloomkin/web/features/productCard/AddButton.tsx';
import { Header } from '@bloomkin/web/features/shell/Header.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { cartLine, cartOf } from '#web/checkout/aCheckout.ts';
import { givenProduct } from '#web/storefront/storefrontFixture.ts';
import { forgetPerson, showToGuest } from './people.tsx';

export const rose = await givenProduct();
export const lily = await givenProduct({ id: 'p2', name: 'Lily Hour', price: 40 });

export const shop = (
  <>
    <Header />
    <main>
      <AddButton product={rose} />
      <AddButton product={lily} />
    </main>
    <CartPanel />
    <Routes>
      <Route path="/cart" element={<p>The checkout</p>} />
      <Route path="*" element={null} />
    </Routes>
  </>
);

export const panel = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your cart' });
export const add = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Add ${name} to cart` }));

export const stepperIn = (place: HTMLElement, name: string) =>
  within(within(place).getByRole('group', { name: `Quantity of ${name}` }));

/** A guest, and an API that has the products alone. */
export async function givenGuest(): Promise<void> {
  givenApi(getProduct, ({ params }) => ({ data: params.id === lily.id ? lily : rose }));
  givenApi(refresh, () => refusal(401, 'AUTH.REFRESH.INVALID'));
  await forgetPerson();
}

/** A guest adds a rose, which opens the panel. */
export async function addRose(): Promise<void> {
  showToGuest(shop);
  add(rose.name);
  await waitUntilOpen();
}

export const waitUntilOpen = () => waitFor(() => expect(panel().open).toBe(true));

/** A signed-in person's cart as the API gives it. */
export const cartWith = (count: number, available = true) => ({
  data: cartOf({
    version: count,
    items: [cartLine({ ...rose, photo: null, available }, count)],
    goods_num: available ? count : 0,
    order_summ: available ? 89.5 * count : 0,
    total: available ? 89.5 * count : 0,
    delivery_cost: 0,
  }),
});

export function resetCartPanel(): void {
  beforeEach(() => {
    givenDialogs();
    localStorage.clear();
    closeCartPanel();
  });
  afterEach(() => {
    cleanup();
    forgetServerCart();
    vi.unstubAllGlobals();
  });
}
