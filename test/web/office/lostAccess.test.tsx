// @vitest-environment window

import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { notify } from '@bloomkin/web/components/feedback/notify.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { obeyStyleSheets } from '#support/obeyStyleSheets.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { givenNothingYet } from './nothingYet.ts';
import { person } from './officePerson.ts';
import { givenOfficePages, openPage, petal } from './officeVisits.tsx';

obeyStyleSheets();

const manager = (...manager_rights: string[]) =>
  person('ROLE_MANAGER', { company: petal, manager_status: 'hired', manager_rights });

beforeEach(() => {
  givenOfficePages({ isWide: true });
  givenNothingYet();
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a manager who is let go while the office is open', () => {
  it.each([
    ['a buyer', 'ROLE_BUYER', ['/main', '/personal/profile']],
    ['a florist', 'ROLE_VENDOR', ['/market', '/settings/profile']],
  ])('reads so and finds the shop and the account, now as %s', async (_, role, links) => {
    givenApi(listOrders, () => refusal(403, 'ACCESS.FORBIDDEN'));
    givenApi(getMe, () => ({ data: person(role) }));
    openPage(manager('orders'), '/orders/list/full');
    const name = 'You no longer have access to the orders of Petal';
    const heading = await screen.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(['Go to the shop', 'Open my account'].map(hrefOf)).toEqual(links);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('reads only of the florist without the right to its orders', async () => {
    givenApi(getMe, () => ({ data: person('ROLE_BUYER') }));
    openPage(manager('products'), '/products/view/unknown');
    await screen.findByRole('heading', { level: 1, name: 'You no longer have access to Petal' });
  });
});

describe('a manager who is allowed less', () => {
  it('sees which rights were removed, with a link to the settings', async () => {
    givenApi(listOrders, () => refusal(403, 'ACCESS.FORBIDDEN'));
    givenApi(getMe, () => ({ data: manager('products') }));
    openPage(manager('orders', 'products', 'reviews'), '/orders/list/full');
    await screen.findByRole('heading', { level: 1, name: 'Products' });
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await waitFor(() => expect(menu.queryByRole('link', { name: 'Orders' })).toBeNull());
    expect(menu.getByRole('link', { name: 'Products' })).toBeTruthy();
    const message = 'The owner of Petal has closed these to you: orders and reviews.';
    expect((await screen.findByText(message)).role).toBe('alert');
    fireEvent.click(screen.getByRole('button', { name: 'See what is open' }));
    await screen.findByRole('heading', { name: 'Your company' });
  });

  it('sees no message when rights are added', async () => {
    givenApi(listOrders, () => refusal(403, 'ACCESS.FORBIDDEN'));
    givenApi(getMe, () => ({ data: person('ROLE_VENDOR', { company: petal }) }));
    openPage(manager('orders', 'reviews'), '/orders/list/full');
    await screen.findByRole('link', { name: 'Dashboard' });
    await notify({ tone: 'success', message: 'A later message' });
    await screen.findByText('A later message');
    expect(screen.queryByText(/has closed/)).toBeNull();
  });
});
