import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { createProduct, deleteProduct, getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { productsFixture } from './productsFixture.ts';

const { test, floristAtWork } = productsFixture();

/** The florist's whole list, as a reader sees it who may know of a newer version. */
async function pricesIn(api: Api, company_id: string, version?: string | null) {
  const headers: Record<string, string> = version ? { 'x-catalogue-version': version } : {};
  const { data } = await api.call(listAllProducts, { query: { company_id, per_page: 100 } }, { headers });
  return new Map(data.map(({ id, price }) => [id, price]));
}

const othersSeeWithinMs = 10_000;

describe('a product', () => {
  it('goes on sale and appears as it was typed', async () => {
    const { florist, form, companyId, model } = await floristAtWork();
    const parameter_values = model.parameter_values.map(({ parameter_id, value }) => ({
      parameter_id,
      value,
    }));
    const more = { description: 'They rustle.', site: 'https://daisies.example', parameter_values };
    const { data } = await florist.call(createProduct, { body: { ...form, ...more } });
    expect(data).toMatchObject({
      ...{ name: 'Paper daisies', price: 45.5, sku: form.sku, company: companyId, active: true },
      ...{ category: model.category, type: model.type, ...more },
    });
    expect(data.parameter_values.map(({ parameter_name }) => parameter_name)).toEqual(
      model.parameter_values.map(({ parameter_name }) => parameter_name),
    );
    expect(parameter_values).not.toEqual([]);
    const { data: company } = await florist.call(getCompany, { params: { id: companyId } });
    expect(company.delivery_periods).not.toEqual([]);
    expect(data.company_info).toMatchObject({
      id: companyId,
      delivery_periods: company.delivery_periods.map(({ start_time, stop_time }) => ({
        start_time,
        stop_time,
      })),
    });
    const { discount: _, ...shown } = (await test.visitor().call(getProduct, { params: { id: data.id } }))
      .data;
    expect(shown).toEqual(data);
  });

  it('shows the category that it moved to when it was read before', async () => {
    const { florist, form, model } = await floristAtWork();
    const { data } = await florist.call(createProduct, { body: form });
    const params = { id: data.id };
    const readCategory = async () => (await florist.call(getProduct, { params })).data.category;
    expect([await readCategory(), await readCategory()]).toEqual([model.category, model.category]);
    const { data: all } = await florist.call(listAllProducts, { query: { per_page: 100 } });
    const other = all.find(({ category }) => category.id !== form.category)?.category;
    await florist.call(updateProduct, { params, body: { category: other?.id } });
    expect(await readCategory()).toEqual(other);
  });

  it('keeps a SKU unique in its company, even of twenty at once', async () => {
    const { florist, form } = await floristAtWork();
    const make = () => florist.send(createProduct, { body: form });
    const answers = await Promise.all(Array.from({ length: 20 }, make));
    const made = answers.filter(({ status }) => status === 200);
    const codes = new Set(answers.filter((one) => !made.includes(one)).map(({ failure }) => failure.code));
    expect([made.length, [...codes]]).toEqual([1, ['PRODUCT.SKU_TAKEN']]);
    const other = await floristAtWork('vendor2');
    await other.florist.call(createProduct, { body: { ...other.form, sku: form.sku } });
  });

  it('frees its SKU when it takes another or is deleted', async () => {
    const { florist, form } = await floristAtWork();
    const { data: first } = await florist.call(createProduct, { body: form });
    await florist.call(updateProduct, { params: { id: first.id }, body: { sku: `${form.sku}-B` } });
    const { data: second } = await florist.call(createProduct, { body: form });
    const back = await florist.send(updateProduct, { params: { id: first.id }, body: { sku: form.sku } });
    expect([back.status, back.failure.code]).toEqual([409, 'PRODUCT.SKU_TAKEN']);
    await florist.call(deleteProduct, { params: { id: second.id } });
    await florist.call(updateProduct, { params: { id: first.id }, body: { sku: form.sku } });
    expect((await florist.send(deleteProduct, { params: { id: second.id } })).status).toBe(404);
  });

  it('fails with the fields that are wrong', async () => {
    const { florist, form } = await floristAtWork();
    for (const [field, value] of [
      ['name', ''],
      ['price', '1.005'],
      ['price', '-1'],
      ['price', '0'],
      ['price', '1e400'],
      ['sku', ''],
      ['category', 'nowhere'],
      ['type', 'nothing'],
      ['site', 'javascript:alert(1)'],
    ] as const) {
      const { status, failure } = await florist.send(createProduct, { body: { ...form, [field]: value } });
      expect([field, value, status, failure.errors?.[0]?.path]).toEqual([field, value, 422, field]);
    }
  });
});

describe('a saved price', () => {
  it('appears in the florist’s next list and in all lists soon', async () => {
    const { florist, form, companyId } = await floristAtWork();
    const guest = test.visitor();
    const made = await florist.send(createProduct, { body: form });
    const { id } = made.data.data;
    await pricesIn(guest, companyId);
    for (const price of [12.3, 45.6, 78.9]) {
      const saved = await florist.send(updateProduct, { params: { id }, body: { price: String(price) } });
      const version = saved.headers.get('x-catalogue-version');
      expect((await pricesIn(florist, companyId, version)).get(id)).toBe(price);
    }
    const publicPrice = async () => (await pricesIn(guest, companyId)).get(id);
    await expect.poll(publicPrice, { timeout: othersSeeWithinMs, interval: 200 }).toBe(78.9);
    const gone = await florist.send(deleteProduct, { params: { id } });
    const left = await pricesIn(florist, companyId, gone.headers.get('x-catalogue-version'));
    expect(left.has(id)).toBe(false);
  });
});
