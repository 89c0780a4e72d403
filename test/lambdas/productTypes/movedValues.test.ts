import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { createProduct, getProduct } from '@bloomkin/shared/routes/products.ts';
import * as types from '@bloomkin/shared/routes/productTypes.ts';
import { MovedValue, ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newestCatalogue } from '#support/api.ts';
import { aProduct, aProductType, categoryId, typeId } from '#support/catalogueItems.ts';
import type { Call } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
type Who = 'vendor' | 'admin';

const send = (route: Parameters<typeof test.backend.handlers.call>[0], who: Who, call: Call) =>
  test.backend.handlers.call(route, { token: test.seed.people[who].token, ...call });

const One = z.object({ data: ProductType });
const Made = z.object({ data: z.object({ id: z.string() }) });

const smell = { name: 'Smell', type: 'list', values: ['None', 'Light', 'Strong'] };
const stems = { name: 'Stems', type: 'number', values: [] };

async function aType(who: Who = 'vendor') {
  const body = { name: `Wreath ${ulid()}`, parameters: [smell, stems] };
  return One.parse(JSON.parse((await send(types.createProductType, who, { body })).text)).data;
}

async function sell(type: ProductType, values: readonly string[], more: object = {}) {
  const [parameter] = type.parameters;
  const parameter_values = [{ parameter_id: parameter?.id, value: values }];
  const form = { name: 'Advent wreath', price: 60, sku: ulid(), category: categoryId, type: type.id };
  const { text } = await send(createProduct, 'vendor', { body: { ...form, parameter_values, ...more } });
  return Made.parse(JSON.parse(text)).data.id;
}

async function move({ id, parameters }: ProductType, body: object, who: Who = 'vendor') {
  const params = { id, parameterId: parameters[0]?.id ?? '' };
  return await send(types.moveParameterValue, who, { params, body });
}

const parse = ({ text }: { text: string }) => MovedValue.parse(JSON.parse(text));

const readType = async (id: string) => {
  const answer = await test.backend.handlers.call(types.getProductType, {
    params: { id },
    headers: newestCatalogue(),
  });
  return One.parse(JSON.parse(answer.text)).data;
};

const readProduct = async (id: string) =>
  JSON.parse((await send(getProduct, 'vendor', { params: { id } })).text).data;

describe('a value that products get instead', () => {
  it('replaces the other in products and sizes, and once where both were', async () => {
    const type = await aType();
    const [parameter] = type.parameters;
    const size = (name: string, value: string) => ({
      ...{ name, sku: ulid(), price: 50, active: true },
      parameter_values: [{ parameter_id: parameter?.id, value: [value] }],
    });
    const both = await sell(type, ['Light', 'Strong']);
    const sized = await sell(type, ['None'], { sizes: [size('Small', 'Light'), size('Large', 'None')] });
    const moved = parse(await move(type, { value: 'Light', to: 'Strong' }));
    expect(moved).toMatchObject({ moved: 2, left: 0 });
    expect(moved.data.parameters[0]?.values).toEqual(['None', 'Strong']);
    expect((await readProduct(both)).parameter_values[0].value).toEqual(['Strong']);
    const { sizes } = await readProduct(sized);
    expect(sizes.map((one: z.output<typeof Sized>) => Sized.parse(one).parameter_values[0]?.value)).toEqual([
      ['Strong'],
      ['None'],
    ]);
    expect((await readType(type.id)).parameters[0]?.value_counts).toEqual([
      { value: 'None', products_num: 1 },
      { value: 'Strong', products_num: 2 },
    ]);
  });

  it('replaces that of an inactive size, which cannot be deleted before', async () => {
    const type = await aType();
    const [parameter] = type.parameters;
    const size = (name: string, active: boolean, value: string) => ({
      ...{ name, sku: ulid(), price: 50, active },
      parameter_values: [{ parameter_id: parameter?.id, value: [value] }],
    });
    const sizes = [size('Small', true, 'None'), size('Large', false, 'Light')];
    const product = await sell(type, ['None'], { sizes });
    expect((await readType(type.id)).parameters[0]?.value_counts).toEqual([
      { value: 'None', products_num: 1 },
      { value: 'Light', products_num: 1 },
    ]);
    const params = { id: type.id, parameterId: parameter?.id ?? '' };
    const body = { ...smell, values: ['None', 'Strong'] };
    expect((await send(types.updateTypeParameter, 'vendor', { params, body })).status).toBe(409);
    expect(parse(await move(type, { value: 'Light', to: 'Strong' }))).toMatchObject({ moved: 1, left: 0 });
    expect((await readProduct(product)).sizes[1].parameter_values[0].value).toEqual(['Strong']);
    expect((await send(types.updateTypeParameter, 'vendor', { params, body })).status).toBe(200);
  });

  it('takes the other’s place when it is new', async () => {
    const type = await aType();
    const product = await sell(type, ['Light']);
    const moved = parse(await move(type, { value: 'Light', to: 'Subtle' }));
    expect(moved.data.parameters[0]?.values).toEqual(['None', 'Subtle', 'Strong']);
    expect((await readProduct(product)).parameter_values[0].value).toEqual(['Subtle']);
  });

  it('changes nothing when it is asked for again', async () => {
    const type = await aType();
    await sell(type, ['Light']);
    const first = parse(await move(type, { value: 'Light', to: 'Strong' }));
    expect(parse(await move(type, { value: 'Light', to: 'Strong' }))).toEqual({ ...first, moved: 0 });
  });

  it('reaches at most 200 products a request', async () => {
    const type = aProductType(null, { name: 'Many' });
    const [parameter] = type.parameters;
    const carried = { ...{ parameterId: parameter?.id ?? '', name: 'Fragrance' }, values: ['Light'] };
    const products = Array.from({ length: 230 }, () => ({
      ...aProduct(test.seed.petal.company.id, { typeId: type.id, typeName: type.name }),
      parameters: [{ ...carried, type: 'value' as const }],
    }));
    await test.backend.putInCatalogue({ productTypes: [type], products });
    const read = await readType(type.id);
    const first = parse(await move(read, { value: 'Light', to: 'Strong' }, 'admin'));
    expect(first).toMatchObject({ moved: 200, left: 30 });
    expect(first.data.parameters[0]?.values).toEqual(['None', 'Light', 'Strong']);
    const second = parse(await move(read, { value: 'Light', to: 'Strong' }, 'admin'));
    expect(second).toMatchObject({ moved: 30, left: 0 });
    expect(second.data.parameters[0]).toMatchObject({
      values: ['None', 'Strong'],
      value_counts: [{ value: 'Strong', products_num: 230 }],
    });
  });

  it('requires two different values of a list', async () => {
    const type = await aType();
    const wrong = [
      await move(type, { value: 'Sweet', to: 'Sour' }),
      await move(type, { value: 'Light', to: 'Light' }),
      await move({ ...type, parameters: type.parameters.slice(1) }, { value: '1', to: '2' }),
    ].map(({ status, text }) => [status, JSON.parse(text).errors?.[0]?.path]);
    expect(wrong).toEqual([
      [422, 'value'],
      [422, 'to'],
      [422, 'value'],
    ]);
  });

  it('appears in the audit log with the number of the type', async () => {
    const type = await aType('admin');
    await sell(type, ['Light']);
    await move(type, { value: 'Light', to: 'Strong' }, 'admin');
    const { text } = await send(listAudit, 'admin', { query: { object: `type:${type.id}` } });
    expect(JSON.parse(text).data).toMatchObject([
      { act: 'type.edited' },
      {
        act: 'type.value_moved',
        changes: [{ field: 'Smell', before: 'Light', after: 'Strong' }],
      },
      { act: 'type.created' },
    ]);
  });
});

