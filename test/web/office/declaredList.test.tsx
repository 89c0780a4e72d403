// @vitest-environment window

import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { defineList, filled } from '@bloomkin/web/office/kit/list/defineList.ts';
import { searchFilter, sortFilter, tabsFilter } from '@bloomkin/web/office/kit/list/filters.tsx';
import { ListPage } from '@bloomkin/web/office/kit/list/ListPage.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

const companies = defineList({
  route: listCompanies,
  title: 'Companies',
  name: 'companies',
  about: () => '',
  filters: {
    show: tabsFilter({ label: 'Which', choices: { all: 'All', selling: 'Selling' } }),
    search: searchFilter({ label: 'Search', placeholder: 'Brand' }),
    sort: sortFilter(['new', 'name', '-name', 'stores', '-stores'], 'new'),
  },
  toQuery: ({ search }) => filled({ search }),
  columns: () => [
    { heading: 'Brand', sorts: { asc: 'name', desc: '-name' }, cell: ({ brand }) => brand },
    {
      heading: 'Stores',
      sorts: { asc: 'stores', desc: '-stores', first: 'desc' },
      cell: ({ stores }) => stores.length,
    },
  ],
  empty: () => 'None',
});

const Address = () => <p data-testid="address">{useLocation().search}</p>;

function open(search: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const asked = givenApi(listCompanies, ({ query }) => {
    const page = Number(query.get('page'));
    return { page, per_page: 20, total: 45, data: page > 3 ? [] : [aCompany({ brand: 'Petal' })] };
  });
  const content = (
    <>
      <ListPage list={companies} context={undefined} />
      <Address />
    </>
  );
  showTo(person('ROLE_ADMIN'), content, `/companies/list${search}`);
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a declared list', () => {
  it.each([
    ['', 'Brand', null, '?sort=name'],
    ['', 'Stores', null, '?sort=-stores'],
    ['?sort=name', 'Brand', 'ascending', '?sort=-name'],
    ['?sort=-name&page=2', 'Brand', 'descending', '?sort=name'],
  ])('sorts by a press of a column at %s: %s', async (search, name, order, next) => {
    open(search);
    const link = await screen.findByRole('link', { name });
    expect(link.closest('th')?.getAttribute('aria-sort') ?? null).toBe(order);
    expect(link.getAttribute('href')).toBe(`/companies/list${next}`);
  });

  it('shows the last page when the address is past the end', async () => {
    const asked = open('?page=9&search=petal');
    await screen.findByText('Petal');
    expect(asked.map(({ query }) => query.get('page'))).toEqual(['9', '3']);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?search=petal&page=3'));
  });

  it('ignores invalid values of the address', async () => {
    const asked = open('?show=lost&sort=secret&page=-1&size=7');
    await screen.findByText('Petal');
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ page: '1', per_page: '20' });
    expect(screen.getByRole('link', { name: 'All 45' }).getAttribute('aria-current')).toBe('page');
  });
});
