// @vitest-environment window

import {
  exportProducts,
  listCategories,
  listCompanies,
  listProducts,
} from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { changeProducts, importProducts, listProductChanges } from '@bloomkin/shared/routes/products.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import { ImportResult } from '@bloomkin/web/office/catalogue/products/import/ImportResult.tsx';
import { ProductsPage } from '@bloomkin/web/office/catalogue/products/ProductsPage.tsx';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from '#web/office/aCompany.ts';
import { person } from '#web/office/officePerson.ts';
import { aListedProduct, aSize } from './listedProduct.ts';

const florists = Array.from({ length: 140 }, (_, at) =>
  aCompany({ id: `florist-${at}`, brand: `Florist ${at}`, active: at !== 137 }),
);
const counts = { all: 2, active: 2, inactive: 0 };

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  givenApi(listCategories, () => ({ data: [] }));
  givenApi(listProductTypes, () => ({
    data: [
      {
        ...{ id: ProductTypeId.parse('wreath'), name: 'Wreath', company_id: null, parameters: [] },
        ...{ products_num: 2, version: 1 },
      },
    ],
  }));
  givenApi(listCompanies, ({ query }) => {
    const found = florists.filter(({ brand }) => brand.includes(query.get('search') ?? ''));
    const perPage = Number(query.get('per_page'));
    return { page: 1, per_page: perPage, total: found.length, data: found.slice(0, perPage) };
  });
  givenApi(getCompany, ({ params }) => {
    const found = florists.find(({ id }) => id === params.id);
    return found ? { data: found } : Response.json({ code: 'NOT_FOUND', message: 'Gone' }, { status: 404 });
  });
  givenApi(listProductChanges, () => ({ data: [] }));
});

async function openList(search = '') {
  const sizes = [aSize('Petite', 69), aSize('Grand', 145, { active: false })];
  const products = [
    aListedProduct({ name: 'Peonies', price: 69, price_to: 145, sizes }),
    aListedProduct({ name: 'Vase', price: 25, price_to: 25, addon: true }),
  ];
  const requests = givenApi(listProducts, () => ({
    ...{ page: 1, per_page: 20, total: 2, total_pages: 1, data: products, counts },
  }));
  showTo(person('ROLE_ADMIN'), <ProductsPage />, `/products/list${search}`);
  await screen.findByText('Peonies');
  return requests;
}

async function choose(box: HTMLElement, text: string) {
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${text}`) }));
}

describe('the products of all florists', () => {
  it('filter by one of over a hundred florists, inactive ones too', async () => {
    const requests = await openList();
    const filter = screen.getByRole('combobox', { name: 'Florist' });
    expect(screen.queryByRole('option', { name: 'Name, A to Z' })).toBeNull();
    await choose(filter, 'Florist 137');
    await waitFor(() => expect(requests.at(-1)?.query.get('company_id')).toBe('florist-137'));
    await waitFor(() => expect(filter).toHaveProperty('value', 'Florist 137'));
    expect(screen.getByRole('option', { name: 'Name, A to Z' })).toBeTruthy();
    const [add] = screen.getAllByRole('link', { name: 'Add product' });
    expect(add?.getAttribute('href')).toBe('/products/create?company=florist-137');
  });

  it.each([
    ['', '20'],
    ['?size=50', '50'],
  ])('come twenty to a page unless another size is chosen: %s', async (search, size) => {
    const requests = await openList(search);
    expect(requests.at(-1)?.query.get('per_page')).toBe(size);
  });

  it('filter by type, extras and price', async () => {
    const requests = await openList();
    const pick = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    await screen.findByRole('option', { name: 'Wreath' });
    pick('Type', 'wreath');
    pick('Flowers or extras', 'extras');
    pick('Price', '50-100');
    await waitFor(() =>
      expect(Object.fromEntries(requests.at(-1)?.query ?? [])).toMatchObject({
        ...{ type_id: 'wreath', addon: '1', min_price: '50', max_price: '100' },
      }),
    );
  });

  it('show price range, sizes and extras', async () => {
    await openList();
    expect(screen.getByText('$69 – $145')).toBeTruthy();
    const sizes = within(screen.getByRole('list', { name: 'Sizes of Peonies' }));
    expect(sizes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Petite',
      'Grand, not in the shop',
    ]);
    expect(screen.getAllByText('Extra')).toHaveLength(1);
  });

  it('import for the florist that is chosen first', async () => {
    await openList();
    fireEvent.click(screen.getByRole('button', { name: 'Import CSV' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }));
    expect(dialog.queryByLabelText('CSV file')).toBeNull();
    await choose(dialog.getByRole('combobox', { name: 'Florist' }), 'Florist 121');
    const sent = givenApi(importProducts, () => ({
      data: { dry_run: true, created: 1, updated: 0, unchanged: 0, failed: 0, ignored_columns: [], rows: [] },
    }));
    const file = new File(['sku,name\nA,Aster'], 'flowers.csv', { type: 'text/csv' });
    fireEvent.change(await dialog.findByLabelText('CSV file'), { target: { files: [file] } });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('counts rows with faults that are not listed when a file has many', () => {
    const row = { row: 2, sku: 'A', name: 'Aster', result: 'error' as const };
    const rows = [{ ...row, errors: [{ column: 'price', message: 'Enter a price' }] }];
    const sums = { dry_run: true, created: 0, updated: 0, unchanged: 0, ignored_columns: [] };
    render(<ImportResult result={{ ...sums, failed: 1201, rows }} />);
    expect(screen.getByText('And 1,200 more rows.')).toBeTruthy();
  });

  it('lists what looks like an existing product apart from faults', () => {
    const message = 'Looks like 00123, Aster.';
    const row = { row: 2, sku: '123', name: 'Aster', result: 'create' as const, errors: [] };
    const sums = { dry_run: true, created: 1, updated: 0, unchanged: 0, failed: 0, ignored_columns: [] };
    render(<ImportResult result={{ ...sums, rows: [{ ...row, warnings: [{ column: 'sku', message }] }] }} />);
    expect(within(screen.getByRole('region', { name: 'Rows to look at' })).getByText(message)).toBeTruthy();
    expect(screen.queryByText('Rows to correct')).toBeNull();
  });

  it.each([
    ['', null],
    ['?company=florist-7', 'florist-7'],
  ])('exports all florists, or the chosen one: %s', async (search, company) => {
    await openList(search);
    const exported = givenApi(exportProducts, () => new Response('sku\n'));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => '' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(exported.map(({ query }) => query.get('company_id'))).toEqual([company]));
  });

  it('take back the latest price change of the chosen florist', async () => {
    const change = { price: { by_percent: 8, round: 1 as const } };
    givenApi(listProductChanges, () => ({
      data: [
        { id: 'c1', at: '2026-11-20T01:00:00.000Z', until: '2027-11-27T01:00:00.000Z', products: 3, change },
      ],
    }));
    const sent = givenApi(changeProducts, () => ({ data: [], undo: null }));
    await openList('?company=florist-7');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ undo: 'c1', company_id: 'florist-7' }));
  });
});
