// @vitest-environment window

import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import {
  deleteProductType,
  getProductType,
  updateProductType,
} from '@bloomkin/shared/routes/productTypes.ts';
import { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { TypeEditor } from '@bloomkin/web/backOffice/params/TypeEditor.tsx';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '../account/accountFixture.tsx';
import { givenDialogs } from '../account/dialogs.ts';
import { aCompany } from './aCompany.ts';
import { person } from './officePerson.ts';

const Search = () => <p>{useLocation().search}</p>;

const wreath = ProductType.parse({
  ...{ id: 'wreath', name: 'Wreath', company_id: 'fern', parameters: [], products_num: 12, version: 3 },
});

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  givenApi(getCompany, () => ({ data: aCompany({ id: 'fern', brand: 'Marlo & Fern' }) }));
  givenApi(getProductType, () => ({ data: wreath }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a florist’s type', () => {
  it('is promoted to the market by an admin after a question', async () => {
    const saved: ProductType[] = [];
    const sent = givenApi(updateProductType, () => ({ data: { ...wreath, company_id: null, version: 4 } }));
    const onSaved = (type: ProductType) => void saved.push(type);
    showTo(person('ROLE_ADMIN'), <TypeEditor type={wreath} onSaved={onSaved} onReload={() => undefined} />);
    expect(await screen.findByText('Made by Marlo & Fern')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Promote to the market' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Promote Wreath to the market?' }));
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Promote to the market' }));
    expect(await screen.findByText('Wreath is for the whole market')).toBeTruthy();
    expect(sent[0]).toMatchObject({ params: { id: 'wreath' }, body: { company_id: 0, version: 3 } });
    expect(saved).toMatchObject([{ company_id: null }]);
  });

  it('leads to the products that use it', async () => {
    showTo(
      person('ROLE_ADMIN'),
      <TypeEditor type={wreath} onSaved={() => undefined} onReload={() => undefined} />,
    );
    const link = await screen.findByRole('link', { name: '12 products' });
    expect(link.getAttribute('href')).toBe('/products/list?type=wreath');
  });

  it('leads from a parameter to the products that use it', async () => {
    const moss = { id: 'moss', name: 'Moss', type: 'list', unit: '', values: ['Sphagnum'], products_num: 7 };
    const type = ProductType.parse({ ...wreath, parameters: [moss] });
    showTo(
      person('ROLE_ADMIN'),
      <TypeEditor type={type} onSaved={() => undefined} onReload={() => undefined} />,
    );
    const link = await screen.findByRole('link', { name: '7 products' });
    expect(link.getAttribute('href')).toBe('/products/list?type=wreath');
  });

  it('stays while in use and shows its products', async () => {
    const message = 'Wreath is in use by 12 products: Fern ring and 11 more.';
    const replyInUse = () => Response.json({ code: 'PRODUCT_TYPE.IN_USE', message }, { status: 409 });
    givenApi(deleteProductType, replyInUse);
    const screens = (
      <Routes>
        <Route
          path="/params"
          element={<TypeEditor type={wreath} onSaved={() => undefined} onReload={() => undefined} />}
        />
        <Route path="/products/list" element={<Search />} />
      </Routes>
    );
    showTo(person('ROLE_ADMIN'), screens, '/params');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the type' }));
    expect(await screen.findByText(`Error: ${message}`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(await screen.findByText('?type=wreath')).toBeTruthy();
  });
});
