// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetServerCart } from '../../../web/src/features/cart/serverCart.ts';
import { filledNow } from '../../../web/src/features/checkout/useFilled.ts';
import { OrderView } from '../../../web/src/features/orders/OrderView.tsx';
import { choosePlace } from '../../../web/src/features/place/choosePlace.ts';
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

  it('again carries address, recipient and card, and leaves the day open', async () => {
    const location = { address: '221 Macleay St, Potts Point NSW 2011', lat: -33.868, lng: 151.225 };
    const recipient = { fio: 'Tom and Priyanka', phone: '+61255500204' };
    const old = {
      ...{ companyId: 'f1', location, recipient, unitOffice: '3', comment: 'Side gate' },
      ...{ card_message: 'Congratulations!', deliveryDay: '2026-11-22' },
    };
    givenApi({
      'GET /api/shop/order/o1': () => ({ data: orderOf(old) }),
      'GET /api/shop/cart': () => ({ data: freshCart }),
      'POST /api/shop/cart/add_product': () => ({ data: cartOf() }),
    });
    choosePlace({
      address: 'Surry Hills NSW 2010',
      lat: -33.88,
      lng: 151.21,
      unitOffice: '4',
      comment: 'bell',
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Order again/ }));
    await screen.findByText('The checkout');
    expect(filledNow()).toMatchObject({
      place: location,
      unitOffice: '3',
      comment: 'Side gate',
      forMe: false,
      recipientName: 'Tom and Priyanka',
      recipientPhone: '+61 2 5550 0204',
      cardMessage: 'Congratulations!',
      day: null,
    });
  });
});
