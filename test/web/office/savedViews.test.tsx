// @vitest-environment window

import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { SavedViews } from '@bloomkin/web/office/kit/savedViews/SavedViews.tsx';
import { orderViews, userViews } from '@bloomkin/web/office/kit/savedViews/viewStores.ts';
import { UsersPage } from '@bloomkin/web/office/people/users/UsersPage.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

const Address = () => <p>{useLocation().search || 'no filters'}</p>;

const openAt = (search: string) => {
  givenApi(listUsers, () => ({ page: 1, per_page: 20, total: 1, counts: {}, data: [person('ROLE_BUYER')] }));
  const content = (
    <>
      <UsersPage />
      <Address />
    </>
  );
  return showTo(person('ROLE_ADMIN'), content, `/users/buyers${search}`);
};

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a view of the users', () => {
  it('keeps the filters under a name, without the search and the page', async () => {
    openAt('?search=vesna&page=3&status=locked&state=VIC');
    fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Locked in Victoria' } });
    fireEvent.submit(screen.getByLabelText('Name'));
    await screen.findByRole('button', { name: 'Forget view' });
    expect(userViews.read()).toEqual([{ name: 'Locked in Victoria', search: 'status=locked&state=VIC' }]);
    expect(orderViews.read(), 'the orders have their own').toBeUndefined();
    cleanup();
    openAt('');
    fireEvent.change(await screen.findByLabelText('Saved view'), { target: { value: 'Locked in Victoria' } });
    await screen.findByText('?status=locked&state=VIC');
    fireEvent.click(screen.getByRole('button', { name: 'Forget view' }));
    expect(userViews.read()).toEqual([]);
  });
});

describe('saved views', () => {
  it('offer to be saved only for filters', () => {
    const views = (search: string) => (
      <MemoryRouter>
        <SavedViews store={orderViews} search={search} all="sort=delivery" hint="Such as: Tomorrow" />
      </MemoryRouter>
    );
    const { rerender } = render(views('sort=delivery'));
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    rerender(views('sort=delivery&status=new'));
    expect(screen.getByRole('button', { name: 'Save view' })).toBeTruthy();
  });
});
