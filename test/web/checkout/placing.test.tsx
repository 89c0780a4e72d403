// @vitest-environment window

import { changeDraft, checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { forgetServerCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { CartPage } from '@bloomkin/web/pages/CartPage.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi, refusal, ruby, showTo } from '../account/accountFixture.tsx';
import { givenDialogs } from '../account/dialogs.ts';
import { days as allDays, cartLine, cartOf, chosenTime, freshCart, givenDraft, order } from './aCheckout.ts';

const Where = () => <output>{useLocation().pathname}</output>;
const show = async () => showTo(await ruby(), [<Where key="where" />, <CartPage key="page" />], '/cart');
const newtownWindow = {
  ...{ id: 's1', company_id: 'f1', name: 'Newtown window', state: 'NSW', phone: '+61255500123' },
  location: { address: '1 King St, Newtown NSW 2042', lat: -33.898, lng: 151.179 },
  ...{ pickup_point: true, warehouse_for_delivery: false, working_times: [], timezone: 'Australia/Sydney' },
  ...{ delivery_zones: [], closed_days: [], open_days: [], daily_capacity: null },
  ...{ distantion: null, version: 1 },
};
const where = () => screen.getAllByRole('status').map((each) => each.textContent);

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  forgetServerCart();
  vi.unstubAllGlobals();
});

describe('a page that was left while an order was sent', () => {
  const attempt = { key: 'k1', sent: 'h1 {}' };

  it('leads to the order and keeps the buyer’s data', async () => {
    givenDraft({ attempt });
    givenApi({
      'GET /api/shop/cart': () => ({ data: freshCart }),
      'GET /api/shop/cart/h1': () => ({ data: order }),
    });
    await show();
    await waitFor(() => expect(where()).toContain('/orders/o1'));
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
    let looks = 0;
    givenApi({
      'GET /api/shop/cart': () => ({ data: cartOf() }),
      'GET /api/shop/cart/h1': () => {
        looks += 1;
        return { data: looks === 1 ? cartOf() : order };
      },
    });
    await show();
    await waitFor(() => expect(where()).toContain('/orders/o1'));
  });

  it('reports the failure and keeps typed text', async () => {
    givenDraft({ attempt });
    const calls = givenApi({
      'GET /api/shop/cart': () => ({ data: cartOf() }),
      'GET /api/shop/cart/h1': () => ({ data: cartOf() }),
      'GET /api/shop/delivery_days': () => allDays,
    });
    await show();
    expect(await screen.findByText(/nothing was ordered/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeTruthy();
    expect(screen.getByText(/To Dana Okafor at/)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('flowers that left the catalogue', () => {
  const [line] = cartOf().items;
  const gone = cartOf({
    version: 2,
    items: [line, cartLine({ id: 'p2', name: 'Lily Hour', available: false })],
  });
  const words = 'Lily Hour is not available any more: please take it out of your cart';
  const takeOut = () => screen.getByRole('button', { name: 'Take out' });

  it('are named at the last step with a link to their line', async () => {
    givenDraft();
    const calls = givenApi({
      'GET /api/shop/cart': () => ({ data: gone }),
      'GET /api/shop/delivery_days': () => allDays,
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: words }));
    expect(document.activeElement).toBe(takeOut());
    fireEvent.click(await screen.findByRole('button', { name: /^Place order/ }));
    await screen.findByText('One thing needs another look');
    expect(screen.getAllByRole('button', { name: words })).toHaveLength(1);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('are named without another step when the API reports them', async () => {
    givenDraft();
    let cart = cartOf();
    givenApi({
      'GET /api/shop/cart': () => ({ data: cart }),
      'GET /api/shop/delivery_days': () => allDays,
      'POST /api/shop/cart/h1/checkout': () => {
        cart = gone;
        return refusal(422, 'VALIDATION.FAILED', { errors: [{ path: 'items', message: words }] });
      },
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Place order · $101.50' }));
    await screen.findByText('One thing needs another look');
    fireEvent.click(screen.getByRole('button', { name: words }));
    expect(document.activeElement).toBe(takeOut());
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeTruthy();
  });
});

describe('an order that is placed', () => {
  it('is picked up at the chosen store, without an address', async () => {
    givenDraft({ openStep: 'where' });
    const days: (string | null)[] = [];
    const calls = givenApi({
      'GET /api/shop/cart': () => ({ data: cartOf({ delivery_cost: 0, total: 89.5 }) }),
      'GET /api/shop/delivery_days': ({ query }) => {
        days.push(query.get('pickup_store'));
        return allDays;
      },
      'GET /api/shop/stores': () => ({ page: 1, per_page: 999, total: 1, data: [newtownWindow] }),
      'PUT /api/shop/cart/h1': ({ body }) => ({
        data: cartOf({ ...body, version: 2, delivery_cost: 0, total: 89.5 }),
      }),
      'POST /api/shop/cart/h1/checkout': () => new Promise(() => undefined),
    });
    await show();
    fireEvent.click(await screen.findByRole('radio', { name: /^Pick up/ }));
    expect(screen.queryByLabelText('Delivery address')).toBeNull();
    fireEvent.click(await screen.findByRole('radio', { name: /^Newtown window/ }));
    await waitFor(() => expect(days.at(-1)).toBe('s1'));
    act(() => changeDraft({ ...chosenTime, openStep: 'pay' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Place order · $89.50' }));
    const isCheckout = ({ path }: { path: string }) => path.endsWith('/checkout');
    await waitFor(() => expect(calls.find(isCheckout)).toBeDefined());
    const body = calls.find(isCheckout)?.body;
    expect(body).toMatchObject({ isPickup: true, pickupStore: 's1', recipient: null });
    expect(body).not.toHaveProperty('location');
  });

  it('stays in sight while the card page is on its way', async () => {
    givenDraft();
    let cart = cartOf();
    givenApi({
      'GET /api/shop/cart': () => ({ data: cart }),
      'GET /api/shop/delivery_days': () => allDays,
      'POST /api/shop/cart/h1/checkout': () => {
        cart = freshCart;
        return { data: order };
      },
      'POST /api/stripe/checkout': () => new Promise(() => undefined),
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Place order · $101.50' }));
    await screen.findByText('Almost there: pay on the next page to keep your time.');
    await waitFor(() => expect(localStorage.getItem('bloomkin.cartHash')).toContain('h2'));
    expect(screen.getByRole('complementary', { name: 'Your cart' }).textContent).toContain('Total$101.50');
    expect(screen.getByText('Jacaranda Dusk')).toBeTruthy();
    expect(screen.getByText(/To Dana Okafor at/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Fill in/ })).toBeNull();
  });
});
