// @vitest-environment window

import { addProduct, getCart, setProductCount } from '@bloomkin/shared/routes/cart.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { closeCartPanel, openCartPanel } from '@bloomkin/web/features/cart/useCart.ts';
import { BuyBox } from '@bloomkin/web/features/product/BuyBox.tsx';
import { AddButton } from '@bloomkin/web/features/productCard/AddButton.tsx';
import { closeSignIn } from '@bloomkin/web/features/signIn/signInPanel.ts';
import { closeTagPanel } from '@bloomkin/web/features/tag/openTag.ts';
import { sessionStore } from '@bloomkin/web/session/session.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from '#web/account/accountFixture.tsx';
import { days } from '#web/checkout/aCheckout.ts';
import { givenProduct } from '#web/storefront/storefrontFixture.ts';
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
  waitUntilOpen,
} from './cartPanelFixture.tsx';
import { showToGuest } from './people.tsx';

const size = {
  id: 's1',
  name: 'Petite',
  sku: 'P',
  price: 30,
  active: true,
  photo: null,
  parameter_values: [],
};

const sized = await givenProduct({ id: 'p3', sizes: [size] });

resetCartPanel();

describe('the cart panel', () => {
  beforeEach(givenGuest);

  it('says that it is empty, and offers nothing to buy', () => {
    showToGuest(shop);
    act(openCartPanel);
    expect(panel().textContent).toContain('Your cart is empty');
    expect(within(panel()).queryByRole('button', { name: /Buy now/ })).toBeNull();
  });

  it('opens after an addition with products, florist, counts and prices', async () => {
    await addRose();
    expect(within(panel()).getByRole('link', { name: rose.name }).getAttribute('href')).toBe(
      '/viewproduct/p1',
    );
    expect(panel().textContent).toContain('From Petal & Twine');
    expect(within(panel()).getByRole('button', { name: /Buy now/ }).textContent).toBe('Buy now$89.50');
    expect(screen.getByRole('button', { name: 'Your cart, 1 item' })).toBeTruthy();
  });

  it('shows thumbnail, name, minus and plus, count and price in each row', async () => {
    await addRose();
    expect(within(panel()).getByRole('heading', { name: 'Your cart' })).toBeTruthy();
    const row = within(within(panel()).getByRole('link', { name: rose.name }).closest('li') ?? panel());
    const line = () => [row.getByRole('status').textContent, row.getByText(/^\$/).textContent];
    expect(row.getByRole('presentation').getAttribute('src')).toBe('/m/1-480.webp');
    expect(line()).toEqual(['1', '$89.50']);
    fireEvent.click(row.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(line()).toEqual(['2', '$179']));
    fireEvent.click(row.getByRole('button', { name: 'One fewer' }));
    await waitFor(() => expect(line()).toEqual(['1', '$89.50']));
  });

  it('announces an addition, and nothing else', async () => {
    await addRose();
    const note = within(panel()).getByText('Added to your cart');
    expect(note.getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.activeElement).toBe(note));
    act(closeCartPanel);
    act(openCartPanel);
    expect(within(panel()).queryByText('Added to your cart')).toBeNull();
  });

  it('leaves the focus where it is when the cart only loads', () => {
    showToGuest(shop);
    const { id, name, price, sku, company } = rose;
    const product = { id, name, price, sku, company, photo: null, size: null };
    act(() =>
      stored.guestCart.write({
        companyId: 'f1',
        companyName: 'Petal & Twine',
        items: [{ product, count: 1 }],
      }),
    );
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'One more' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });

  it('opens again when a count changes beside the product', async () => {
    await addRose();
    act(closeCartPanel);
    const page = within(screen.getByRole('main'));
    fireEvent.click(page.getByRole('button', { name: 'One more' }));
    await waitUntilOpen();
    expect(stepperIn(panel(), rose.name).getByText('2')).toBeTruthy();
  });

  it('closes and leads to the checkout by Buy now', async () => {
    await addRose();
    const buy = within(panel()).getByRole('button', { name: /Buy now/ });
    expect(buy.textContent).toBe('Buy now$89.50');
    fireEvent.click(buy);
    expect(await screen.findByText('The checkout')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull();
  });
});

describe('a cart that cannot be delivered', () => {
  beforeEach(givenGuest);

  it('leads to the address at checkout and names no total', async () => {
    stored.location.write({ address: 'Broken Hill NSW 2880', lat: -31.96, lng: 141.46 });
    const [day] = days.data;
    givenApi(deliveryDays, () => ({ data: day ? [{ ...day, available: false, periods: [] }] : [] }));
    await addRose();
    const choose = await within(panel()).findByRole('button', { name: 'Choose where it goes' });
    expect(within(panel()).queryByRole('button', { name: /Buy now/ })).toBeNull();
    fireEvent.click(choose);
    expect(await screen.findByText('The checkout')).toBeTruthy();
    stored.location.clear();
  });
});

describe('a guest’s cart', () => {
  beforeEach(givenGuest);

  it('takes its florist from the first line, adds up and lasts for a day', async () => {
    await addRose();
    add(lily.name);
    await waitFor(() => expect(stored.guestCart.read()?.items).toHaveLength(2));
    expect(stored.guestCart.read()).toMatchObject({ companyId: 'f1', companyName: 'Petal & Twine' });
    expect(within(panel()).getByRole('button', { name: /Buy now/ }).textContent).toBe('Buy now$129.50');
    const kept: unknown = JSON.parse(localStorage.getItem('bloomkin.guestCart') ?? '{}');
    expect(kept).toMatchObject({ until: expect.any(String) });
  });

  it('loses a line at zero and its florist with the last', async () => {
    await addRose();
    fireEvent.click(stepperIn(panel(), rose.name).getByRole('button', { name: 'One fewer' }));
    await waitFor(() => expect(panel().textContent).toContain('Your cart is empty'));
    expect(stored.guestCart.read()).toEqual({ companyId: null, companyName: '', items: [] });
  });
});

