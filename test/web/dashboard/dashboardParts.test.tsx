// @vitest-environment window

import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { listMessages } from '@bloomkin/shared/routes/messages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { listNeeds } from '@bloomkin/shared/routes/search.ts';
import { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import { MarketNeeds } from '@bloomkin/shared/schemas/needs.ts';
import { DashboardPage } from '@bloomkin/web/office/dashboard/DashboardPage.tsx';
import { Funnel } from '@bloomkin/web/office/dashboard/Funnel.tsx';
import { NeedsNow } from '@bloomkin/web/office/dashboard/NeedsNow.tsx';
import { MessagesPage } from '@bloomkin/web/office/messages/MessagesPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from '#web/office/officePerson.ts';

const sums = {
  orders: 0,
  revenue: 0,
  average_basket: null,
  delivered: 0,
  due: 0,
  on_time: 0,
  on_time_rate: null,
};
const days = { from: '2026-11-14', to: '2026-11-20', before_from: '2026-11-07', before_to: '2026-11-13' };
const data = Dashboard.parse({
  ...{ company_id: null, timezone: 'Australia/Sydney', today: '2026-11-20', ...days, is_running: true },
  ...{ now: { ...sums, orders: 1612 }, before: sums, by_day: [], by_status: [], top_products: [] },
  ...{ by_state: [], by_florist: [], by_category: [], funnel: [] },
});
const company = { id: 'petal', brand: 'Black Swan Posies' };
const needs = MarketNeeds.parse({ closed: [], held_payouts: [{ company, amount: 3260 }], disputes: [] });
const noOrders = { page: 1, per_page: 1, total: 0, total_pages: 0, data: [], counts: {} };

const needsProps = {
  ...{
    user: person('ROLE_VENDOR', { company: { ...company, name: 'Petal Pty Ltd' } }),
    now: new Date('2026-11-20T02:00:00.000Z'),
  },
  timeZone: 'Australia/Sydney',
};
const open = () => showTo(person('ROLE_ADMIN'), <DashboardPage />, '/dashboard');
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  givenApi(listOrders, () => noOrders);
  givenApi(listNeeds, () => ({ data: needs }));
  givenApi(getDashboard, () => ({ data }));
});

describe('the dashboard of the market', () => {
  it('lists the top products, and of how many florists', async () => {
    const sold = { id: 'wattle', name: 'Wattle Day', photo: null, available: true };
    const figures = { orders: 9, revenue: 650, orders_before: 0, revenue_before: 0 };
    const florists = { by_florist: [{ ...company, logo: null, ...figures }], florists_num: 8 };
    const by_state = [
      { ...figures, state: 'NSW' },
      { ...figures, state: 'TAS', orders: 0 },
    ];
    const top_products = [{ ...sold, count: 9, revenue: 650, revenue_before: 0 }];
    givenApi(getDashboard, () => ({ data: { ...data, ...florists, by_state, top_products } }));
    open();
    expect((await screen.findByText('Wattle Day')).getAttribute('href')).toContain('wattle');
    const bars = ['NSW', 'TAS'].map((state) => screen.getByText(state).nextElementSibling !== null);
    expect(bars).toEqual([true, false]);
    expect(screen.getByText('Of the 1 florists that took most')).toBeTruthy();
    expect(screen.getByText(/^The first 1 of 8 florists with orders\./).textContent).toContain('See all');
    expect(screen.getByRole('link', { name: 'See all companies' }).getAttribute('href')).toBe(
      '/companies/list',
    );
  });

  it('shows what needs an admin above the messages too', async () => {
    givenApi(listMessages, () => ({ page: 1, per_page: 20, total: 0, unread: 0, data: [] }));
    showTo(person('ROLE_ADMIN'), <MessagesPage />, '/messages');
    expect(await screen.findByText('Black Swan Posies cannot be paid out')).toBeTruthy();
  });

  it('shows what needs someone while the figures are loading', async () => {
    givenApi(getDashboard, () => Promise.withResolvers<never>().promise);
    open();
    expect(await screen.findByText('Black Swan Posies cannot be paid out')).toBeTruthy();
    expect(screen.getByText('Loading the figures')).toBeTruthy();
  });

  it('says that what needs someone did not load, beside the figures', async () => {
    let isDown = true;
    givenApi(listNeeds, () => (isDown ? refusal(400, 'REQUEST.INVALID') : { data: needs }));
    open();
    expect(await screen.findByText('We could not load all that needs someone now.')).toBeTruthy();
    expect(await screen.findByText('1,612')).toBeTruthy();
    isDown = false;
    tryAgain();
    expect(await screen.findByText('Black Swan Posies cannot be paid out')).toBeTruthy();
  });
});

it('asks for a florist’s orders that were placed first', async () => {
  const asked = givenApi(listOrders, () => noOrders);
  showTo(needsProps.user, <NeedsNow {...needsProps} />, '/dashboard');
  const waiting = { statuses: 'new', payment_status: 'paid', sort: 'placed', per_page: '100' };
  await waitFor(() => expect(asked.map(({ query }) => Object.fromEntries(query))).toContainEqual(waiting));
});

const steps = ['visits', 'saw_product', 'added_to_cart', 'began_checkout', 'ordered'];
const dashboard = Dashboard.parse({
  ...{ company_id: null, timezone: 'Australia/Sydney', today: '2026-11-20', ...days, is_running: true },
  ...{ now: sums, before: sums, by_day: [], by_status: [], top_products: [] },
  funnel: steps.map((step, at) => ({ step, count: 100 - 20 * at, before: 100 })),
});

function openFunnel(total: number) {
  const requests = givenApi(listOrders, () => ({
    ...{ page: 1, per_page: 1, total, total_pages: total, data: [], counts: { all: total } },
  }));
  showTo(person('ROLE_ADMIN'), <Funnel dashboard={dashboard} />, '/dashboard');
  return requests;
}

describe('the way from visit to order', () => {
  it('leads to the abandoned carts', async () => {
    const requests = openFunnel(64);
    const link = await screen.findByRole('link', { name: 'Show 64 abandoned carts' });
    expect(link.getAttribute('href')).toBe('/orders/list/abandoned');
    expect(requests[0]?.query.get('statuses')).toBe('abandoned_cart');
  });

  it('shows no link without any', async () => {
    const requests = openFunnel(0);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
