import { getFilters, listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { createProduct, deleteProduct, getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { aStoredPhoto } from '#support/catalogueItems.ts';
import { inSizes, sizesFixture } from './sizesFixture.ts';

const { openShop } = sizesFixture();

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

  it('changes its price by its sizes alone', async () => {
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
  ])('rejects %s, and names the field', async (_, about, path) => {
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

  it('contains extras only with their filter', async () => {
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
