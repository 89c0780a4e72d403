// @vitest-environment window

import { SavedViews } from '@bloomkin/web/backOffice/savedViews/SavedViews.tsx';
import { orderViews, userViews } from '@bloomkin/web/backOffice/savedViews/viewStores.ts';
import { UserFilters } from '@bloomkin/web/backOffice/users/UserFilters.tsx';
import { userLists } from '@bloomkin/web/backOffice/users/userLists.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenDialogs } from '../account/dialogs.ts';

const Address = () => <p>{useLocation().search || 'no filters'}</p>;
const [buyers] = userLists;

function Filters() {
  const isFiltered = useLocation().search !== '';
  const state = {
    ...{ search: isFiltered ? 'vesna' : '', page: isFiltered ? 3 : 1, perPage: 20 as const },
    status: isFiltered ? ('locked' as const) : undefined,
    state: isFiltered ? ('VIC' as const) : undefined,
  };
  return (
    <>
      <UserFilters list={buyers} state={state} onChange={() => undefined} />
      <Address />
    </>
  );
}

const openAt = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/users/buyers${search}`]}>
      <Filters />
    </MemoryRouter>,
  );

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
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Locked in Victoria' } });
    fireEvent.submit(screen.getByLabelText('Name'));
    await screen.findByRole('button', { name: 'Forget view' });
    expect(userViews.read()).toEqual([{ name: 'Locked in Victoria', search: 'status=locked&state=VIC' }]);
    expect(orderViews.read(), 'the orders have their own').toBeUndefined();
    cleanup();
    openAt('');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Saved view'), { target: { value: 'Locked in Victoria' } });
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
