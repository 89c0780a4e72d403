// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetServerCart } from '../../../web/src/features/cart/serverCart.ts';
import { OrderView } from '../../../web/src/features/orders/OrderView.tsx';
import { cartOf, freshCart } from '../checkout/aCheckout.ts';
import { givenApi, refusal, ruby, showTo } from '../personal/account.tsx';
import { givenDialogs } from '../personal/dialogs.ts';

const at = '2026-11-21T00:00:00.000Z';
const orderOf = (change: object = {}) =>
  cartOf({
    id: 'o1',
    number: 'B-1',
    status: 'new',
    payment_status: 'not_paid',
    timezone: 'Australia/Sydney',
    created_at: at,
    updated_at: at,
    history: [],
    ...change,
  });
const paidBy = (by: string) =>
  orderOf({
    payment_status: 'paid',
    history: [{ at, by, what: 'payment_status', from: 'not_paid', to: 'paid' }],
  });

const show = async () =>
  showTo(
    await ruby(),
    <Routes>
      <Route path="/cart" element={<p>The checkout</p>} />
      <Route path="*" element={<OrderView id="o1" cameFrom={undefined} />} />
    </Routes>,
    '/orders/o1',
  );

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  forgetServerCart();
  vi.unstubAllGlobals();
});

describe('an order', () => {
  it('that was paid in another tab is shown as paid, and nothing was wrong', async () => {
    let order = orderOf();
    givenApi({
      'GET /api/shop/order/o1': () => ({ data: order }),
      'POST /api/stripe/checkout': () => {
        order = paidBy('Card payment');
        return refusal(409, 'ORDER.PAID');
      },
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Pay now · $101.50' }));
    expect(await screen.findByText(/^Paid: \$101\.50/)).toBeTruthy();
    expect(screen.queryByText(/It said ORDER.PAID/)).toBeNull();
  });

  it.each([
    ['Card payment', '$101.50 goes back to your card within 10 days.'],
    ['Florist', 'the florist will be in touch about your money.'],
  ])('paid by %s says before it is canceled what becomes of the money', async (by, words) => {
    givenApi({ 'GET /api/shop/order/o1': () => ({ data: paidBy(by) }) });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(screen.getByRole('dialog').textContent).toContain(words);
  });

  it('again says that its flowers are in the cart, on the way there', async () => {
    givenApi({
      'GET /api/shop/order/o1': () => ({ data: paidBy('Card payment') }),
      'GET /api/shop/cart': () => ({ data: freshCart }),
      'POST /api/shop/cart/add_product': () => ({ data: cartOf() }),
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Order again/ }));
    await screen.findByText('The checkout');
    await waitFor(() => expect(screen.getByText('Added to your cart')).toBeTruthy());
  });
});
