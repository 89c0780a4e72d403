// @vitest-environment window

import type { AnswerOf } from '@bloomkin/shared/route.ts';
import { addProduct, getCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { getOrder, listOrderDays, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { listProductReviews } from '@bloomkin/shared/routes/reviews.ts';
import { listRecipients } from '@bloomkin/shared/routes/users.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { checkoutDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { forgetServerCart } from '@bloomkin/web/features/cart/serverCart.ts';
import { readCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import { choosePlace } from '@bloomkin/web/features/deliveryAddress/choosePlace.ts';
import { orderTag } from '@bloomkin/web/features/orders/change/orderTag.ts';
import { OrderCard } from '@bloomkin/web/features/orders/OrderCard.tsx';
import { OrderView } from '@bloomkin/web/features/orders/OrderView.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { loseAnswer, refusal, ruby, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { cartOf, chosenTime, days, freshCart } from '#web/checkout/aCheckout.ts';

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
const paidLine = (by: string) => ({ at, by, what: 'payment_status', from: 'not_paid', to: 'paid' });
const paidBy = (by: string) => orderOf({ payment_status: 'paid', history: [paidLine(by)] });

const givenOrder = (read: () => Order) =>
  givenApi(getOrder, ({ params }) => (params.id === 'o1' ? { data: read() } : refusal(404, 'NOT_FOUND')));

function givenCart() {
  givenApi(getCart, () => ({ data: freshCart }));
  givenApi(addProduct, () => ({ data: cartOf() }));
  givenApi(updateCart, () => ({ data: cartOf() }));
  givenApi(listRecipients, () => ({ page: 1, per_page: 100, total: 0, data: [] }));
}

const show = async () =>
  showTo(
    await ruby(),
    <Routes>
      <Route path="/cart" element={<p>The checkout</p>} />
      <Route path="*" element={<OrderView id="o1" cameFrom={undefined} />} />
    </Routes>,
    '/orders/o1',
  );

const chosen = { deliveryDay: '2026-11-24', delivery_period: { start_time: '12:00', stop_time: '15:00' } };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const canceledLine = { at, by: 'Buyer', what: 'status', from: 'new', to: 'canceled' };

beforeEach(() => {
  givenDialogs();
  localStorage.clear();
});
afterEach(() => {
  forgetServerCart();
  vi.useRealTimers();
});

describe('a new order that its buyer changes', () => {
  const changeable = (change: object = {}) => orderOf({ ...chosen, change_until: inMinutes(90), ...change });

  it('keeps the chosen time after a refusal, and moves with the newest version', async () => {
    let order = changeable({ version: 3 });
    const bodies: unknown[] = [];
    givenOrder(() => order);
    givenApi(listOrderDays, () => days);
    givenApi(updateOrder, ({ body }) => {
      bodies.push(body);
      if (bodies.length === 1) {
        order = changeable({ version: 4 });
        return refusal(409, 'CONFLICT.VERSION');
      }
      order = changeable({ ...body, version: 5 });
      return { data: order };
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Change day and time' }));
    const { day, period } = chosenTime;
    fireEvent.click(await screen.findByRole('button', { name: 'Mon 23 Nov' }));
    fireEvent.click(screen.getByRole('radio', { name: /^12–3 pm/ }));
    const move = screen.getByRole('button', { name: /^Move to / });
    fireEvent.click(move);
    expect((await screen.findByRole('alert')).textContent).toBe('It said CONFLICT.VERSION');
    await waitFor(() => expect(move.getAttribute('aria-disabled')).toBe('false'));
    fireEvent.click(move);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const time = { deliveryDay: day, delivery_period: period };
    expect(bodies).toEqual([
      { ...time, version: 3 },
      { ...time, version: 4 },
    ]);
  });

  it('stands on the tag, whose words open its changes', async () => {
    const location = { address: '10 Crown St, Surry Hills NSW 2010', lat: -33.886, lng: 151.211 };
    givenOrder(() => changeable({ location, recipient: { fio: 'Margaret', phone: '' } }));
    const { unmount } = await show();
    await screen.findByRole('heading', { name: 'Details' });
    expect(orderTag.read()?.words.sentence).toMatch(/^For Margaret · .*, 12–3 pm · Surry Hills$/);
    act(() => orderTag.read()?.open('who'));
    expect(await screen.findByRole('dialog', { name: 'Who gets the flowers' })).toBeDefined();
    unmount();
    expect(orderTag.read()).toBeUndefined();
  });

  it('stands on the tag as fixed once its florist has started, until it is canceled', async () => {
    const fixed = () => orderTag.read()?.fixed;
    givenOrder(() => changeable({ address_later: 'asked', recipient: { fio: 'Margaret', phone: '' } }));
    await show();
    await waitFor(() => expect(fixed()).toEqual(['where']));
    cleanup();
    givenOrder(() => orderOf({ ...chosen, status: 'in_progress' }));
    await show();
    await waitFor(() => expect(fixed()).toEqual(['who', 'when', 'where']));
    cleanup();
    givenOrder(() => orderOf({ ...chosen, status: 'canceled' }));
    await show();
    await screen.findByRole('heading', { name: 'Details' });
    expect(orderTag.read()).toBeUndefined();
  });

  it('offers no change once its florist has started, nor of what the recipient says', async () => {
    givenOrder(() => changeable({ address_later: 'given', recipient: { fio: 'Margaret', phone: '' } }));
    await show();
    const listChanges = async () =>
      (await screen.findAllByRole('button', { name: /^Change / })).map(({ textContent }) => textContent);
    expect(await listChanges()).toEqual(['Change recipient', 'Change card message']);
    cleanup();
    givenOrder(() => orderOf({ ...chosen, status: 'in_progress' }));
    await show();
    await screen.findByRole('heading', { name: 'Details' });
    expect(screen.queryByRole('button', { name: /^Change / })).toBeNull();
  });
});

describe('an order', () => {
  it('shows as paid after the card page once the provider confirms', async () => {
    let order = orderOf({ held_until: inMinutes(20) });
    givenOrder(() => order);
    showTo(await ruby(), <OrderView id="o1" cameFrom="paid" />, '/orders/o1');
    await screen.findByText(/Checking your payment/);
    order = paidBy('Card payment');
    expect(await screen.findAllByText(/^Paid/)).not.toHaveLength(0);
  });

  it('paid in another tab is shown as paid, without an error', async () => {
    let order = orderOf();
    givenOrder(() => order);
    givenApi(startPayment, () => {
      order = paidBy('Card payment');
      return refusal(409, 'ORDER.PAID');
    });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Pay now · $101.50' }));
    expect(await screen.findByText(/^Paid: \$101\.50/)).toBeTruthy();
    expect(screen.queryByText(/It said ORDER.PAID/)).toBeNull();
  });

  it.each([
    [true, 'Tax invoice', 'Total includes GST of$9.23'],
    [false, 'Invoice', 'Total$101.50Paid by card.'],
  ])('prints an invoice when GST registration is %s', async (gst_registered, title, text) => {
    const papers: string[] = [];
    vi.stubGlobal('print', () =>
      papers.push(document.querySelector('body > div:last-child')?.textContent ?? ''),
    );
    const supplier = { name: 'Petal & Twine Pty Ltd', abn: '13699001011', gst_registered };
    givenOrder(() => ({ ...paidBy('Card payment'), supplier, charged: 101.5, fio: 'Ruby Tran' }));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: title }));
    await waitFor(() => expect(papers).toHaveLength(1));
    for (const part of [
      title,
      'Petal & Twine Pty Ltd',
      'ABN 13 699 001 011',
      '21 November 2026',
      'Ruby Tran',
      text,
    ])
      expect(papers[0]).toContain(part);
    expect(/tax invoice|gst/i.test(papers[0] ?? '')).toBe(gst_registered);
  });

  it('offers no invoice until it is paid', async () => {
    givenOrder(() => ({
      ...orderOf(),
      supplier: { name: 'Petal', abn: '13699001011', gst_registered: true },
    }));
    await show();
    await screen.findByRole('button', { name: /Pay now/ });
    expect(screen.queryByRole('button', { name: /nvoice/ })).toBeNull();
  });

  it.each([
    ['Card payment', '$101.50 goes back to your card within 10 days.'],
    ['Florist', 'the florist will be in touch about your money.'],
  ])('paid by %s says before a cancellation where the money goes', async (by, message) => {
    givenOrder(() => paidBy(by));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(screen.getByRole('dialog').textContent).toContain(message);
  });

  it.each([
    ['paid', 'Card payment', 'Refund of $101.50 on its way to your card, within 10 days.'],
    ['refunded', 'Card payment', 'Refunded: $101.50 went back to your card.'],
    ['paid', 'Florist', 'You have paid for it: the florist will be in touch about your money.'],
  ])('says where the money goes when it is canceled and %s by %s', async (payment_status, by, message) => {
    const order = orderOf({ status: 'canceled', payment_status, history: [paidLine(by), canceledLine] });
    givenOrder(() => order);
    await show();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(/Paid:|Nothing more will happen/)).toBeNull();
  });

  const rescue = (state: string) => ({
    rescue: { state, why: 'canceled', at, until: null, to_order_id: null },
  });

  it.each([
    [
      'open',
      'paid',
      '$101.50 waits for your choice: another florist, or back to your card.',
      'Waits for you',
    ],
    [
      'moved',
      'refunded',
      'Your payment of $101.50 went along to the florist you chose.',
      'With another florist',
    ],
    ['refunded', 'paid', 'Refund of $101.50 on its way to your card, within 10 days.', 'Refund on its way'],
    ['refunded', 'refunded', 'Refunded: $101.50 went back to your card.', 'Refunded'],
  ])(
    'says where the money is while a rescue is %s and the payment %s',
    async (state, payment_status, text, pill) => {
      const history = [paidLine('Card payment'), canceledLine];
      const order = orderOf({ ...rescue(state), status: 'canceled', payment_status, history });
      givenOrder(() => order);
      await show();
      expect(await screen.findByText(text)).toBeTruthy();
      cleanup();
      showTo(await ruby(), <OrderCard order={order} />);
      await screen.findByRole('link', { name: /^Me ?:/ });
      expect([...document.querySelectorAll('h2 + div > span')].map(({ textContent }) => textContent)).toEqual(
        ['Canceled', pill],
      );
    },
  );

  it('names in a list who the flowers are for', async () => {
    showTo(await ruby(), <OrderCard order={orderOf({ recipient: { fio: 'Margaret Ellis', phone: '' } })} />);
    await screen.findByRole('link', { name: /^Margaret Ellis ?:/ });
  });

  it('that is canceled shows no next step', async () => {
    const order = orderOf({ status: 'canceled', history: [canceledLine] });
    givenOrder(() => order);
    await show();
    const steps = await screen.findAllByRole('listitem');
    expect(steps.filter(({ textContent }) => textContent?.includes('to come'))).toEqual([]);
  });

  it('that waits for payment shows until when it is held, without thanks', async () => {
    const held_until = inMinutes(20);
    const order = orderOf({ ...chosen, held_until });
    givenOrder(() => order);
    await show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Almost there');
    expect(screen.getByText(/^Pay to keep Tue 24 Nov, 12–3 pm/)).toBeTruthy();
    expect(screen.getAllByText(/held until (\d{1,2}(:\d\d)? [ap]m|noon) \(Sydney time\)/i)).toHaveLength(2);
    expect(screen.queryByText(/Thank you|whenever you are ready/)).toBeNull();
  });

  it('with a suggested change names the store’s time zone in its deadline', async () => {
    const proposal = { number: 1, state: 'open', amount_due: 20, at, pay_by: '2026-11-21T06:30:00.000Z' };
    const order = orderOf({
      payment_status: 'paid',
      proposal: { ...proposal, items: [], total: 121.5, changes: [] },
    });
    givenOrder(() => order);
    await show();
    const sentence = await screen.findByText(/^You pay/);
    expect(sentence.textContent).toBe('You pay $20 more, by Sat 21 Nov, 5:30 pm (Sydney time).');
  });

  it.each([
    ['Australia/Sydney', ['Times are Sydney time.']],
    ['Etc/UTC', []],
  ])('names the zone of its history in %s to readers on another clock', async (timezone, expected) => {
    givenOrder(() => orderOf({ timezone }));
    await show();
    await screen.findByText('History');
    expect(screen.queryAllByText(/^Times are/).map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('gives the next step when its hold lapses', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const order = orderOf({ ...chosen, held_until: inMinutes(0.5) });
    givenOrder(() => order);
    await show();
    await screen.findByText(/^Pay to keep/);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await screen.findByText(/is not held for you any more/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pay now/ })).toBeTruthy();
  });

  it('offers possible days when its time is booked out', async () => {
    const order = orderOf({ ...chosen, held_until: inMinutes(-5) });
    givenOrder(() => order);
    givenApi(startPayment, () => refusal(409, 'ORDER.PLACE_LOST', { days: ['2026-11-25', '2026-11-26'] }));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Pay now/ }));
    expect(await screen.findByText(/booked out/)).toBeTruthy();
    expect(screen.getByText(/Wed 25 Nov, Thu 26 Nov/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay now/ })).toBeNull();
  });

  it('that may be paid later shows its day first', async () => {
    const order = orderOf({ ...chosen, held_until: null });
    givenOrder(() => order);
    await show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Tuesday 24 November, 12–3 pm',
    );
    expect(screen.getByText(/now or later/)).toBeTruthy();
  });

  it('that is repeated says that its flowers are in the cart', async () => {
    givenOrder(() => paidBy('Card payment'));
    givenCart();
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Order again/ }));
    await screen.findByText('The checkout');
    await waitFor(() => expect(screen.getByText('Added to your cart')).toBeTruthy());
  });

  it('that is repeated takes address and recipient, suggests the card, and leaves the day', async () => {
    const location = { address: '221 Macleay St, Potts Point NSW 2011', lat: -33.868, lng: 151.225 };
    const recipient = { fio: 'Tom and Priyanka', phone: '+61255500204' };
    const old = {
      ...{ companyId: 'f1', location, recipient, unitOffice: '3', comment: 'Side gate' },
      ...{ card_message: 'Congratulations!', deliveryDay: '2026-11-22' },
    };
    givenOrder(() => orderOf(old));
    givenCart();
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
    expect(readCheckoutForm()).toMatchObject({
      place: location,
      unitOffice: '3',
      comment: 'Side gate',
      forMe: false,
      recipientName: 'Tom and Priyanka',
      recipientPhone: '02 5550 0204',
      cardMessage: '',
      day: null,
    });
    expect(checkoutDraft.read()?.lastMessage).toBe('Congratulations!');
  });
});

