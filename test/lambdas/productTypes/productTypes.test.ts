import { getFilters } from '@bloomkin/shared/routes/catalogue.ts';
import { createProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import * as types from '@bloomkin/shared/routes/productTypes.ts';
import { Filter } from '@bloomkin/shared/schemas/listing.ts';
import { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newestCatalogue } from '#support/api.ts';
import { aProductType, categoryId, typeId } from '#support/catalogueItems.ts';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
type Who = 'vendor' | 'admin';

const send = (route: Parameters<typeof test.backend.handlers.call>[0], who: Who, call: Call) =>
  test.backend.handlers.call(route, { token: test.seed.people[who].token, ...call });

const Made = z.object({ data: z.object({ id: z.string() }) });
const idIn = ({ text }: HandlerResponse) => Made.parse(JSON.parse(text)).data.id;
const One = z.object({ data: ProductType });
const typeIn = ({ text }: HandlerResponse) => One.parse(JSON.parse(text)).data;
const List = z.object({ data: z.array(ProductType) });

const fragrance = { name: 'Fragrance', type: 'value', values: ['None', 'Light', 'Strong'] };
const stems = { name: 'Stems', type: 'number', unit: 'pcs', values: ['ignored'] };

async function aType(parameters: readonly object[] = [fragrance, stems]) {
  return typeIn(await send(types.createProductType, 'vendor', { body: { name: 'Wreath', parameters } }));
}

const listTypes = async (company_id?: string) => {
  const answer = await test.backend.handlers.call(types.listProductTypes, {
    query: { ...(company_id && { company_id }) },
    headers: newestCatalogue(),
  });
  return List.parse(JSON.parse(answer.text)).data;
};

/** A product of Petal with this type, whose parameters have these values. */
async function sell(type: ProductType, values: Readonly<Record<string, unknown>>, active = true) {
  const parameter_values = type.parameters.flatMap(({ id, name }) =>
    values[name] === undefined ? [] : [{ parameter_id: id, value: values[name] }],
  );
  const form = { name: 'Advent wreath', price: 60, sku: ulid(), category: categoryId, active };
  return send(createProduct, 'vendor', { body: { ...form, type: type.id, parameter_values } });
}

describe('a florist’s own type', () => {
  it('keeps its parameters in their order, a number without values', async () => {
    const ribbons = { name: 'Ribbons', type: 'list', values: ['Red', 'White'] };
    const { name, parameters, company_id } = await aType([fragrance, stems, ribbons]);
    expect([name, company_id, parameters]).toMatchObject([
      'Wreath',
      test.seed.petal.company.id,
      [
        { ...fragrance, unit: '' },
        { name: 'Stems', type: 'number', unit: 'pcs', values: [] },
        { ...ribbons, unit: '' },
      ],
    ]);
  });

  it('appears to its own company beside the market’s, and to no other', async () => {
    const { petal, thorn } = test.seed;
    const { id } = await aType();
    const lists = await Promise.all([petal.company.id, thorn.company.id, undefined].map(listTypes));
    expect(lists.map((list) => list.some((type) => type.id === id))).toEqual([true, false, false]);
    expect(lists.every((list) => list.some((type) => type.id === typeId))).toBe(true);
  });

  it('serves its company’s products alone', async () => {
    const foreign = aProductType(test.seed.thorn.company.id);
    await test.backend.putInCatalogue({ productTypes: [foreign] });
    const form = { name: 'Wreath', price: 60, category: categoryId, type: foreign.id };
    const { status, text } = await send(createProduct, 'vendor', { body: { ...form, sku: ulid() } });
    expect([status, JSON.parse(text).errors]).toEqual([422, [{ path: 'type', message: 'Select a type' }]]);
    const own = idIn(await sell(await aType(), {}));
    const call = { params: { id: own }, body: { type: foreign.id } };
    expect((await send(updateProduct, 'vendor', call)).status).toBe(422);
  });

  it('filters its own florist’s page, not the market’s', async () => {
    const type = await aType();
    await sell(type, { Fragrance: 'Light', Stems: 12 });
    const [parameter] = type.parameters;
    const filterProducts = async (query: object) => {
      const headers = newestCatalogue();
      const { text } = await test.backend.handlers.call(getFilters, { query: { ...query }, headers });
      const { params } = z.object({ data: Filter }).parse(JSON.parse(text)).data;
      return params.find(({ parameter_id }) => parameter_id === parameter?.id);
    };
    expect(await filterProducts({ company_id: test.seed.petal.company.id })).toMatchObject({
      name: 'Fragrance',
      values: [{ value: 'Light', count: 1 }],
    });
    expect(await filterProducts({})).toBeUndefined();
    expect(await filterProducts({ company_id: test.seed.thorn.company.id })).toBeUndefined();
  });

  it('moves to the market by an admin', async () => {
    const { id } = await aType();
    await send(types.updateProductType, 'admin', { params: { id }, body: { company_id: 0 } });
    expect((await listTypes()).find((type) => type.id === id)).toMatchObject({ company_id: null });
    const call = { params: { id }, body: { name: 'Mine again' } };
    expect((await send(types.updateProductType, 'vendor', call)).status).toBe(403);
  });

  it('fails with the field that is wrong', async () => {
    for (const [wrong, path] of [
      [{ name: ' ' }, 'name'],
      [{ parameters: [{ ...fragrance, name: '' }] }, 'parameters.0.name'],
      [{ parameters: [{ ...fragrance, type: 'colour' }] }, 'parameters.0.type'],
      [{ parameters: [{ ...fragrance, values: [] }] }, 'parameters.0.values'],
      [{ parameters: [{ ...fragrance, values: ['Light', 'light'] }] }, 'parameters.0.values'],
      [{ parameters: [{ ...fragrance, id: 'nobodys' }] }, 'parameters'],
      [{ parameters: Array.from({ length: 21 }, () => fragrance) }, 'parameters'],
    ] as const) {
      const { status, text } = await send(types.createProductType, 'vendor', {
        body: { name: 'Wreath', ...wrong },
      });
      expect([wrong, status, JSON.parse(text).errors?.[0]?.path]).toEqual([wrong, 422, path]);
    }
  });
});

describe('a type in use', () => {
  it.each([true, false])('answers a deletion with 409 and the products’ names: active %s', async (active) => {
    const type = await aType();
    const [smell] = type.parameters;
    const product = idIn(await sell(type, { Fragrance: 'Light' }, active));
    const params = { id: type.id };
    const of = (parameter: object) => ({
      params: { ...params, parameterId: smell?.id ?? '' },
      body: { ...fragrance, ...parameter },
    });
    const refused = [
      await send(types.deleteProductType, 'vendor', { params }),
      await send(types.deleteTypeParameter, 'vendor', of({})),
      await send(types.updateTypeParameter, 'vendor', of({ type: 'list' })),
      await send(types.updateTypeParameter, 'vendor', of({ values: ['None', 'Strong'] })),
      await send(types.updateProductType, 'vendor', { params, body: { parameters: [] } }),
    ].map(({ status, text }) => [status, JSON.parse(text)]);
    const used = { code: 'PRODUCT_TYPE.IN_USE', products_num: 1, products: [{ id: product }] };
    expect(refused).toMatchObject(refused.map(() => [409, used]));
    expect(refused[3]?.[1].message).toBe('Light is in use by 1 product: Advent wreath.');
    expect((await send(types.updateTypeParameter, 'vendor', of({ values: ['Light'] }))).status).toBe(200);
  });

  it('goes once no product uses it', async () => {
    const type = await aType();
    const product = idIn(await sell(type, { Fragrance: 'Light' }));
    const body = { type: typeId, parameter_values: [] };
    await send(updateProduct, 'vendor', { params: { id: product }, body });
    const params = { id: type.id };
    expect((await send(types.deleteProductType, 'vendor', { params })).status).toBe(200);
    const found = await test.backend.handlers.call(types.getProductType, {
      params,
      headers: newestCatalogue(),
    });
    expect(found.status).toBe(404);
  });
});

describe('parameters', () => {
  it('appear, change and go one at a time', async () => {
    const { id } = await aType([fragrance]);
    const params = { id };
    const parameterId = idIn(await send(types.addTypeParameter, 'vendor', { params, body: stems }));
    const about = { params: { id, parameterId } };
    await send(types.updateTypeParameter, 'vendor', {
      ...about,
      body: { ...stems, name: 'Number of stems' },
    });
    const headers = newestCatalogue();
    const one = await test.backend.handlers.call(types.getTypeParameter, { ...about, headers });
    expect(JSON.parse(one.text).data).toMatchObject({ id: parameterId, name: 'Number of stems' });
    await send(types.deleteTypeParameter, 'vendor', about);
    expect((await send(types.deleteTypeParameter, 'vendor', about)).status).toBe(404);
    const list = await test.backend.handlers.call(types.listTypeParameters, {
      params,
      headers: newestCatalogue(),
    });
    expect(JSON.parse(list.text).data).toMatchObject([fragrance]);
  });

  it('keep their ids when the type is saved in another order', async () => {
    const type = await aType();
    const [first, second] = type.parameters;
    const parameters = [second, { ...first, name: 'Smell' }, { ...fragrance, name: 'New' }];
    const saved = typeIn(
      await send(types.updateProductType, 'vendor', { params: { id: type.id }, body: { parameters } }),
    );
    expect(saved.parameters.map(({ id, name }) => [id, name])).toEqual([
      [second?.id, 'Stems'],
      [first?.id, 'Smell'],
      [expect.any(String), 'New'],
    ]);
  });

  it('lose no concurrent change; a stale version is a 409', async () => {
    const { id, version } = await aType([]);
    const params = { id };
    const add = (name: string) =>
      send(types.addTypeParameter, 'vendor', { params, body: { ...stems, name } });
    await Promise.all(['a', 'b', 'c', 'd'].map(add));
    const stale = await send(types.updateProductType, 'vendor', { params, body: { name: 'Old', version } });
    expect(stale.code).toBe('CONFLICT.VERSION');
    expect(JSON.parse(stale.text)).toMatchObject({ data: { version: version + 4 } });
    const { parameters } = typeIn(
      await test.backend.handlers.call(types.getProductType, {
        params,
        headers: newestCatalogue(),
      }),
    );
    expect(parameters.map(({ name }) => name).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('take one value unless they are a list', async () => {
    const { status } = await sell(await aType(), { Fragrance: ['None', 'Light'] });
    expect(status).toBe(422);
  });
});
