// @vitest-environment window

import { paths } from '@bloomkin/shared/pages.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { updateCompany } from '@bloomkin/shared/routes/companies.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { deleteUser, editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { routes } from '@bloomkin/web/app/office/routes.tsx';
import { toInvitePath } from '@bloomkin/web/office/kit/userLists.ts';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder } from '#support/order.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

const ruby = EditableUser.parse({
  ...person('ROLE_BUYER', { id: '01JS8Y5B2GV5V71SSGAJ26YEVM', fio: 'Ruby Tran' }),
  version: 1,
});
const noOrders = { page: 1, per_page: 1, total: 0, total_pages: 0, data: [], counts: {} };
const list = { page: 1, per_page: 20, total: 1, counts: {}, data: [ruby] };

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  givenApi<Route>(listUsers, () => Response.json(list));
  givenApi<Route>(getUser, () => Response.json({ data: ruby }));
  givenApi<Route>(listOrders, () => Response.json(noOrders));
  givenApi<Route>(deleteUser, () => Response.json({ message: 'The account is gone' }));
  signedIn({ ...person('ROLE_ADMIN'), api_token: 'token', expires_in: 3600 });
});

function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typeName = (fio: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: fio } });
const question = () => screen.queryByText('Leave without saving?');

describe('locking the owner of a florist', () => {
  it('says what it means for the florist, and offers to switch it off too', async () => {
    const company = { id: '01JS8Y5B2GV5V71SSGAJ26YEVM', name: 'Petal Pty Ltd', brand: 'Petal' };
    const owner = { ...ruby, roles: ['ROLE_VENDOR'], company };
    givenApi<Route>(getUser, () => Response.json({ data: owner }));
    givenApi<Route>(editUser, () => Response.json({ data: { ...owner, active: false } }));
    const changes = givenApi<Route>(updateCompany, () => Response.json({}));
    open(paths.user(ruby.id));
    fireEvent.click(await screen.findByRole('button', { name: 'Lock' }));
    await screen.findByText(/without another owner, nobody can accept its orders/);
    press('Lock account');
    fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(changes.map(({ body }) => body)).toEqual([{ active: false }]));
  });
});

describe('an invitation', () => {
  const openInvitation = async () => {
    const router = open(paths.buyers({ search: 'ruby' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Invite someone' }));
    await screen.findByRole('dialog', { name: 'Invite someone' });
    return router;
  };
  const dialog = () => screen.queryByRole('dialog', { name: 'Invite someone' });

  it('opens at its own address above the filtered list', async () => {
    const router = await openInvitation();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/users/buyers/new?search=ruby',
    );
    await router.navigate(-1);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/users/buyers?search=ruby',
    );
  });

  it.each([
    ['/users/buyers/new', paths.buyers()],
    ['/users/admin/new', paths.admins()],
    ['/users/vendors/new', paths.vendors()],
    ['/users/managers/new', paths.allManagers()],
    ['/users/team/new', paths.team()],
    ['/users/recipients/new', paths.allRecipients()],
  ])('opens after a reload at %s; Close shows the list', async (path, listPath) => {
    const router = open(path);
    await screen.findByRole('dialog', { name: 'Invite someone' });
    press('Close');
    await waitFor(() => expect(router.state.location.pathname).toBe(listPath));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('asks before it is left unsent', async () => {
    const router = await openInvitation();
    typeName('Ada Wills');
    press('Close');
    await waitFor(() => expect(question()).toBeTruthy());
    press('Stay here');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ada Wills');
    press('Close');
    await waitFor(() => expect(question()).toBeTruthy());
    press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.buyers()));
    await router.navigate(toInvitePath(paths.buyers()));
    await screen.findByRole('dialog', { name: 'Invite someone' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  });

  it('asks for a role when none is chosen', async () => {
    open('/users/vendors/new');
    const vendor = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Vendor/ });
    await waitFor(() => expect(vendor.checked).toBe(true));
    fireEvent.click(vendor);
    press('Send invitation');
    await screen.findByText('Choose a role');
  });

  it('closes without a question when empty or canceled', async () => {
    const router = await openInvitation();
    typeName('Ada Wills');
    press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.buyers()));
    await router.navigate(toInvitePath(paths.vendors()));
    expect([router.state.location.pathname, question()]).toEqual([toInvitePath(paths.vendors()), null]);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Vendor/ }).checked).toBe(true),
    );
    press('Close');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.vendors()));
    expect(question()).toBeNull();
  });

  it('says whose e-mail it is already', async () => {
    await openInvitation();
    const email = screen.getByRole('textbox', { name: 'E-mail' });
    fireEvent.change(email, { target: { value: ruby.email } });
    expect(await screen.findByText('Ruby Tran has this e-mail already')).toBeTruthy();
    fireEvent.change(email, { target: { value: 'gulsen@gumleaf.example' } });
    expect(await screen.findByText('Not in use yet')).toBeTruthy();
  });
});

describe('an account that is deleted', () => {
  it('names the next open order, and needs the name typed', async () => {
    const next = anOrder({ number: 'JCZW-KYS2', deliveryDay: '2026-11-29' });
    givenApi<Route>(listOrders, ({ query }) =>
      Response.json({ ...noOrders, ...(query.get('statuses') && { total: 2, data: [next] }) }),
    );
    const sent = givenApi<Route>(deleteUser, () => Response.json({ message: 'The account is gone' }));
    open(paths.user(ruby.id));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await screen.findByText('2 orders still open:')).parentElement?.textContent).toContain(
      '#JCZW-KYS2, Sun 29 Nov is the next',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Type Ruby Tran, as it stands above')).toBeTruthy();
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['USER.LAST_ADMIN', /only admin/],
    ['COMPANY.LAST_OWNER', /only owner of Petal/],
  ])('says before it asks that it would meet %s', async (deletion_refusal, text) => {
    const company = { id: ruby.id, name: 'Petal Pty Ltd', brand: 'Petal' };
    givenApi<Route>(getUser, () => Response.json({ data: { ...ruby, company, deletion_refusal } }));
    open(paths.user(ruby.id));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  });

  it('asks nothing about text typed into it', async () => {
    const router = open(paths.user(ruby.id));
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    typeName('Ruby T');
    press('Close');
    press('Delete');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Type Ruby Tran to confirm' }), {
      target: { value: 'ruby tran ' },
    });
    press('Delete account');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.buyers()));
    expect(question()).toBeNull();
  });
});
