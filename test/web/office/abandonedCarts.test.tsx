// @vitest-environment window

import { remindOfCart } from '@bloomkin/shared/routes/cart.ts';
import { getNotificationSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { getAbandonedSummary, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { AbandonedPage } from '@bloomkin/web/office/orders/abandoned/AbandonedPage.tsx';
import { StatusTabs } from '@bloomkin/web/office/orders/filters/StatusTabs.tsx';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiCall, givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

const petal = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal', logo: null };
const text = {
  subject: 'Still thinking?',
  heading: 'Your flowers at {florist}',
  text: '{products}: where you left them.',
  sms: '',
};

let listed: ApiCall[] = [];

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  givenApi(getNotificationSettings, () => ({
    data: { version: 1, values: { texts: { cart_reminder: text } }, history: [] },
  }));
});
afterEach(() => {
  vi.useRealTimers();
});

const anItem = (name: string, available = true) => ({
  product: { id: name.replace(' ', '-'), name, price: 72, photo: null, company: 'petal', sku: '', available },
  ...{ size: null, product_price: 72, count: 1 },
});

const mayBeReminded = { state: 'may_be_reminded', agreed_at: '2026-09-05T14:30:00.000Z', sent_at: null };

async function showCart(reminder: object = mayBeReminded, about: object = {}) {
  const cart = anOrder({
    ...{ status: 'abandoned_cart', fio: 'Tom Whitford', email: 'tom@flowers.test' },
    ...{ company_info: petal, reminder, location: null, user_id: 'tom', phone: '+61491570157' },
    items: [anItem('Tulip Crush'), anItem('Red Letter', false), anItem('Jacaranda Dusk')],
    ...about,
  });
  listed = givenApi(listOrders, () => ({
    ...{ page: 1, per_page: 20, total: 1, total_pages: 1, data: [cart] },
    counts: { all: 64, may_be_reminded: 23, reminded: 18, not_to_be_reminded: 23 },
  }));
  const summaries = givenApi(getAbandonedSummary, () => ({
    data: {
      ...{ total: 64, worth: 8214, days: 28, reminded: 412, came_back: 96, ordered: 11480 },
      states: { may_be_reminded: 23, reminded: 18, locked: 2, no_email: 9, not_agreed: 12 },
    },
  }));
  const sent = givenApi(remindOfCart, () => ({ message: 'Sent' }));
  showTo(person('ROLE_ADMIN'), <AbandonedPage />, '/orders/list/abandoned');
  await screen.findByRole('button', { name: /^Show the cart of / });
  return { cart, sent, summaries };
}

it('a cart shows its florist’s logo', async () => {
  await showCart(mayBeReminded, { company_info: { ...petal, logo: '/logo.webp' } });
  expect(document.querySelector('[aria-hidden] > img[src="/logo.webp"]')).toBeTruthy();
});

describe('a reminder of a cart', () => {
  it('shows first and allows an undo for six seconds', async () => {
    const { cart, sent } = await showCart();
    fireEvent.click(screen.getByRole('button', { name: 'Show the cart of Tom Whitford' }));
    const reminder = within(await screen.findByRole('region', { name: 'The reminder' }));
    expect(reminder.getByRole('heading', { name: 'Your flowers at Petal' })).toBeTruthy();
    expect(reminder.getByText('Tulip Crush and Jacaranda Dusk: where you left them.')).toBeTruthy();
    expect(reminder.getByText('Agreed to reminders on Sun 6 Sep 2026')).toBeTruthy();
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Send reminder to Tom Whitford' }));
    vi.advanceTimersByTime(5999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo the reminder of Tom Whitford' }));
    vi.advanceTimersByTime(10_000);
    fireEvent.click(screen.getByRole('button', { name: 'Send reminder to Tom Whitford' }));
    vi.advanceTimersByTime(5999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await waitFor(() => expect(sent.map(({ params }) => params.id)).toEqual([cart.cart_hash]));
  });

  it.each([
    ['Did not agree to reminders', { state: 'not_agreed', agreed_at: null }, {}],
    ['Reminder sent', { state: 'reminded', sent_at: '2026-11-20T01:00:00.000Z' }, {}],
    ['No e-mail to write to', { state: 'no_email' }, { email: '' }],
    ['E-mail not confirmed', { state: 'no_email' }, {}],
    ['Account is locked', { state: 'locked' }, {}],
    ['Nothing in it is sold now', {}, { items: [anItem('Red Letter', false)] }],
    ['Guest, nobody to write to', { state: 'no_email' }, { fio: '', email: '', phone: '' }],
  ])('stays away in a closed row: %s', async (message, reminder, about) => {
    await showCart({ ...mayBeReminded, ...reminder }, about);
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send reminder/ })).toBeNull();
  });
});

