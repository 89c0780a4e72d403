// @vitest-environment window

import {
  checkout,
  clearCart,
  getCart,
  getCartByHash,
  setProductCount,
  updateCart,
} from '@bloomkin/shared/routes/cart.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { deliveryDays, listStores } from '@bloomkin/shared/routes/stores.ts';
import { Store } from '@bloomkin/shared/schemas/store.ts';
import { changeDraft, checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { forgetServerCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { keepInlineCode } from '@bloomkin/web/features/checkout/you/inlineCode.ts';
import { closeSignIn, useSignInPanel } from '@bloomkin/web/features/signIn/signInPanel.ts';
import { CartPage } from '@bloomkin/web/pages/CartPage.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiCall, givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { forgetPerson, showToGuest } from '#web/cart/people.tsx';
import { days as allDays, cartLine, cartOf, chosenTime, freshCart, givenDraft, order } from './aCheckout.ts';

const Where = () => <output>{useLocation().pathname}</output>;
const show = async () => showTo(await ruby(), [<Where key="where" />, <CartPage key="page" />], '/cart');
const newtownWindow = Store.parse({
  ...{ id: 's1', company_id: 'f1', name: 'Newtown window', state: 'NSW', phone: '+61255500123' },
  location: { address: '1 King St, Newtown NSW 2042', lat: -33.898, lng: 151.179 },
  ...{ pickup_point: true, warehouse_for_delivery: false, working_times: [], timezone: 'Australia/Sydney' },
  ...{ delivery_zones: [], closed_days: [], open_days: [], daily_capacity: null },
  ...{ distantion: null, version: 1 },
});
/** Must get no calls. */
const givenNoOrder = () =>
  [checkout, startPayment].map((route) => givenApi(route, () => refusal(404, 'NOT_FOUND')));
const where = () => screen.getAllByRole('status').map((each) => each.textContent);

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
  givenApi(getCart, () => ({ data: cartOf() }));
  givenApi(deliveryDays, () => allDays);
});
afterEach(() => {
  forgetServerCart();
});

