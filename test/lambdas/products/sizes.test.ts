import { exportProducts, getFilters, listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import {
  changeProducts,
  createProduct,
  deleteProduct,
  getProduct,
  updateProduct,
} from '@bloomkin/shared/routes/products.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { aProductType, aStoredPhoto } from '#support/items.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { OfficeFlorist } from './officeFixture.ts';

const test = securityFixture();

const inSizes = (letters: string, prices = [59, 79, 119]) =>
  ['Petite', 'Classic', 'Grand'].map((name, at) => ({
    name,
    sku: `${letters}-${name.charAt(0)}`,
    price: prices[at] ?? 0,
  }));

async function openShop() {
  const florist = await OfficeFlorist.open(test.backend);
  const type = aProductType(florist.companyId, {
    parameters: [
      { id: 'fragrance', name: 'Fragrance', type: 'value', unit: '', values: ['None', 'Light'] },
      { id: 'flowers', name: 'Flowers', type: 'number', unit: '', values: [] },
      { id: 'tier', name: 'Tier', type: 'value', unit: '', values: ['S', 'M', 'L'] },
    ],
  });
  await test.backend.putInCatalogue({ productTypes: [type] });
  const form = { name: 'Country garden', price: '79', sku: ulid(), category: 'roses', type: type.id };
  return { florist, form };
}

describe('a product in sizes', () => {
  it('costs from its cheapest active size to its dearest', async () => {
    const { florist, form } = await openShop();
    const { data } = await florist.call(createProduct, { body: { ...form, sizes: inSizes('C') } });
    expect(data).toMatchObject({ price: 59, price_to: 119, addon: false });
    expect(data.sizes.map(({ name, sku, active }) => [name, sku, active])).toEqual([
      ['Petite', 'C-P', true],
      ['Classic', 'C-C', true],
      ['Grand', 'C-G', true],
    ]);
    const [petite, classic, grand] = data.sizes;
    if (!petite || !classic || !grand) throw new Error('There are three sizes');
    const sizes = [grand, { ...petite, active: false }, { ...classic, name: 'Usual' }];
    const changed = await florist.call(updateProduct, { params: { id: data.id }, body: { sizes } });
    expect(changed.data).toMatchObject({ price: 79, price_to: 119 });
    expect(changed.data.sizes.map(({ id }) => id)).toEqual([grand.id, petite.id, classic.id]);
    const without = await florist.call(updateProduct, {
      params: { id: data.id },
      body: { sizes: [], price: '65' },
    });
    expect(without.data).toMatchObject({ price: 65, price_to: 65, sizes: [] });
  });

  it('has its price changed by its sizes alone', async () => {
    const { florist, form } = await openShop();
    const { data } = await florist.call(createProduct, { body: { ...form, sizes: inSizes('D') } });
    const params = { id: data.id };
    const refused = await florist.send(updateProduct, { params, body: { price: '60' } });
    expect([refused.status, JSON.parse(refused.text).errors[0].path]).toEqual([422, 'price']);
    expect((await florist.send(updateProduct, { params, body: { price: '59', active: false } })).status).toBe(
      200,
    );
  });

  it.each([
    ['a name twice', { name: 'Petite' }, 'sizes.1.name'],
    ['an SKU twice', { sku: 'E-P' }, 'sizes.1.sku'],
    ['no price', { price: '' }, 'sizes.1.price'],
    ['a foreign photo', { photo: 'p_x' }, 'sizes.1.photo'],
    [
      'a value its type lacks',
      { parameter_values: [{ parameter_id: 'tier', value: 'XL' }] },
      'sizes.1.parameter_values',
    ],
  ])('is refused with %s, and the field is named', async (_, about, path) => {
    const { florist, form } = await openShop();
    const [petite, classic] = inSizes('E');
    const sizes = [petite, { ...classic, ...about }];
    const { status, text } = await florist.send(createProduct, {
      body: { ...form, sizes: JSON.stringify(sizes) },
    });
    expect([status, JSON.parse(text).errors?.[0].path]).toEqual([422, path]);
  });

  it('shares no SKU with another product or size', async () => {
    const { florist, form } = await openShop();
    const twice = await florist.send(createProduct, { body: { ...form, sku: 'F-P', sizes: inSizes('F') } });
    expect([twice.status, JSON.parse(twice.text).errors[0].path]).toEqual([422, 'sizes.0.sku']);
    const make = () => florist.send(createProduct, { body: { ...form, sku: ulid(), sizes: inSizes('F') } });
    const both = await Promise.all([make(), make()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await florist.send(createProduct, {
      body: { ...form, sku: ulid(), sizes: [{ name: 'One', sku: 'F-G', price: 5 }] },
    });
    expect([late.status, late.code, JSON.parse(late.text).errors[0].path]).toEqual([
      409,
      'PRODUCT.SKU_TAKEN',
      'sizes.0.sku',
    ]);
    const own = await florist.send(createProduct, { body: { ...form, sku: 'F-G' } });
    expect([own.status, own.code]).toEqual([409, 'PRODUCT.SKU_TAKEN']);
  });

  it('frees its SKUs when a size or the product is deleted', async () => {
    const { florist, form } = await openShop();
    const { data } = await florist.call(createProduct, { body: { ...form, sizes: inSizes('G') } });
    const params = { id: data.id };
    await florist.call(updateProduct, { params, body: { sizes: data.sizes.slice(0, 2) } });
    await florist.call(createProduct, { body: { ...form, sku: 'G-G' } });
    await florist.call(deleteProduct, { params });
    await florist.call(createProduct, { body: { ...form, sku: 'G-P' } });
  });

  it('shows a size’s own picture while the product has it', async () => {
    const { florist } = await openShop();
    const photos = [aStoredPhoto(), aStoredPhoto()];
    const [product] = await florist.stock([{ photos }]);
    if (!product) throw new Error('There is no product');
    const params = { id: product.id };
    const { data } = await florist.call(getProduct, { params });
    const photo = data.photos[1]?.id ?? null;
    const sizes = inSizes('H').map((size) => ({ ...size, photo }));
    const changed = await florist.call(updateProduct, { params, body: { sizes } });
    expect(changed.data.sizes.map((size) => size.photo)).toEqual([photo, photo, photo]);
  });
});

describe('a listing', () => {
  it('filters by the price range and the attributes of active sizes', async () => {
    const { florist, form } = await openShop();
    const measured = inSizes('I').map((size, at) => ({
      ...size,
      active: at < 2,
      parameter_values: [
        { parameter_id: 'tier', value: ['S', 'M', 'L'][at] ?? '' },
        { parameter_id: 'flowers', value: 10 + at },
      ],
    }));
    const { data } = await florist.call(createProduct, { body: { ...form, sizes: measured } });
    const find = async (filter: object) => {
      const query = { company_id: florist.companyId, ...filter };
      return (await florist.call(listAllProducts, { query })).data.map(({ id }) => id);
    };
    const found = [data.id];
    expect(await find({ min_price: 75, max_price: 100 })).toEqual(found);
    expect(await find({ min_price: 60, max_price: 70 })).toEqual(found);
    expect(await find({ min_price: 80 })).toEqual([]);
    const byTier = (tier: string) => [{ parameter_id: 'tier', values: [tier] }];
    expect(await find({ parameters: byTier('M') })).toEqual(found);
    expect(await find({ parameters: byTier('L') })).toEqual([]);
    expect(await find({ search: 'I-C' })).toEqual(found);
    const { data: filters } = await florist.call(getFilters, { query: { company_id: florist.companyId } });
    expect(filters).toMatchObject({ min_price: 59, max_price: 79 });
  });

  it('leaves out products without an active size', async () => {
    const { florist, form } = await openShop();
    const sizes = inSizes('J').map((size) => ({ ...size, active: false }));
    const { data } = await florist.call(createProduct, { body: { ...form, sizes } });
    const query = { company_id: florist.companyId };
    expect((await florist.call(listAllProducts, { query })).total).toBe(0);
    expect((await florist.list()).data.map(({ id }) => id)).toEqual([data.id]);
  });

  it('has extras only with their filter', async () => {
    const { florist, form } = await openShop();
    const { data: vase } = await florist.call(createProduct, {
      body: { ...form, name: 'Vase', addon: true },
    });
    await florist.call(createProduct, { body: { ...form, sku: ulid() } });
    const company_id = florist.companyId;
    const names = async (query: object) =>
      (await florist.call(listAllProducts, { query: { per_page: 100, ...query } })).data.map(({ id }) => id);
    expect(await names({ company_id, addon: 1 })).toEqual([vase.id]);
    expect(await names({ company_id })).toHaveLength(1);
    expect(await names({ search: 'vase' })).toEqual([]);
    expect((await florist.list()).total).toBe(2);
  });
});

describe('a change of many prices', () => {
  it('changes each size by the same rule and undoes all', async () => {
    const { florist, form } = await openShop();
    const { data } = await florist.call(createProduct, { body: { ...form, sizes: inSizes('K') } });
    const prices = async () =>
      (await florist.call(getProduct, { params: { id: data.id } })).data.sizes.map(({ price }) => price);
    const change = { price: { by_percent: 10, round: 1 as const } };
    const { undo } = await florist.call(changeProducts, { body: { ids: [data.id], change } });
    expect(await prices()).toEqual([65, 87, 131]);
    expect((await florist.list()).data[0]).toMatchObject({ price: 65, price_to: 131 });
    await florist.call(changeProducts, { body: { undo: undo?.id ?? '' } });
    expect(await prices()).toEqual([59, 79, 119]);
  });

  it('skips a size changed since or with an impossible price', async () => {
    const { florist, form } = await openShop();
    const { data } = await florist.call(createProduct, { body: { ...form, sizes: inSizes('L') } });
    const body = (by_amount: number) => ({ ids: [data.id], change: { price: { by_amount } } });
    const refused = await florist.call(changeProducts, { body: body(-60) });
    expect(refused.data).toMatchObject([{ ok: false, error: 'The new price would be $0 or less' }]);
    const { undo } = await florist.call(changeProducts, { body: body(-5) });
    const current = (await florist.call(getProduct, { params: { id: data.id } })).data.sizes;
    const sizes = current.map((size) => (size.name === 'Grand' ? { ...size, price: 100 } : size));
    await florist.call(updateProduct, { params: { id: data.id }, body: { sizes } });
    const back = await florist.call(changeProducts, { body: { undo: undo?.id ?? '' } });
    expect(back.data).toMatchObject([{ ok: false }]);
  });
});

describe('a file of products', () => {
  it('has columns for sizes that import unchanged', async () => {
    const { florist, form } = await openShop();
    const sizes = inSizes('M').map((size, at) => ({
      ...size,
      active: at > 0,
      parameter_values: [{ parameter_id: 'flowers', value: 10 + at }],
    }));
    await florist.call(createProduct, { body: { ...form, sizes } });
    await florist.call(createProduct, { body: { ...form, sku: 'PLAIN', addon: true } });
    const csv = await florist.call(exportProducts);
    const [header = ''] = csv.split('\r\n');
    expect(header).toContain('size 1,size 1 sku,size 1 price,size 1 active,size 1 Flowers,size 2');
    expect(await florist.import(csv)).toMatchObject({ unchanged: 2, failed: 0 });
    const dearer = await florist.import(csv.replace('M-G,119.00', 'M-G,129.00'));
    expect(dearer).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await florist.list()).data.map((product) => product.price_to).toSorted()).toEqual([129, 79]);
  });

  it('makes a product with sizes and names wrong cells', async () => {
    const { florist } = await openShop();
    const header =
      'sku,name,category,type,size 1,size 1 sku,size 1 price,size 2,size 2 sku,size 2 price,size 2 active';
    const row = (sku: string, ...cells: string[]) => [sku, 'Meadow', 'Roses', 'Bouquet', ...cells].join(',');
    const good = [header, row('N', 'Small', 'N-S', '20', 'Big', 'N-B', '40', 'no')].join('\n');
    expect(await florist.import(good)).toMatchObject({ created: 1 });
    expect((await florist.list()).data[0]).toMatchObject({ price: 20, price_to: 20, sku: 'N' });
    const bad = [
      header,
      row('O', 'Small', 'N-S', '20', '', '', '', ''),
      row('P', 'Small', 'P-S', 'dear', 'small', 'P-S', '1', 'perhaps'),
      row('Q', 'Small', 'Q', '20', 'Big', 'P-S', '40', ''),
    ].join('\n');
    const { rows } = await florist.import(bad, { dryRun: true });
    expect(rows.map(({ errors }) => errors.map(({ column }) => column))).toEqual(
      [
        ['size 1 sku'],
        ['size 2 active', 'size 1 price', 'size 2 sku', 'size 2'].toSorted(),
        ['size 2 sku', 'size 1 sku'].toSorted(),
      ].map((columns) => expect.arrayContaining(columns)),
    );
    expect((await florist.list()).total).toBe(1);
  });

  it('keeps the sizes when it has no columns for them', async () => {
    const { florist, form } = await openShop();
    await florist.call(createProduct, { body: { ...form, sku: 'R', sizes: inSizes('R') } });
    expect(await florist.import('sku,name\nR,New name')).toMatchObject({ updated: 1 });
    expect((await florist.list()).data[0]).toMatchObject({ name: 'New name', price: 59, price_to: 119 });
    const { rows } = await florist.import('sku,price\nR,70', { dryRun: true });
    expect(rows[0]?.errors).toMatchObject([{ column: 'price' }]);
  });
});