const Sized = z.object({ parameter_values: z.array(z.object({ value: z.array(z.string()) })) });

describe('a type', () => {
  it('shows the range and products of a number, and its florist', async () => {
    const type = await aType();
    const [, number] = type.parameters;
    for (const value of [8, 40]) {
      const stems = [{ parameter_id: number?.id, value }];
      await sell(type, [], { parameter_values: stems, active: value === 8 });
    }
    const read = await readType(type.id);
    expect(read.parameters[1]).toMatchObject({ range: { min: 8, max: 40 }, products_num: 2 });
    expect(read).toMatchObject({ company_brand: test.seed.petal.company.brand, photo: null });
  });

  it('says of how many florists the products are that keep a value', async () => {
    const type = await aType();
    await sell(type, ['Light']);
    const params = { id: type.id, parameterId: type.parameters[0]?.id ?? '' };
    const body = { ...smell, values: ['None', 'Strong'] };
    const { status, text } = await send(types.updateTypeParameter, 'vendor', { params, body });
    expect([status, JSON.parse(text)]).toMatchObject([409, { products_num: 1, companies_num: 1 }]);
  });

  it('stays as it is when an admin alone leaves it', async () => {
    const { id } = await aType();
    const call = { params: { id }, body: { reviewed: true } };
    expect((await send(types.updateProductType, 'vendor', call)).status).toBe(403);
    expect((await send(types.updateProductType, 'admin', call)).status).toBe(200);
    expect(await readType(id)).toMatchObject({ reviewed: true, company_id: test.seed.petal.company.id });
  });
});

describe('products', () => {
  it('appear by a parameter that they carry, and by its value', async () => {
    const type = await aType();
    const [light, strong] = [await sell(type, ['Light']), await sell(type, ['Strong'])];
    await sell(type, []);
    const list = async (query: object) => {
      const about = { company_id: test.seed.petal.company.id, type_id: type.id, sort_type: 'old' };
      const { text } = await send(listProducts, 'vendor', {
        query: { ...about, ...query },
        headers: newestCatalogue(),
      });
      return z
        .object({ data: z.array(z.object({ id: z.string() })) })
        .parse(JSON.parse(text))
        .data.map(({ id }) => id);
    };
    const parameter_id = type.parameters[0]?.id ?? '';
    expect(await list({ parameter_id })).toEqual([light, strong]);
    expect(await list({ parameter_id, parameter_value: 'Strong' })).toEqual([strong]);
    expect(await list({ parameter_id: typeId })).toEqual([]);
  });
});