describe('a guest’s cart that is looked at again', () => {
  beforeEach(givenGuest);

  it('names a changed price and what is not sold any more', async () => {
    await addRose();
    act(closeCartPanel);
    add(lily.name);
    await waitUntilOpen();
    act(closeCartPanel);
    givenApi(getProduct, ({ params }) =>
      params.id === lily.id ? refusal(404, 'NOT_FOUND') : { data: { ...rose, price: 100 } },
    );
    act(openCartPanel);
    await within(panel()).findByText(/Not available any more/);
    expect(within(panel()).getByRole('button', { name: /Buy now/ }).textContent).toBe('Buy now$100');
    await screen.findByText(
      `${rose.name} is now $100 instead of $89.50. ${lily.name}: Not available any more.`,
    );
  });

  it('opens again with the typed code when the sign-in it asked for closes', async () => {
    await addRose();
    fireEvent.click(await within(panel()).findByRole('button', { name: 'Add a code' }));
    fireEvent.change(within(panel()).getByLabelText('Discount code'), { target: { value: 'HELLO5' } });
    fireEvent.click(within(panel()).getByRole('button', { name: 'Use code' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull());
    act(closeSignIn);
    await waitUntilOpen();
    expect(within(panel()).getByLabelText<HTMLInputElement>('Discount code').value).toBe('HELLO5');
  });

  it('carries the tag, and opens again when a word of it was changed', async () => {
    await addRose();
    fireEvent.click(within(panel()).getByRole('button', { name: /, change$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull());
    act(closeTagPanel);
    await waitUntilOpen();
  });
});

describe('the cart of a signed-in user', () => {
  it('waits while a count is sent', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof cartWith>>();
    givenApi(getCart, () => cartWith(1));
    const counts = givenApi(setProductCount, () => answer.promise);
    showTo(await ruby(), shop, '/');
    act(openCartPanel);
    const group = await within(panel()).findByRole('group', { name: `Quantity of ${rose.name}` });
    const more = within(group).getByRole('button', { name: 'One more' });
    fireEvent.click(more);
    await waitFor(() => expect(group.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(more);
    await act(async () => answer.resolve(cartWith(2)));
    await waitFor(() => expect(within(group).getByText('2')).toBeTruthy());
    expect(counts).toMatchObject([{ params: { id: 'h1' }, body: { count: 2 } }]);
  });

  it('shows the prices of the moment in which it is opened', async () => {
    const carts = givenApi(getCart, () => cartWith(1));
    showTo(await ruby(), shop, '/');
    await waitFor(() => expect(carts).toHaveLength(1));
    const { data: cart } = cartWith(1);
    const items = cart.items.map((item) => ({ ...item, product: { ...item.product, price: 100 } }));
    givenApi(getCart, () => ({ data: { ...cart, items, order_summ: 100, total: 100 } }));
    act(openCartPanel);
    await within(panel()).findByRole('button', { name: 'Buy now $100' });
  });

  it('shows products that left the catalogue, does not count them', async () => {
    givenApi(getCart, () => cartWith(2, false));
    showTo(await ruby(), shop, '/');
    act(openCartPanel);
    expect(await within(panel()).findByText(/Not available any more/)).toBeTruthy();
    expect(within(panel()).getByRole('button', { name: 'Take out' })).toBeTruthy();
    expect(within(panel()).queryByRole('button', { name: /Buy now/ })).toBeNull();
  });

  it('offers to try each line again that did not come into the account', async () => {
    givenApi(getCart, () => cartWith(1));
    const additions = givenApi(addProduct, () => cartWith(1));
    const { id, name, price, sku, company } = lily;
    const product = { id, name, price, sku, company, photo: null, size: null };
    const items = [{ product, count: 1, fault: 'Not available any more' }];
    stored.guestCart.write({ companyId: 'f1', companyName: 'Petal & Twine', items });
    showTo(await ruby(), shop, '/');
    act(openCartPanel);
    fireEvent.click(await within(panel()).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(additions.map(({ body }) => body.product_id)).toEqual([lily.id]));
    await waitFor(() => expect(stored.guestCart.read()).toBeUndefined());
  });

  it('exists for neither florists nor admins', async () => {
    const calls = [getCart, addProduct].map((route) => givenApi(route, () => cartWith(1)));
    for (const role of ['ROLE_VENDOR', 'ROLE_ADMIN']) {
      const person = await ruby({ role, roles: [role] });
      const cards = [rose, sized].map((product) => <AddButton key={product.id} product={product} />);
      showTo(person, [...cards, <BuyBox key="page" product={rose} />], '/');
      expect(screen.queryAllByRole('button', { name: /Add/ })).toEqual([]);
      expect(screen.queryAllByRole('link', { name: /Choose a size/ })).toEqual([]);
      cleanup();
    }
    expect(sessionStore.read().user?.role).toBe('ROLE_ADMIN');
    expect(calls.flat()).toEqual([]);
  });
});