describe('the row of an abandoned cart', () => {
  /** jsdom opens no popovers. */
  function readMenu(name: string) {
    const opener = screen.getByRole('button', { name });
    const popover = document.getElementById(opener.getAttribute('popovertarget') ?? '');
    if (!popover) throw new Error(`There is no menu "${name}"`);
    fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }));
    const items = screen.getAllByRole('menuitem', { hidden: true });
    return items.map((item) => [item.textContent, item.getAttribute('href')]);
  }

  it('leads to buyer, florist and log, and calls', async () => {
    await showCart();
    expect(readMenu('More actions for the cart of Tom Whitford')).toEqual([
      ['Open the buyer', '/users/edit/tom'],
      ['Open the florist', '/companies/edit/petal'],
      ['Call Tom', 'tel:+61491570157'],
      ['What was done', '/audit?object=user%3Atom'],
    ]);
  });

  it('offers no call without a phone', async () => {
    await showCart(mayBeReminded, { fio: '', email: '', phone: '' });
    const actions = readMenu('More actions for the cart of Guest');
    expect(actions.map(([label]) => label)).not.toContain('Call the buyer');
  });

  it('opens and closes by a labelled button on phones', async () => {
    await showCart();
    fireEvent.click(screen.getByText('Show the cart of Tom Whitford'));
    expect(await screen.findByRole('region', { name: 'In the cart' })).toBeTruthy();
    fireEvent.click(screen.getByText('Hide the cart of Tom Whitford'));
    expect(screen.queryByRole('region', { name: 'In the cart' })).toBeNull();
  });
});

describe('abandoned carts', () => {
  it('show tabs by reminder, with counts of the other filters', async () => {
    await showCart();
    const tabs = within(screen.getByRole('navigation', { name: 'Reminders' }));
    const shown = () =>
      tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);
    await waitFor(() =>
      expect(shown()).toEqual([
        ['All 64', 'page'],
        ['Buyer may be reminded 23', null],
        ['Reminded 18', null],
        ['Not to be reminded 23', null],
      ]),
    );
    fireEvent.click(tabs.getByRole('link', { name: 'Reminded 18' }));
    await waitFor(() => expect(listed.at(-1)?.query.get('reminder')).toBe('reminded'));
    expect(shown()[2]).toEqual(['Reminded 18', 'page']);
  });

  it('show figures of the market, which load again after a reminder', async () => {
    const { summaries } = await showCart();
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Waiting now', 'Buyer may be reminded', 'Reminded, 28 days', 'Came back'],
    ]);
    expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['64 carts', '$8,214 in them'],
      ...['23 of 64', 'while something in it is sold; 18 were, 2 locked, 9 without e-mail, 12 did not agree'],
      ...['412 ', 'one each, never a second'],
      ...['96 of 412', '$11,480 ordered'],
    ]);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Send reminder to Tom Whitford' }));
    vi.advanceTimersByTime(6000);
    vi.useRealTimers();
    await waitFor(() => expect(summaries).toHaveLength(2));
  });

  it('count on the tab of the orders', async () => {
    const requests = givenApi(listOrders, () => ({
      ...{ page: 1, per_page: 1, total: 64, total_pages: 64, data: [], counts: { all: 64 } },
    }));
    const content = <StatusTabs current="all" toSearch={() => ''} counts={{ all: 1 }} withCarts />;
    showTo(person('ROLE_ADMIN'), content, '/orders/list/full');
    expect(await screen.findByRole('link', { name: 'Abandoned cart 64' })).toBeTruthy();
    expect(requests[0]?.query.get('statuses')).toBe('abandoned_cart');
  });

  const tabs = (withCarts: boolean) => {
    render(
      <MemoryRouter>
        <StatusTabs current="all" toSearch={() => ''} counts={{ all: 1 }} withCarts={withCarts} />
      </MemoryRouter>,
    );
    return screen
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/ \d*$/, ''), link.getAttribute('href')]);
  };

  it('come last of the statuses for admins, with a list of their own', () => {
    const shown = tabs(true);
    expect(shown.map(([title]) => title)).toEqual([
      ...['All', 'New', 'In progress', 'Formation', 'Ready to ship', 'Completed', 'Canceled'],
      'Refunds and disputes',
      'Abandoned cart',
    ]);
    expect(shown.at(-1)).toEqual(['Abandoned cart', '/orders/list/abandoned']);
  });

  it('disappear from a florist’s statuses', () => {
    expect(tabs(false)).toHaveLength(7);
  });
});