describe('the flowers of a delivered order', () => {
  const reviews = (answer: { me_add: boolean; can_review: boolean }) => ({
    ...{ product_rating: 4, data: [], total: 0, page: 1, per_page: 20, spread: [] },
    ...answer,
  });

  async function showDelivered(reply: () => AnswerOf<typeof listProductReviews> | Response) {
    givenOrder(() => orderOf({ status: 'completed', payment_status: 'paid' }));
    givenApi(listProductReviews, ({ params }) => (params.id === 'p1' ? reply() : refusal(404, 'NOT_FOUND')));
    await show();
    await screen.findByText('What you ordered');
  }

  it('take one review', async () => {
    await showDelivered(() => reviews({ me_add: true, can_review: false }));
    expect(await screen.findByText('You have reviewed it')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull();
  });

  it('take none after the florist has deleted them', async () => {
    await showDelivered(() => refusal(404, 'PRODUCT.NOT_FOUND'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull());
  });

  it('stay open to a review while their reviews cannot be read again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const replies = [reviews({ me_add: false, can_review: true }), refusal(503, 'SERVICE.UNAVAILABLE')];
    await showDelivered(() => replies.shift() ?? loseAnswer());
    await waitFor(() => expect(replies).toHaveLength(1));
    // Two seconds later swr asks again.
    await vi.advanceTimersByTimeAsync(3000);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(replies).toEqual([]));
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByRole('link', { name: 'Write a review' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('lead to the review that is still to be written', async () => {
    await showDelivered(() => reviews({ me_add: false, can_review: true }));
    const link = await screen.findByRole('link', { name: 'Write a review' });
    expect(link.getAttribute('href')).toBe('/products/review?product=p1');
  });
});
