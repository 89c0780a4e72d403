// @vitest-environment window

import { openCartPanel } from '@bloomkin/web/features/cart/useCart.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi, ruby, showTo } from '../account/accountFixture.tsx';
import { cartOf } from '../checkout/aCheckout.ts';
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

describe('removing the last line', () => {
  beforeEach(givenGuest);

  it('can be undone in the panel, with the focus there', async () => {
    await addRose();
    fireEvent.click(stepperIn(panel(), rose.name).getByRole('button', { name: 'One fewer' }));
    const undo = await within(panel()).findByRole('button', { name: 'Undo' });
    expect(panel().textContent).toContain(`“${rose.name}” is taken out of your cart`);
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    await waitFor(() => expect(stepperIn(panel(), rose.name).getByText('1')).toBeTruthy());
    expect(stored.guestCart.read()).toMatchObject({ companyId: 'f1', companyName: 'Petal & Twine' });
    expect(within(panel()).queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('emptying the cart', () => {
  const press = (name: string) => fireEvent.click(within(panel()).getByRole('button', { name }));

  it('removes a guest’s lines until Undo', async () => {
    await givenGuest();
    await addRose();
    add(lily.name);
    await waitFor(() => expect(stored.guestCart.read()?.items).toHaveLength(2));
    press('Empty the cart');
    await waitFor(() => expect(panel().textContent).toContain('Your cart is empty'));
    expect(stored.guestCart.read()).toBeUndefined();
    press('Undo');
    await waitFor(() => expect(stored.guestCart.read()?.items).toHaveLength(2));
    expect(panel().textContent).toContain('From Petal & Twine');
  });

  it('does not restore them over other products', async () => {
    await givenGuest();
    await addRose();
    press('Empty the cart');
    await within(panel()).findByRole('button', { name: 'Undo' });
    add(lily.name);
    await waitFor(() => expect(stored.guestCart.read()?.items).toHaveLength(1));
    press('Undo');
    await waitFor(() => expect(within(panel()).queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(stored.guestCart.read()?.items.map(({ product }) => product.id)).toEqual([lily.id]);
  });

  it('is one call for a user, undone by line', async () => {
    const cleared = { data: cartOf({ version: 3, items: [], goods_num: 0, order_summ: 0, total: 0 }) };
    const calls = givenApi({
      'GET /api/shop/cart': () => cartWith(2),
      'PUT /api/shop/cart/h1/clear': () => cleared,
      'POST /api/shop/cart/add_product': () => ({ data: { ...cartWith(2).data, version: 4 } }),
    });
    showTo(await ruby(), shop, '/');
    act(openCartPanel);
    await within(panel()).findByRole('group', { name: `Quantity of ${rose.name}` });
    press('Empty the cart');
    await waitFor(() => expect(panel().textContent).toContain('Your cart is empty'));
    press('Undo');
    await within(panel()).findByRole('group', { name: `Quantity of ${rose.name}` });
    expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      {},
      expect.objectContaining({ product_id: 'p1', count: 2, newCart: false }),
    ]);
  });
});
