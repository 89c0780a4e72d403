// @vitest-environment window

import { listCategories, listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import {
  addProductPhoto,
  createProduct,
  getProduct,
  updateProduct,
} from '@bloomkin/shared/routes/products.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import { Category } from '@bloomkin/shared/schemas/category.ts';
import { CompanyId, PhotoId, ProductId, ProductTypeId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { ProductCreatePage } from '@bloomkin/web/office/catalogue/product/ProductCreatePage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from '#web/office/aCompany.ts';
import { person } from '#web/office/officePerson.ts';
import { aListedProduct, aSize } from '#web/products/listedProduct.ts';

const aType = (id: string, name: string, company: string | null = null) => ({
  ...{ id: ProductTypeId.parse(id), name, company_id: company && CompanyId.parse(company) },
  ...{ parameters: [], products_num: 0, version: 1 },
});
const roses = Category.parse({
  ...{ id: 'roses', name: 'Roses', active: true, parent_id: null, products_num: 1, positions: 1 },
  ...{ version: 1, photo: null, children: [] },
});

const aPhoto = (id: string, main: boolean) => ({
  ...{ id, main, path: `/photos/${id}.webp`, medium: { path: `/m/${id}` }, small: { path: `/s/${id}` } },
});

const petal = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal' };

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  givenApi(listCategories, () => ({ data: [roses] }));
  givenApi(listProductTypes, ({ query }) => ({
    data: [
      aType('bouquet', 'Bouquet'),
      ...(query.get('company_id') === 'fern' ? [aType('wreath', 'Wreath of Fern', 'fern')] : []),
    ],
  }));
  givenApi(listCompanies, () => ({
    ...{ page: 1, per_page: 12, total: 1, data: [aCompany({ id: 'fern', brand: 'Marlo & Fern' })] },
  }));
  givenApi(getCompany, () => ({ data: aCompany({ id: 'fern', brand: 'Marlo & Fern' }) }));
});

const openAs = (role: string, path: string, change: object = {}) =>
  showTo(person(role, change), <ProductCreatePage />, path);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a new product', () => {
  it('shows each missing field and sends nothing', async () => {
    const sent = givenApi(createProduct, () => Response.json({}, { status: 500 }));
    openAs('ROLE_ADMIN', '/products/create');
    const [add] = await screen.findAllByRole('button', { name: 'Add product' });
    fireEvent.click(add ?? document.body);
    for (const message of [
      'Select a company',
      'Enter product name',
      'Enter SKU',
      'Select a category',
      'Select a type',
      'Enter the price of the goods',
    ])
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    type(/^Web page about it/, 'petal.example');
    fireEvent.click(screen.getByRole('button', { name: /^Add product/ }));
    expect((await screen.findAllByText('Enter correct url')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('gets an SKU from its name while none is typed', async () => {
    openAs('ROLE_ADMIN', '/products/create?company=fern');
    const name = await screen.findByLabelText('Name');
    const sku = screen.getByLabelText<HTMLInputElement>('SKU');
    type('Name', 'Highland garden roses');
    fireEvent.blur(name);
    expect(sku.value).toMatch(/^HGR-\d{3}$/);
    type('SKU', 'MINE');
    type('Name', 'Red roses');
    fireEvent.blur(name);
    expect(sku.value).toBe('MINE');
  });

  it('comes from an admin for the florist of the URL, with its own types', async () => {
    openAs('ROLE_ADMIN', '/products/create?company=fern');
    const company = await screen.findByLabelText<HTMLInputElement>('Company');
    await waitFor(() => expect(company.value).toBe('Marlo & Fern'));
    expect(await screen.findByRole('option', { name: 'Wreath of Fern' })).toBeTruthy();
  });

  it('keeps its text when an admin chooses a florist', async () => {
    openAs('ROLE_ADMIN', '/products/create');
    const company = await screen.findByRole('combobox', { name: 'Company' });
    type('Name', 'Gum wreath');
    expect(screen.queryByRole('option', { name: 'Wreath of Fern' })).toBeNull();
    fireEvent.focus(company);
    fireEvent.click(await screen.findByRole('option', { name: 'Marlo & Fern' }));
    expect(await screen.findByRole('option', { name: 'Wreath of Fern' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Gum wreath');
  });
});

describe('a copy of a product', () => {
  const photos = [aPhoto('p-one', true), aPhoto('p-two', false)].map((photo) => ({
    ...photo,
    id: PhotoId.parse(photo.id),
  }));
  const sizes = [
    aSize('Petite', 69, { photo: photos[1]?.id ?? null }),
    aSize('Grand', 145),
  ] as Product['sizes'];
  const original: Product = aListedProduct({ name: 'Peonies', price: 69, price_to: 145, photos, sizes });

  const created = { ...original, id: ProductId.parse('copy'), photos: [], sizes: [] as Product['sizes'] };

  function stubPhotoFiles() {
    const api = globalThis.fetch;
    const photo = Object.assign(new Response(), { blob: async () => new Blob(['photo']) });
    vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) =>
      String(input).startsWith('/photos/') ? photo : api(input, init),
    );
  }

  async function addCopy() {
    openAs('ROLE_VENDOR', `/products/create?from=${original.id}`, { company: petal });
    await screen.findByDisplayValue('Peonies (copy)');
    const skus = screen.getAllByLabelText<HTMLInputElement>('SKU');
    for (const [at, field] of skus.entries()) fireEvent.change(field, { target: { value: `COPY-${at}` } });
    fireEvent.click(screen.getByRole('button', { name: /^Add product/ }));
  }

  it('says why photos of the original are missing', async () => {
    givenApi(getProduct, () => ({ data: original }));
    givenApi(createProduct, () => ({ data: created }));
    givenApi(addProductPhoto, () => refusal(409, 'PHOTO.TOO_MANY'));
    stubPhotoFiles();
    await addCopy();
    const said = `${created.name} is saved, but not all photos were copied. It said PHOTO.TOO_MANY`;
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('takes the photos of the original, each size its own', async () => {
    let current: Product = created;
    givenApi(getProduct, () => ({ data: original }));
    const creations = givenApi(createProduct, () => {
      current = {
        ...created,
        sizes: sizes.map((size, at) => ({ ...size, id: SizeId.parse(`new-${at}`), photo: null })),
      };
      return { data: current };
    });
    const added = givenApi(addProductPhoto, () => {
      const id = PhotoId.parse(`copy-${current.photos.length}`);
      current = {
        ...current,
        photos: [...current.photos, { ...aPhoto(id, current.photos.length === 0), id }],
      };
      return { data: current };
    });
    const updates = givenApi(updateProduct, () => ({ data: current }));
    stubPhotoFiles();
    await addCopy();
    await waitFor(() => expect(updates).toHaveLength(1));
    expect(creations[0]?.body).toMatchObject({
      ...{
        name: 'Peonies (copy)',
        sizes: [
          { name: 'Petite', photo: null },
          { name: 'Grand', photo: null },
        ],
      },
    });
    expect(added).toHaveLength(2);
    expect(updates[0]?.params.id).toBe('copy');
    expect(updates[0]?.body.sizes).toMatchObject([
      { id: 'new-0', sku: 'COPY-1', photo: 'copy-1' },
      { id: 'new-1', sku: 'COPY-2', photo: null },
    ]);
  });
});
