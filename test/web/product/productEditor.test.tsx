// @vitest-environment window
import { paths } from '@bloomkin/shared/pages.ts';
import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import {
  addProductPhoto,
  createProduct,
  deleteProductPhoto,
  getProduct,
  updateProduct,
} from '@bloomkin/shared/routes/products.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { call } from '@bloomkin/web/api/call.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { givenUploads } from '#support/givenUploads.ts';
import { refusal } from '#web/account/accountFixture.tsx';
import { givenCanvas } from '#web/form/givenCanvas.ts';
import { companyId, openOffice, prepareWindow, vendor } from '#web/office/storeFixture.tsx';
import { aSize } from '#web/products/listedProduct.ts';
import { givenProduct as aProduct } from '#web/storefront/storefrontFixture.ts';

beforeEach(prepareWindow);

const id = '01JS8Y5B2GV5V71SSGAJ26YEVP';
const photo = (name: string, main: boolean) => ({
  ...{ id: name, main, path: `/${name}.webp` },
  ...{ medium: { path: `/${name}-m.webp` }, small: { path: `/${name}-s.webp` } },
});

/** A stale version is a 409 with the newest. */
async function givenProduct(change: object = {}) {
  let product = await aProduct({
    ...{ id, company: companyId, name: 'Roses', photos: [photo('one', true), photo('two', false)] },
    ...{ version: 1, ...change },
  });
  givenApi(listCategories, () => ({ data: [] }));
  givenApi(listProductTypes, () => ({ data: [] }));
  givenApi(getProduct, () => ({ data: product }));
  givenApi(deleteProductPhoto, () => {
    product = { ...product, photos: product.photos.slice(0, 1), version: (product.version ?? 0) + 1 };
    return { data: product };
  });
  return givenApi(updateProduct, ({ body }) => {
    if (body.version !== product.version)
      return Response.json(
        { code: 'CONFLICT.VERSION', message: 'Changed in the meantime', data: product },
        { status: 409 },
      );
    const { name: newName = product.name, addon = product.addon } = body as Partial<Product>;
    const sizes = (body.sizes as Product['sizes'] | undefined) ?? product.sizes;
    product = { ...product, name: newName, addon, sizes, version: (product.version ?? 0) + 1 };
    return { data: product };
  });
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');

describe('the tabs of a product', () => {
  it('keep typed text while a photo is deleted', async () => {
    const saves = await givenProduct();
    const router = openOffice(vendor(), paths.productEdit(id));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Red roses' } });
    fireEvent.click(screen.getByRole('tab', { name: /^Photos/ }));
    void router.navigate(paths.products());
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    fireEvent.click(screen.getByRole('button', { name: /Delete photo 2/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete the photo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Delete photo 2/ })).toBeNull());
    fireEvent.click(screen.getByRole('tab', { name: 'Basic' }));
    expect(name().value).toBe('Red roses');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull());
    expect(saves.map(({ body }) => body)).toEqual([{ name: 'Red roses', version: 2 }]);
  });
});

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const isSaved = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Changes not saved' })).toBeNull());

describe('a size', () => {
  it('gets one of the photos as its own picture, or the main one again', async () => {
    const sizes = [aSize('Petite', 69), aSize('Grand', 145)];
    const saves = await givenProduct({ price: 69, price_to: 145, sizes });
    openOffice(vendor(), paths.productEdit(id));
    const choose = async (name: string) => {
      fireEvent.click(await screen.findByRole('button', { name: 'Picture of Grand' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Picture of Grand' }));
      fireEvent.click(dialog.getByRole('button', { name }));
      save();
      await isSaved();
    };
    await choose('Photo 2');
    await choose('The main photo');
    expect(saves.map(({ body }) => body.sizes)).toEqual([
      [expect.objectContaining({ name: 'Petite', photo: null }), expect.objectContaining({ photo: 'two' })],
      [expect.objectContaining({ name: 'Petite', photo: null }), expect.objectContaining({ photo: null })],
    ]);
  });
});

describe('the switch of extras', () => {
  it('turns the offer beside flowers on and off', async () => {
    const saves = await givenProduct();
    openOffice(vendor(), paths.productEdit(id));
    const extra = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Offer it as an extra/ });
    await screen.findByLabelText('Name');
    for (const addon of [true, false]) {
      fireEvent.click(extra());
      save();
      await isSaved();
      expect(extra().checked).toBe(addon);
    }
    expect(saves.map(({ body }) => body)).toEqual([
      { addon: true, version: 1 },
      { addon: false, version: 2 },
    ]);
  });
});

describe('photos chosen before their product is added', () => {
  it('go out once it exists, and stay in the form when it is refused', async () => {
    givenCanvas();
    await givenProduct({ photos: [] });
    const roses = { id: 'roses', name: 'Roses', active: true, parent_id: null, products_num: 1 };
    givenApi(listCategories, () => ({
      data: [{ ...roses, positions: 1, version: 1, photo: null, children: [] }] as never,
    }));
    const bouquet = { id: 'bouquet', name: 'Bouquet', company_id: null, parameters: [], products_num: 0 };
    givenApi(listProductTypes, () => ({ data: [{ ...bouquet, version: 1 }] as never }));
    const { data } = await call(getProduct, { params: { id } });
    let isRefused = true;
    const creations = givenApi(createProduct, () =>
      isRefused ? refusal(422, 'VALIDATION.FAILED', { message: 'Taken' }) : { data },
    );
    const uploads = givenUploads(addProductPhoto, () => ({
      data: { ...data, photos: [photo('a', true)] as never },
    }));
    openOffice(vendor(), paths.productCreate());
    const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((file) => new File([file], file, { type: 'image/jpeg' }));
    fireEvent.drop(await screen.findByRole('region', { name: 'Photos' }), { dataTransfer: { files } });
    fireEvent.click(screen.getByRole('button', { name: 'Leave out b.jpg' }));
    screen.getByText('A photo, shown 4 by 5');
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    for (const [label, value] of [
      ['Name', 'Roses'],
      ['SKU', 'R-1'],
      ['Category', 'roses'],
      ['Type', 'bouquet'],
    ] as const)
      fill(label, value);
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '89' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(creations).toHaveLength(1));
    await screen.findByRole('button', { name: 'Leave out c.jpg' });
    isRefused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Add product' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads.map(({ path }) => path)).toEqual([
      `/api/shop/product_photo/${id}`,
      `/api/shop/product_photo/${id}`,
    ]);
  });
});
