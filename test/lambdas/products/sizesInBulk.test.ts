import { exportProducts } from '@bloomkin/shared/routes/catalogue.ts';
import {
  changeProducts,
  createProduct,
  getProduct,
  updateProduct,
} from '@bloomkin/shared/routes/products.ts';
import { SizeId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { inSizes, sizesFixture } from './sizesFixture.ts';

const { openShop } = sizesFixture();

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
  it('contains columns for sizes that import unchanged', async () => {
    const { florist, form } = await openShop();
    const sizes = inSizes('M').map((size, at) => ({
      ...size,
      active: at > 0,
      ...(at > 0 && { description: `${at} dozen roses` }),
      parameter_values: [{ parameter_id: 'flowers', value: 10 + at }],
    }));
    await florist.call(createProduct, { body: { ...form, sizes } });
    await florist.call(createProduct, { body: { ...form, sku: 'PLAIN', addon: true } });
    const csv = await florist.call(exportProducts);
    const [header = ''] = csv.split('\r\n');
    expect(header).toContain(
      'size 1,size 1 sku,size 1 price,size 1 active,size 1 description,size 1 Flowers,size 2',
    );
    expect(await florist.import(csv)).toMatchObject({ unchanged: 2, failed: 0 });
    const dearer = csv.replace('M-G,119.00', 'M-G,129.00').replace('2 dozen roses', 'Two dozen roses');
    expect(await florist.import(dearer)).toMatchObject({ updated: 1, unchanged: 1 });
    const descriptions = (await florist.list()).data.flatMap((product) =>
      product.sizes.map(({ description }) => description),
    );
    expect(descriptions).toEqual([undefined, '1 dozen roses', 'Two dozen roses']);
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

  it('removes the sizes that it empties, of more rows than one transaction holds', async () => {
    const { florist } = await openShop();
    const stored = (size: ReturnType<typeof inSizes>[number]) => ({
      ...{ id: SizeId.parse(ulid()), name: size.name, sku: size.sku, priceCents: size.price * 100 },
      ...{ active: true, photoId: null, parameters: [] },
    });
    const products = await florist.stock(
      Array.from({ length: 30 }, (_, at) => ({ sku: `E${at}`, sizes: inSizes(`E${at}`).map(stored) })),
    );
    const csv = ['sku,price,size 1,size 1 sku', ...products.map(({ sku }) => `${sku},89,,`)].join('\n');
    expect(await florist.import(csv)).toMatchObject({ updated: 30, failed: 0 });
    const { data } = await florist.list({ per_page: 100 });
    expect(data.flatMap(({ sizes }) => sizes)).toEqual([]);
  });
});
