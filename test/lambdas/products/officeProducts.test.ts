import { listAllProducts, listCategories, listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { deleteProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { CategoryId, ProductTypeId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';
import { OfficeFlorist } from './officeFixture.ts';

const aSize = (name: string, priceCents: number) => ({
  ...{ id: SizeId.parse(ulid()), name, sku: `MF-P-${name}`, priceCents, active: true, photoId: null },
  parameters: [],
});

const test = securityFixture();
const cheap = { name: 'Aster', sku: 'MF-1', priceCents: 3000, soldCount: 9, reviewsCount: 1, ratingSum: 5 };
const dear = { name: 'zinnia', sku: 'MF-2', priceCents: 9000, soldCount: 2, active: false };
const middle = {
  name: 'Élan roses',
  sku: 'MF-10',
  priceCents: 5000,
  soldCount: 5,
  reviewsCount: 3,
  ratingSum: 12,
};

async function threeProducts() {
  const florist = await OfficeFlorist.open(test.backend);
  const at = (minute: number) => ({ createdAt: `2026-11-0${minute}T00:00:00.000Z` });
  await florist.stock([
    { ...cheap, ...at(1) },
    { ...dear, ...at(2), typeId: ProductTypeId.parse('plant') },
    { ...middle, ...at(3) },
  ]);
  return florist;
}

describe('the florist’s product list', () => {
  it('shows inactive products, exact counts and sold counts', async () => {
    const florist = await threeProducts();
    const page = await florist.list({ per_page: 2 });
    expect(page).toMatchObject({ total: 3, total_pages: 2, counts: { all: 3, active: 2, inactive: 1 } });
    const inactive = await florist.list({ active: false });
    expect(inactive).toMatchObject({ total: 1, counts: { all: 3, active: 2, inactive: 1 } });
    expect(inactive.data).toMatchObject([{ sku: 'MF-2', active: false, sold_count: 2 }]);
    expect((await florist.list({ page: 9 })).data).toEqual([]);
  });

  it('shows inactive products to the florist’s people alone', async () => {
    const florist = await threeProducts();
    const query = { company_id: florist.companyId, only_active: '0' } as const;
    expect((await florist.call(listAllProducts, { query })).total).toBe(3);
    expect((await florist.call(listAllProducts, { query: { ...query, only_active: '1' } })).total).toBe(2);
    const { token } = test.seed.people.vendor;
    expect((await test.backend.handlers.call(listAllProducts, { query, token })).status).toBe(403);
  });

  it('sorts by name, price, age, sold and reviews, both ways', async () => {
    const florist = await threeProducts();
    const listSorted = async (sort_type: 'new') =>
      (await florist.list({ sort_type })).data.map(({ sku }) => sku.slice(3)).join(' ');
    const orders = {
      ...{ new: '10 2 1', old: '1 2 10', name: '1 10 2', name_desc: '2 10 1' },
      ...{ price_asc: '1 10 2', price_desc: '2 10 1', sold: '1 10 2', sold_asc: '2 10 1' },
      ...{ reviews: '10 1 2', reviews_asc: '2 1 10' },
    };
    for (const [sort, expected] of Object.entries(orders))
      expect([sort, await listSorted(sort as 'new')]).toEqual([sort, expected]);
  });

  it('filters by words, SKU, category and type', async () => {
    const florist = await threeProducts();
    const findProducts = async (query: Parameters<typeof florist.list>[0]) =>
      (await florist.list(query)).data.map(({ sku }) => sku).sort();
    expect(await findProducts({ search: 'elan' })).toEqual(['MF-10']);
    expect(await findProducts({ search: 'MF-2' })).toEqual(['MF-2']);
    expect(await findProducts({ type_id: 'plant' })).toEqual(['MF-2']);
    expect(await findProducts({ category_id: 'roses', type_id: 'bouquet' })).toEqual(['MF-1', 'MF-10']);
    expect(await findProducts({ category_id: '0' })).toHaveLength(3);
  });

  it('filters by extras and by price, each size of a product included', async () => {
    const florist = await threeProducts();
    await florist.stock([
      { name: 'Vase', sku: 'MF-V', priceCents: 2500, addon: true },
      {
        name: 'Peonies',
        sku: 'MF-P',
        priceCents: 6900,
        sizes: [aSize('Petite', 6900), aSize('Grand', 14_500)],
      },
    ]);
    const findProducts = async (query: Parameters<typeof florist.list>[0]) =>
      (await florist.list(query)).data.map(({ sku }) => sku).sort();
    expect(await findProducts({ addon: true })).toEqual(['MF-V']);
    expect(await findProducts({ addon: false })).toEqual(['MF-1', 'MF-10', 'MF-2', 'MF-P']);
    expect(await findProducts({ max_price: 30 })).toEqual(['MF-1', 'MF-V']);
    expect(await findProducts({ min_price: 100 })).toEqual(['MF-P']);
    expect((await florist.list({ min_price: 60, active: true })).counts).toEqual({
      ...{ all: 2, active: 1, inactive: 1 },
    });
  });

  it('shows others the public products, without counts', async () => {
    const florist = await threeProducts();
    const query = { company_id: florist.companyId, active: false };
    for (const token of [null, test.seed.people.vendor.token, test.seed.people.buyer.token]) {
      const { text } = await florist.send(listProducts, { query }, token);
      const page = listProducts.options.response.parse(JSON.parse(text));
      expect(page.data.map(({ sku }) => sku).sort()).toEqual(['MF-1', 'MF-10']);
      expect([page.counts, page.data[0]?.sold_count]).toEqual([undefined, undefined]);
    }
  });

  it('sorts by name only within a company', async () => {
    const florist = await threeProducts();
    const admin = test.seed.people.admin.token;
    const { code } = await florist.send(listProducts, { query: { sort_type: 'name' } }, admin);
    expect(code).toBe('VALIDATION.FAILED');
    const { text } = await florist.send(listProducts, { query: { sort_type: 'sold' } }, admin);
    const { data } = listProducts.options.response.parse(JSON.parse(text));
    const sold = data.map(({ sold_count = 0 }) => sold_count);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
  });

  it('shows a save and a delete at once, as do the shop’s lists and trees', async () => {
    const florist = await threeProducts();
    const { data } = await florist.list({ sort_type: 'name' });
    const [aster, roses] = [data[0]?.id ?? '', data[1]?.id ?? ''];
    const readCounts = async () => {
      const tree = await florist.call(listCategories);
      return tree.data.find(({ id }) => id === CategoryId.parse('roses'))?.products_num ?? 0;
    };
    const before = await readCounts();
    await florist.call(updateProduct, { params: { id: aster }, body: { name: 'Zephyr', price: '31' } });
    expect((await florist.list({ sort_type: 'name' })).data.map(({ name }) => name)).toEqual([
      'Élan roses',
      'Zephyr',
      'zinnia',
    ]);
    const { message } = await florist.call(deleteProduct, { params: { id: roses } });
    expect(message).toBe('Élan roses is deleted. Orders already placed keep their copy.');
    expect((await florist.list()).counts).toEqual({ all: 2, active: 1, inactive: 1 });
    expect(await readCounts()).toBe(before - 1);
    await florist.call(updateProduct, { params: { id: aster }, body: { active: false } });
    expect(await readCounts()).toBe(before - 2);
    await florist.call(updateProduct, { params: { id: aster }, body: { active: true } });
    const shown = await florist.call(listAllProducts, { query: { company_id: florist.companyId } });
    expect(shown.data.map(({ name, price }) => [name, price])).toEqual([['Zephyr', 31]]);
  });
});
