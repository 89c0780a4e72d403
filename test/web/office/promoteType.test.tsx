// @vitest-environment window

import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import {
  deleteProductType,
  listProductTypes,
  updateProductType,
} from '@bloomkin/shared/routes/productTypes.ts';
import { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { ParamsPage } from '@bloomkin/web/office/catalogue/types/ParamsPage.tsx';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { chooseInMenu } from './chooseInMenu.ts';
import { person } from './officePerson.ts';

const Search = () => <p>{useLocation().search}</p>;

const moss = { id: 'moss', name: 'Moss', type: 'list', unit: '', values: ['Sphagnum'], products_num: 7 };
const wreath = ProductType.parse({
  ...{ id: 'wreath', name: 'Wreath', company_id: 'fern', company_brand: 'Marlo & Fern' },
  ...{ parameters: [moss], products_num: 12, version: 3 },
});
const bouquet = ProductType.parse({
  ...{ id: 'bouquet', name: 'Bouquet', company_id: null, parameters: [], products_num: 40, version: 1 },
});

const showParams = (path: string) =>
  showTo(
    person('ROLE_ADMIN'),
    <Routes>
      <Route path="/products/params/list" element={<ParamsPage />} />
      <Route path="/products/params/edit/:id" element={<ParamsPage />} />
      <Route path="/products/list" element={<Search />} />
    </Routes>,
    path,
  );

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  givenApi(listCompanies, () => ({ page: 1, per_page: 1, total: 214, data: [] }));
  givenApi(listProductTypes, () => ({ data: [bouquet, wreath] }));
});

describe('a florist’s type', () => {
  it('moves to the market by an admin after a question', async () => {
    const sent = givenApi(updateProductType, () => ({ data: { ...wreath, company_id: null, version: 4 } }));
    showParams('/products/params/list');
    const note = within(await screen.findByRole('region', { name: 'Wreath of Marlo & Fern' }));
    await note.findByText(/^Made by Marlo & Fern, used by 12 products. Promoted, all 214 florists/);
    fireEvent.click(note.getByRole('button', { name: 'Promote to the market' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Promote Wreath to the market?' }));
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Promote to the market' }));
    expect(await screen.findByText('Wreath is for the whole market')).toBeTruthy();
    expect(sent[0]).toMatchObject({ params: { id: 'wreath' }, body: { company_id: 0, version: 3 } });
  });

  it('stays as it is, and leaves what is to be looked at', async () => {
    const sent = givenApi(updateProductType, () => ({ data: { ...wreath, reviewed: true, version: 4 } }));
    showParams('/products/params/list');
    await screen.findByText('1 type for the whole market, 1 type from florists to look at');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
    await screen.findByText('Wreath stays with Marlo & Fern');
    expect(sent[0]).toMatchObject({ params: { id: 'wreath' }, body: { reviewed: true, version: 3 } });
  });

  it('that was left can still be promoted on its own page', async () => {
    givenApi(listProductTypes, () => ({ data: [bouquet, { ...wreath, reviewed: true }] }));
    showParams('/products/params/edit/wreath');
    await screen.findByRole('button', { name: 'Promote to the market' });
    expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
    cleanup();
    showParams('/products/params/list');
    await screen.findByRole('heading', { name: 'Bouquet' });
    expect(screen.queryByRole('button', { name: 'Promote to the market' })).toBeNull();
  });

  it('leads from a parameter to the products that carry it', async () => {
    showParams('/products/params/edit/wreath');
    const link = await screen.findByRole('link', { name: /^used by 7 ?products$/ });
    expect(link.getAttribute('href')).toBe('/products/list?type=wreath&parameter=moss');
  });

  it('stays while in use and shows its products', async () => {
    const message = 'Wreath is in use by 12 products: Fern ring and 11 more.';
    const replyInUse = () => Response.json({ code: 'PRODUCT_TYPE.IN_USE', message }, { status: 409 });
    givenApi(deleteProductType, replyInUse);
    showParams('/products/params/edit/wreath');
    await chooseInMenu('More actions for Wreath', 'Delete');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the type' }));
    expect(await screen.findByText(`Error: ${message}`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(await screen.findByText('?type=wreath')).toBeTruthy();
  });
});
