// @vitest-environment window

import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { editUser, exportUsers, listUsers, sendInvitation } from '@bloomkin/shared/routes/users.ts';
import { OrdersCard } from '@bloomkin/web/office/people/users/OrdersCard.tsx';
import { UsersPage } from '@bloomkin/web/office/people/users/UsersPage.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { refusal, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

const counts = { buyers: 96_412, admins: 4, vendors: 231, managers: 318, team: 553, recipients: 41_906 };
const ida = person('ROLE_VENDOR', {
  id: 'ida',
  fio: 'Ida Moss',
  email: 'ida@flowers.test',
  has_password: false,
});
const tom = person('ROLE_VENDOR', { id: 'tom', fio: 'Tom Whitford' });

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path = '/users/vendors') {
  const asked = givenApi(listUsers, () => ({ page: 1, per_page: 20, total: 231, counts, data: [ida, tom] }));
  showTo(person('ROLE_ADMIN'), <UsersPage />, path);
  await screen.findAllByText('Ida Moss');
  return asked;
}

describe('the users', () => {
  it('count on each tab by one answer', async () => {
    const asked = await open();
    const tabs = screen.getByRole('navigation', { name: 'Kinds of users' });
    expect([...tabs.children].map(({ textContent }) => textContent)).toEqual([
      'Buyers 96,412',
      'Admins 4',
      'Vendors 231',
      'Managers 318',
      'Team 553',
      'Gift recipients 41,906',
    ]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['/users/buyers', 'Buyers', 'ROLE_BUYER,ROLE_USER'],
    ['/users/admin', 'Admins', 'ROLE_ADMIN'],
    ['/users/vendors', 'Vendors', 'ROLE_VENDOR'],
    ['/users/managers', 'Managers', 'ROLE_MANAGER'],
    ['/users/team', 'Team', 'ROLE_ADMIN,ROLE_VENDOR,ROLE_MANAGER'],
    ['/users/recipients', 'Gift recipients', 'ROLE_RECIPIENT'],
  ])('show at %s those with the roles of its tab', async (path, tab, roles) => {
    const asked = await open(path);
    expect(asked[0]?.query.get('roles')).toBe(roles);
    const current = screen
      .getByRole('navigation', { name: 'Kinds of users' })
      .querySelector('[aria-current]');
    expect(current?.textContent).toMatch(new RegExp(`^${tab} [\\d,]+$`));
  });

  it('show what they bought and when they were here', async () => {
    const bought = { orders_num: 14, spent: 1742, last_seen_at: new Date().toISOString() };
    const data = [
      { ...tom, ...bought },
      { ...ida, orders_num: 0, spent: 0, last_seen_at: null },
    ];
    givenApi(listUsers, () => ({ page: 1, per_page: 20, total: 2, counts, data }));
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    showTo(person('ROLE_ADMIN'), <UsersPage />, '/users/buyers');
    const row = (await screen.findByText('Tom Whitford')).closest('tr');
    expect(row?.textContent).toMatch(/14\$1,742Today, [\d:]+ [ap]m/);
    expect(screen.getByText('Ida Moss').closest('tr')?.textContent).toMatch(/0\$0Never/);
  });

  it('get another invitation by a button', async () => {
    await open();
    const sent = givenApi(sendInvitation, () => ({ message: 'The invitation is on its way' }));
    expect(screen.queryByRole('button', { name: 'More actions for Ida Moss' })).toBeNull();
    expect(screen.getByRole('button', { name: 'More actions for Tom Whitford' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send the invitation again to Ida Moss' }));
    expect(await screen.findByText('The invitation is on its way')).toBeTruthy();
    expect(sent.map(({ query }) => query.get('email'))).toEqual(['ida@flowers.test']);
  });

  it('fill a page as was chosen', async () => {
    const asked = await open('/users/vendors?size=50');
    expect(asked[0]?.query.get('per_page')).toBe('50');
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows on a page' }), { target: { value: '20' } });
    await waitFor(() => expect(asked.at(-1)?.query.get('per_page')).toBe('20'));
  });
});

describe('an invitation', () => {
  it.each([
    ['/users/recipients', ['Gift recipient']],
    ['/users/vendors', ['Vendor']],
    ['/users/team', []],
  ])('preselects the only role of %s', async (path, chosen) => {
    await open(path);
    fireEvent.click(screen.getByRole('link', { name: /Invite/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(
      boxes.filter(({ checked }) => checked).map(({ labels }) => labels?.[0]?.textContent ?? ''),
    ).toEqual(chosen.map((role) => expect.stringContaining(role)));
  });
});

describe('filters and selection', () => {
  it('filters by status and state, and exports', async () => {
    const asked = await open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'locked' } });
    await waitFor(() => expect(asked.at(-1)?.query.get('status')).toBe('locked'));
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'WA' } });
    await waitFor(() => expect(asked.at(-1)?.query.get('state')).toBe('WA'));
    const exported = givenApi(exportUsers, () => new Response('Name'));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }));
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(exported).toHaveLength(1));
    expect(Object.fromEntries(exported[0]?.query ?? [])).toEqual({
      ...{ roles: 'ROLE_VENDOR', status: 'locked', state: 'WA' },
    });
  });

  it('say how to find fewer where a search finds too many', async () => {
    const message = 'Thousands of people match that.';
    const asked = givenApi(listUsers, ({ query }) =>
      query.get('login')
        ? refusal(422, 'USER.SEARCH_TOO_WIDE', { message })
        : { page: 1, per_page: 20, total: 231, counts, data: [ida, tom] },
    );
    showTo(person('ROLE_ADMIN'), <UsersPage />, '/users/vendors?search=ma');
    await screen.findByText(message);
    expect(asked[0]?.query.get('login')).toBe('ma');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await screen.findAllByText('Ida Moss');
  });

  it('unlocks those of the selected that are locked', async () => {
    const data = [ida, { ...tom, active: false }];
    givenApi(listUsers, () => ({ page: 1, per_page: 20, total: 2, counts, data }));
    showTo(person('ROLE_ADMIN'), <UsersPage />, '/users/vendors');
    const edited = givenApi(editUser, () => ({ data: tom }));
    for (const name of ['Ida Moss', 'Tom Whitford'])
      fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    fireEvent.click(screen.getByRole('button', { name: /^Unlock/ }));
    expect(await screen.findByText('Unlocked: 1 person')).toBeTruthy();
    expect(edited.map(({ params, body }) => [params.id, body.active])).toEqual([['tom', true]]);
  });

  it('invites and locks the selected', async () => {
    await open();
    const edited = givenApi(editUser, ({ params }) =>
      Response.json({ data: { ...tom, id: params.id, active: false } }),
    );
    const sent = givenApi(sendInvitation, () => ({ message: 'The invitation is on its way' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ida Moss' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Tom Whitford' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send the invitation again (1)' }));
    expect(await screen.findByText('Invited: 1 person')).toBeTruthy();
    expect(sent.map(({ query }) => query.get('email'))).toEqual(['ida@flowers.test']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ida Moss' }));
    fireEvent.click(screen.getByRole('button', { name: 'Lock' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Lock accounts' }));
    expect(await screen.findByText('Locked: 2 people')).toBeTruthy();
    expect(edited.map(({ params, body }) => [params.id, body.active])).toEqual([
      ['ida', false],
      ['tom', false],
    ]);
  });
});

describe('a change of several people', () => {
  it('names those who stay selected, with the reason', async () => {
    await open();
    const edited = givenApi(editUser, ({ params }) =>
      params.id === 'ida'
        ? refusal(409, 'USER.LAST_ADMIN', { message: 'The last admin cannot be deleted.' })
        : { data: tom },
    );
    for (const name of ['Ida Moss', 'Tom Whitford'])
      fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    fireEvent.click(screen.getByRole('button', { name: 'Lock' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Lock accounts' }));
    const message = '1 changed. Not changed: Ida Moss. The last admin cannot be deleted.';
    expect(await screen.findByText(message)).toBeTruthy();
    expect(edited.map(({ params }) => params.id)).toEqual(['ida', 'tom']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Ida Moss' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Tom Whitford' }).checked).toBe(
      false,
    );
  });
});

describe('the orders on a user’s page', () => {
  it('show the newest, with a link to all', async () => {
    const orders = ['QX3M-8TTL', '7HAP-2RWD'].map((number) => anOrder({ id: number, number }));
    const asked = givenApi(listOrders, () => ({
      ...{ page: 1, per_page: 5, total: 14, total_pages: 3, data: orders, counts: {} },
    }));
    showTo(person('ROLE_ADMIN'), <OrdersCard user={{ ...tom, phone: '+61491570156' }} />, '/users/edit/tom');
    const link = await screen.findByRole('link', { name: '#QX3M-8TTL' });
    expect(link.getAttribute('href')).toBe(`/orders/view/${orders[0]?.id}`);
    expect(screen.getByText('14 placed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all in Orders' }).getAttribute('href')).toContain(
      'search=',
    );
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({ user_id: 'tom', sort: '-placed' });
  });

  it('show that there is none', async () => {
    givenApi(listOrders, () => ({
      ...{ page: 1, per_page: 5, total: 0, total_pages: 0, data: [], counts: {} },
    }));
    showTo(person('ROLE_ADMIN'), <OrdersCard user={tom} />, '/users/edit/tom');
    expect(await screen.findByText('None placed yet.')).toBeTruthy();
  });
});