describe('a page that was left while an order was sent', () => {
  const attempt = { key: 'k1', sent: 'h1 {}' };

  it('leads to the order and keeps the buyer’s data', async () => {
    givenDraft({ attempt });
    givenApi(getCart, () => ({ data: freshCart }));
    const looks = givenApi(getCartByHash, () => ({ data: order }));
    await show();
    await waitFor(() => expect(where()).toContain('/orders/o1'));
    expect(looks[0]?.params.id).toBe('h1');
    expect(checkoutDraft.read()).toMatchObject({
      fio: 'Ruby Tran',
      phone: '0491 570 156',
      recipientName: null,
      cardMessage: null,
      day: null,
      attempt: null,
    });
  });

  it('waits for an order that is still arriving', async () => {
    givenDraft({ attempt });
    const looks: ApiCall[] = givenApi(getCartByHash, () => ({ data: looks.length === 1 ? cartOf() : order }));
    await show();
    await waitFor(() => expect(where()).toContain('/orders/o1'));
  });

  it('reports the failure and keeps typed text', async () => {
    givenDraft({ attempt });
    givenApi(getCartByHash, () => ({ data: cartOf() }));
    const sent = givenNoOrder();
    await show();
    expect(await screen.findByText(/nothing was ordered/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeTruthy();
    expect(await screen.findByDisplayValue('Dana Okafor')).toBeTruthy();
    expect(sent.flat()).toEqual([]);
  });
});

describe('flowers that left the catalogue', () => {
  const [line] = cartOf().items;
  const gone = cartOf({
    version: 2,
    items: [line, cartLine({ id: 'p2', name: 'Lily Hour', available: false })],
  });
  const problem = 'Lily Hour: Not available any more. Please take it out of your cart';
  const takeOut = () => screen.getByRole('button', { name: 'Take out' });

  it('appear at the last step with a link to their line', async () => {
    givenDraft();
    givenApi(getCart, () => ({ data: gone }));
    const sent = givenNoOrder();
    await show();
    fireEvent.click(await screen.findByRole('button', { name: problem }));
    await waitFor(() => expect(document.activeElement).toBe(takeOut()));
    fireEvent.click(await screen.findByRole('button', { name: /^Place order/ }));
    await screen.findByText('One thing needs another look');
    expect(screen.getAllByRole('button', { name: problem })).toHaveLength(1);
    expect(sent.flat()).toEqual([]);
  });

  it('appear without another step when the API reports them', async () => {
    givenDraft();
    let cart = cartOf();
    givenApi(getCart, () => ({ data: cart }));
    givenApi(checkout, () => {
      cart = gone;
      return refusal(422, 'VALIDATION.FAILED', { errors: [{ path: 'items', message: problem }] });
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Place order · $101.50' }));
    await screen.findByText('One thing needs another look');
    fireEvent.click(screen.getByRole('button', { name: problem }));
    expect(document.activeElement).toBe(takeOut());
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
  });
});

describe('a line that is taken out at checkout', () => {
  const rose = cartLine();
  const lily = cartLine({ id: 'p2', name: 'Lily Hour', available: false });
  const tulip = cartLine({ id: 'p3', name: 'Tulip Row' });
  const orchid = cartLine({ id: 'p4', name: 'Orchid Arch' });

  /** Opens the checkout with these lines; each of them can be taken out. */
  async function openWith(lines: (typeof rose)[]) {
    givenDraft();
    let cart = cartOf({ items: lines });
    givenApi(getCart, () => ({ data: cart }));
    givenApi(setProductCount, ({ body }) => {
      const items = cart.items.filter(({ product }) => product.id !== body.product_id);
      cart = cartOf({ items, version: cart.version + 1 });
      return { data: cart };
    });
    givenApi(clearCart, () => ({ data: cartOf({ items: [], version: 9 }) }));
    await show();
  }
  async function press(name: string) {
    const [button] = await screen.findAllByRole('button', { name });
    button?.focus();
    if (button) fireEvent.click(button);
  }

  it.each([
    [[rose, tulip], 0, 'Tulip Row'],
    [[rose, tulip], 1, rose.product.name],
    [[rose, lily], 1, rose.product.name],
    [[lily, rose], 0, rose.product.name],
    [[rose, tulip, orchid], 0, 'Tulip Row'],
    [[rose, tulip, orchid], 1, 'Orchid Arch'],
    [[rose, tulip, orchid], 2, 'Tulip Row'],
    [[lily, tulip, orchid], 2, 'Tulip Row'],
    [[rose, lily, orchid], 1, 'Orchid Arch'],
    [[lily, rose, tulip, orchid], 0, rose.product.name],
  ] as const)('hands the focus on from a line among %o: number %i to %s', async (lines, at, name) => {
    await openWith([...lines]);
    const controls = await screen.findAllByRole('button', { name: /^(One fewer|Take out)$/ });
    controls[at]?.focus();
    if (controls[at]) fireEvent.click(controls[at]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  });

  it('hands the focus on again after the line that said it was taken out', async () => {
    await openWith([rose, lily, tulip]);
    await press('Take out');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tulip Row'));
    await screen.findByText('“Lily Hour” is taken out of your cart');
    await press('One fewer');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tulip Row'));
  });

  it.each(['One fewer', 'Take out', 'Empty the cart'])(
    'hands the focus to the empty cart after %s on the only line',
    async (name) => {
      await openWith([name === 'Take out' ? lily : rose]);
      await press(name);
      const heading = await screen.findByRole('heading', { name: /cart is empty/ });
      await waitFor(() => expect(document.activeElement).toBe(heading));
    },
  );
});

describe('a typed code that is refused by Place order', () => {
  it('shows its reason beside its field and among the errors', async () => {
    givenDraft({ code: 'OLD5' });
    const errors = [{ path: 'discount_code', message: 'This code is used up' }];
    givenApi(updateCart, ({ body }) =>
      body.discount_code === 'OLD5'
        ? refusal(422, 'VALIDATION.FAILED', { errors })
        : { data: cartOf({ version: 2 }) },
    );
    const sent = givenNoOrder();
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Place order/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'This code is used up' }));
    const field = screen.getByLabelText('Discount code');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('This code is used up')).toHaveLength(2);
    expect(sent.flat()).toEqual([]);
  });
});

describe('an order that is placed', () => {
  it('waits at the chosen store, without an address', async () => {
    givenDraft();
    const free = { delivery_cost: 0, total: 89.5 };
    givenApi(getCart, () => ({ data: cartOf(free) }));
    const days = givenApi(deliveryDays, () => allDays);
    givenApi(listStores, () => ({ page: 1, per_page: 999, total: 1, data: [newtownWindow] }));
    givenApi(updateCart, ({ body }) => ({ data: cartOf({ ...body, version: 2, ...free }) }));
    const orders = givenApi(checkout, () => new Promise<never>(() => undefined));
    await show();
    fireEvent.click(await screen.findByRole('radio', { name: /^Pick up/ }));
    expect(screen.queryByLabelText('Delivery address')).toBeNull();
    fireEvent.click(await screen.findByRole('radio', { name: /^Newtown window/ }));
    await waitFor(() => expect(days.at(-1)?.query.get('pickup_store')).toBe('s1'));
    act(() => changeDraft(chosenTime));
    fireEvent.click(await screen.findByRole('button', { name: 'Place order · $89.50' }));
    await waitFor(() => expect(orders).not.toEqual([]));
    expect(orders[0]).toMatchObject({
      params: { id: 'h1' },
      body: { isPickup: true, pickupStore: 's1', recipient: null },
    });
    expect(orders[0]?.body).not.toHaveProperty('location');
  });

  it('waits for the save of what was typed before it', async () => {
    givenDraft();
    let finish: (reply: { data: ReturnType<typeof cartOf> }) => void = () => undefined;
    const saves = givenApi(updateCart, () => new Promise((resolve) => (finish = resolve)));
    const orders = givenApi(checkout, () => new Promise<never>(() => undefined));
    await show();
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Ruby' } });
    await waitFor(() => expect(saves).toHaveLength(1), { timeout: 2000 });
    fireEvent.click(await screen.findByRole('button', { name: 'Place order · $101.50' }));
    await screen.findByRole('button', { name: 'Placing your order …' });
    expect(orders).toEqual([]);
    await act(async () => finish({ data: cartOf({ version: 2 }) }));
    await waitFor(() => expect(orders).toHaveLength(1));
  });

  it('stays in sight while the card page is on its way', async () => {
    givenDraft();
    let cart = cartOf();
    givenApi(getCart, () => ({ data: cart }));
    givenApi(checkout, () => {
      cart = freshCart;
      return { data: order };
    });
    givenApi(startPayment, () => new Promise<never>(() => undefined));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Place order · $101.50' }));
    await screen.findByText('Almost there: pay on the next page to keep your time.');
    await waitFor(() => expect(localStorage.getItem('bloomkin.cartHash')).toContain('h2'));
    expect(screen.getByRole('complementary', { name: 'Your cart' }).textContent).toContain('Total$101.50');
    expect(screen.getByRole('link', { name: 'Jacaranda Dusk' })).toBeTruthy();
    expect(screen.getByDisplayValue('Dana Okafor')).toBeTruthy();
  });
});

describe('Place order of a guest', () => {
  const Asked = () => <p>{useSignInPanel()?.reason}</p>;

  it('asks whose number was there before to sign in, and for the code of one that has it', async () => {
    await forgetPerson();
    givenDraft();
    // Its prices stay as they were.
    givenApi(getProduct, () => refusal(503, 'SERVICE.DOWN'));
    const { id, name, price, company, sku } = cartLine().product;
    const product = { id, name, price, company, sku, photo: null, size: null };
    stored.guestCart.write({ companyId: 'f1', companyName: 'Petal & Twine', items: [{ product, count: 1 }] });
    showToGuest([<Asked key="asked" />, <CartPage key="page" />], '/cart');
    fireEvent.click(await screen.findByRole('button', { name: 'Place order · $101.50' }));
    await screen.findByText('To place an order, you must be logged in!');
    act(closeSignIn);
    const sent = { sent_to: '0••• ••• 156', expires_in: 300, resend_in: 30 };
    act(() => keepInlineCode({ account: { kind: 'phone', value: '491 570 156' }, sent }));
    fireEvent.click(screen.getByRole('button', { name: 'Place order · $101.50' }));
    fireEvent.click(
      await screen.findByRole('button', { name: 'Type the code that we sent to 0••• ••• 156' }),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Four-digit code'));
  });
});
