// @vitest-environment window

import { addProduct, clearCart, getCart, setProductCount, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { openCartPanel } from '@bloomkin/web/features/cart/useCart.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiCall, givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from '#web/account/accountFixture.tsx';
import { cartLine, cartOf } from '#web/checkout/aCheckout.ts';
import {
  add,
  addRose,
  cartWith,
  givenGuest,
  lily,
  panel,
  resetCartPanel,
  rose,
  shop,
  stepperIn,
} from './cartPanelFixture.tsx';

resetCartPanel();

const emptied = (change: object = {}) => ({
  data: cartOf({ items: [], goods_num: 0, order_summ: 0, total: 0, ...change }),
});

const listSent = (calls: readonly ApiCall[]) => calls.map(({ params, body }) => ({ ...params, ...body }));
const itsCode = { id: 'h1', discount_code: 'HELLO5' };

describe('removing the last line', () => {
  it('restores the discount code with Undo', async () => {
    givenApi(getCart, () => ({ data: { ...cartWith(1).data, discount_code: 'HELLO5' } }));
    givenApi(setProductCount, () => emptied({ version: 2 }));
    const additions = givenApi(addProduct, () => ({ data: { ...cartWith(1).data, version: 3 } }));
    const codes = givenApi(updateCart, () => ({ data: { ...cartWith(1).data, version: 4 } }));
    showTo(await ruby(), shop, '/');
    act(openCartPanel);
    fireEvent.click(await within(panel()).findByRole('button', { name: 'One fewer' }));
    fireEvent.click(await within(panel()).findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(listSent(codes)).toEqual([itsCode]));
    expect(additions).toHaveLength(1);
  });

  it('allows an undo in the panel, with the focus there', async () => {
    await givenGuest();
    await addRose();
    fireEvent.click(stepperIn(panel(), rose.name).getByRole('button', { name: 'One fewer' }));
    const undo = await within(panel()).findByRole('button', { name: 'Undo' });
    expect(panel().textContent).toContain(`“${rose.name}” is taken out of your cart`);
    await waitFor(() => expect(document.activeElement).toBe(undo));
    fireEvent.click(undo);
    await waitFor(() => expect(stepperIn(panel(), rose.name).getByText('1')).toBeTruthy());
    expect(stored.guestCart.read()).toMatchObject({ companyId: 'f1', companyName: 'Petal & Twine' });
    expect(within(panel()).queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('emptying the cart', () => {
  const press = async (name: string) => fireEvent.click(await within(panel()).findByRole('button', { name }));

  it('removes a guest’s lines until Undo', async () => {
    await givenGuest();
    await addRose();
    add(lily.name);
    await waitFor(() => expect(stored.guestCart.read()?.items).toHaveLength(2));
    await press('Empty the cart');
    await waitFor(() => expect(panel().textContent).toContain('Your cart is empty'));
    expect(stored.guestCart.read()).toBeUndefined();
    await press('Undo');
    await waitFor(() => expect(stored.guestCart.read()?.items).toHaveLength(2));
    expect(panel().textContent).toContain('From Petal & Twine');
  });

  it('does not restore them over other products', async () => {
    await givenGuest();
    await addRose();
    await press('Empty the cart');
    await within(panel()).findByRole('button', { name: 'Undo' });
    add(lily.name);
    await waitFor(() => expect(stored.guestCart.read()?.items).toHaveLength(1));
    await press('Undo');
    await waitFor(() => expect(within(panel()).queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(stored.guestCart.read()?.items.map(({ product }) => product.id)).toEqual([lily.id]);
  });

  it('takes one call for a user, undone by line', async () => {
    givenApi(getCart, () => cartWith(2));
    const changes = [
      givenApi(clearCart, () => emptied({ version: 3 })),
      givenApi(setProductCount, () => emptied({ version: 3 })),
      givenApi(addProduct, () => ({ data: { ...cartWith(2).data, version: 4 } })),
    ];
    showTo(await ruby(), shop, '/');
    act(openCartPanel);
    await within(panel()).findByRole('group', { name: `Quantity of ${rose.name}` });
    await press('Empty the cart');
    await waitFor(() => expect(panel().textContent).toContain('Your cart is empty'));
    await press('Undo');
    await within(panel()).findByRole('group', { name: `Quantity of ${rose.name}` });
    expect(changes.map(listSent)).toEqual([
      [{ id: 'h1' }],
      [],
      [expect.objectContaining({ product_id: 'p1', count: 2, newCart: false })],
    ]);
  });

  const tulip = { id: 'p3', name: 'Tulip Row' };
  const lines = [
    cartLine({ ...rose, photo: null }, 2),
    cartLine({ ...lily, photo: null }),
    cartLine({ ...tulip, photo: null }),
  ];
  const threeLines = (discount_code: string | null = null) => ({
    data: cartOf({ items: lines, discount_code }),
  });

  /** Ruby empties a cart of a rose, a lily that is not sold any more and a tulip, bought with a code. */
  async function emptyThreeLines() {
    givenApi(getCart, () => threeLines('HELLO5'));
    givenApi(clearCart, () => emptied());
    const additions = givenApi(addProduct, ({ body }) =>
      body.product_id === lily.id ? refusal(409, 'CART.PRODUCT_UNAVAILABLE') : threeLines(),
    );
    const codes = givenApi(updateCart, () => threeLines('HELLO5'));
    showTo(await ruby(), shop, '/');
    act(openCartPanel);
    await within(panel()).findByRole('group', { name: `Quantity of ${rose.name}` });
    await press('Empty the cart');
    await within(panel()).findByRole('button', { name: 'Undo' });
    return { additions, codes };
  }

  it('names lines that are not sold any more, and restores the others with the code', async () => {
    const { additions, codes } = await emptyThreeLines();
    await press('Undo');
    await screen.findByText(`Not in your cart: ${lily.name} (not sold any more)`);
    expect(additions.map(({ body }) => [body.product_id, body.count])).toEqual([
      [rose.id, 2],
      [lily.id, 1],
      [tulip.id, 1],
    ]);
    expect(listSent(codes)).toEqual([itsCode]);
  });

  it('adds no line twice when Undo fails and is retried', async () => {
    let isFull = true;
    const { codes } = await emptyThreeLines();
    const additions = givenApi(addProduct, ({ body }) =>
      isFull && body.product_id === tulip.id ? refusal(409, 'CONFLICT.VERSION') : threeLines(),
    );
    await press('Undo');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isFull = false;
    fireEvent.click(retry);
    await waitFor(() => expect(listSent(codes)).toEqual([itsCode]));
    const keys = additions.map(({ body }) => [body.product_id, body.add_key]);
    expect(keys.map(([id]) => id)).toEqual([rose.id, lily.id, tulip.id, tulip.id]);
    expect(new Set(keys.map(([, key]) => key)).size).toBe(3);
  });

  it('says why the code is not back', async () => {
    const errors = [{ path: 'discount_code', message: 'This code is used up' }];
    await emptyThreeLines();
    givenApi(updateCart, () => refusal(422, 'VALIDATION.FAILED', { errors }));
    await press('Undo');
    await screen.findByText('Your code HELLO5 is not back. This code is used up');
  });
});
