// @vitest-environment window

import { remindOfCart } from '@bloomkin/shared/routes/cart.ts';
import { getNotificationSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { AbandonedPage } from '@bloomkin/web/backOffice/abandoned/AbandonedPage.tsx';
import { noFilters } from '@bloomkin/web/backOffice/orders/filters/orderFilters.ts';
import { StatusTabs } from '@bloomkin/web/backOffice/orders/filters/StatusTabs.tsx';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { showTo } from '../account/accountFixture.tsx';
import { givenDialogs } from '../account/dialogs.ts';
import { person } from './officePerson.ts';

const petal = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal', logo: null };
const text = {
  subject: 'Still thinking?',
  heading: 'Your flowers at {florist}',
  text: 'They are where you left them.',
  sms: '',
};

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  givenApi(getNotificationSettings, () => ({
    data: { version: 1, values: { texts: { cart_reminder: text } }, history: [] },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

async function showCart(reminder: { agreed: boolean; sent_at: string | null }, about: object = {}) {
  const cart = anOrder({
    ...{ status: 'abandoned_cart', fio: 'Tom Whitford', email: 'tom@flowers.test' },
    ...{ company_info: petal, reminder, ...about },
  });
  givenApi(listOrders, () => ({
    ...{ page: 1, per_page: 20, total: 1, total_pages: 1, data: [cart], counts: { all: 1, new: 38 } },
  }));
  const sent = givenApi(remindOfCart, () => ({ message: 'Sent' }));
  showTo(person('ROLE_ADMIN'), <AbandonedPage />, '/orders/list/abandoned');
  await screen.findByRole('button', { name: /^Show the cart of / });
  return { cart, sent };
}

describe('a reminder of a cart', () => {
  it('is shown first and can be undone for six seconds', async () => {
    const { cart, sent } = await showCart({ agreed: true, sent_at: null });
    fireEvent.click(screen.getByRole('button', { name: 'Show the cart of Tom Whitford' }));
    const reminder = within(await screen.findByRole('region', { name: 'The reminder' }));
    expect(reminder.getByRole('heading', { name: 'Your flowers at Petal' })).toBeTruthy();
    expect(reminder.getByText('They are where you left them.')).toBeTruthy();
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

  it('is read again after a failure', async () => {
    await showCart({ agreed: true, sent_at: null });
    let isDown = true;
    givenApi(getNotificationSettings, () =>
      isDown
        ? Response.json({}, { status: 404 })
        : { data: { version: 1, values: { texts: { cart_reminder: text } }, history: [] } },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show the cart of Tom Whitford' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('region', { name: 'The reminder' })).toBeTruthy();
  });

  it.each([
    ['Did not agree to reminders', { agreed: false, sent_at: null }, {}],
    ['Reminder sent', { agreed: true, sent_at: '2026-11-20T01:00:00.000Z' }, {}],
    ['No e-mail to write to', { agreed: true, sent_at: null }, { email: '' }],
    ['Guest, nobody to write to', { agreed: false, sent_at: null }, { fio: '', email: '', phone: '' }],
  ])('is not offered in a closed row: %s', async (message, reminder, about) => {
    await showCart(reminder, about);
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send reminder/ })).toBeNull();
  });
});

describe('abandoned carts', () => {
  it('are listed beside the counts of the orders', async () => {
    await showCart({ agreed: true, sent_at: null });
    expect((await screen.findByRole('link', { name: /^New/ })).textContent).toBe('New 38');
  });

  it('are counted on the tab of the orders', async () => {
    const requests = givenApi(listOrders, () => ({
      ...{ page: 1, per_page: 1, total: 64, total_pages: 64, data: [], counts: { all: 64 } },
    }));
    const content = <StatusTabs filters={noFilters} counts={{ all: 1 }} withCarts />;
    showTo(person('ROLE_ADMIN'), content, '/orders/list/full');
    expect(await screen.findByRole('link', { name: 'Abandoned cart 64' })).toBeTruthy();
    expect(requests[0]?.query.get('statuses')).toBe('abandoned_cart');
  });

  const tabs = (withCarts: boolean) => {
    render(
      <MemoryRouter>
        <StatusTabs filters={noFilters} counts={{ all: 1 }} withCarts={withCarts} />
      </MemoryRouter>,
    );
    return screen
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/ \d*$/, ''), link.getAttribute('href')]);
  };

  it('are the last of the statuses for admins, with a list of their own', () => {
    const shown = tabs(true);
    expect(shown).toHaveLength(8);
    expect(shown.at(-1)).toEqual(['Abandoned cart', '/orders/list/abandoned']);
  });

  it('are missing from a florist’s statuses', () => {
    expect(tabs(false)).toHaveLength(7);
  });
});
