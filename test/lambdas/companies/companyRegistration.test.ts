import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { parseAbn } from '@bloomkin/shared/rules/abn.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { connectModules } from '#support/handlerClient.ts';
import { newAbn, visitAsBuyer } from '#support/people.ts';
import { pickProduct, placeOrder } from '#support/shopping.ts';
import { aPhoto } from '#support/upload.ts';
import { companiesFixture, companyForm, readFailure } from './companiesFixture.ts';

const { test, signUpPartner, signInAdmin, registerFlorist } = companiesFixture();

describe('registering a company', () => {
  it('makes the vendor the owner of a hidden company', async () => {
    const { api, company } = await registerFlorist();
    expect(company).toMatchObject({
      brand: 'Marlo',
      active: true,
      missing_steps: ['store', 'delivery', 'product', 'payouts'],
      register: { gst_since: '2019-07-01' },
    });
    expect((await api.call(getMe, {})).data.company?.id).toBe(company.id);
    expect((await test.visitor().send(companies.getCompany, { params: { id: company.id } })).status).toBe(
      404,
    );
    const { data } = await test.visitor().call(listCompanies, { query: { search: company.inn } });
    expect(data).toEqual([]);
    const kim = await signInAdmin();
    const findCompanies = () => kim.call(listCompanies, { query: { search: company.inn } });
    await expect.poll(async () => (await findCompanies()).total).toBe(1);
  });

  it('takes a multipart form with the photo', async () => {
    const api = await signUpPartner();
    const texts = { site: 'https://fern.example', description: 'Natives', phone_number: '02 5550 0123' };
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...companyForm(), ...texts })) form.append(name, value);
    form.append('photo', new Blob([Uint8Array.from(await aPhoto())]), 'shop.jpg');
    const answer = await fetch(new URL(companies.createCompany.path, test.cloud.url), {
      method: 'POST',
      headers: { 'x-auth-token': api.token ?? '' },
      body: form,
    });
    const { data } = companies.createCompany.options.response.parse(await answer.json());
    expect(data).toMatchObject({ ...texts, brand: 'Marlo', phone_number: '+61255500123' });
    expect((await fetch(new URL(data.photo ?? '', test.cloud.url))).headers.get('content-type')).toBe(
      'image/webp',
    );
  });

  it('accepts spaces in an ABN and rejects wrong digits', async () => {
    const api = await signUpPartner();
    const wrong = await api.send(companies.createCompany, { body: companyForm('13 699 001 012') });
    expect([wrong.status, wrong.failure.code, wrong.failure.errors?.[0]?.path]).toEqual([
      422,
      'COMPANY.INN.INVALID',
      'inn',
    ]);
    const inn = newAbn();
    const spaced = `${inn.slice(0, 2)} ${inn.slice(2, 5)} ${inn.slice(5, 8)} ${inn.slice(8)}`;
    expect((await api.call(companies.createCompany, { body: companyForm(spaced) })).data.inn).toBe(inn);
  });

  it('gives an ABN to one of ten vendors who register it at once', async () => {
    const inn = newAbn();
    const people = await Promise.all(Array.from({ length: 10 }, () => signUpPartner()));
    const answers = await Promise.all(
      people.map((api) => api.send(companies.createCompany, { body: companyForm(inn) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const codes = new Set(answers.filter(({ status }) => status === 409).map(({ failure }) => failure.code));
    expect([...codes]).toEqual(['COMPANY.INN.TAKEN']);
    expect(parseAbn(inn)).toBe(inn);
  });

  it('gives a vendor one company when five are registered at once', async () => {
    const api = await signUpPartner();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.send(companies.createCompany, { body: companyForm() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readFailure(api.send(companies.createCompany, { body: companyForm() }))).toEqual([
      409,
      'MANAGER.BOUND',
    ]);
  });
});

describe('the business register', () => {
  const ask = async (api: Api, inn: string) => (await api.call(companies.lookUpAbn, { query: { inn } })).data;

  it('names the business and its GST', async () => {
    const api = await signUpPartner();
    expect(await ask(api, '13 699 001 011')).toMatchObject({ status: 'active', gst_since: '2019-07-01' });
    expect(await ask(api, '43699001037')).toMatchObject({ name: 'HUGHES, FERN', gst_since: null });
    expect((await ask(api, '87699009011')).status).toBe('cancelled');
    expect((await ask(api, '32699009023')).status).toBe('unknown');
  });

  it('rejects a cancelled and an unknown ABN', async () => {
    const api = await signUpPartner();
    const send = (inn: string) => readFailure(api.send(companies.createCompany, { body: companyForm(inn) }));
    expect(await send('87699009011')).toEqual([422, 'COMPANY.INN.CANCELLED']);
    expect(await send('32699009023')).toEqual([422, 'COMPANY.INN.INVALID']);
  });

  it('answers at the next save after an outage', async () => {
    const api = await signUpPartner();
    test.cloud.faults.inject({ target: 'abn', mode: 'error', rate: 1, seconds: 60 });
    const inn = newAbn();
    expect((await ask(api, inn)).status).toBe('silent');
    const { data } = await api.call(companies.createCompany, { body: companyForm(inn) });
    expect(data.register).toBeNull();
    test.cloud.faults.clear();
    const saved = await api.call(companies.updateCompany, { params: { id: data.id }, body: { inn } });
    expect(saved.data.register?.gst_since).toBe('2019-07-01');
  });

  it('asks the register again a day after an answer without GST', async () => {
    const { api, company } = await registerFlorist();
    connectModules(test.cloud);
    const { companyEntity } = await import('@bloomkin/lambdas/model/companies/companyEntity.ts');
    const { patchItem } = await import('@bloomkin/lambdas/platform/table/write.ts');
    const { exists } = await import('@bloomkin/lambdas/platform/table/condition.ts');
    const { id, inn } = company;
    const saveLater = async (hours: number) => {
      const checkedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
      const register = { name: 'MARLO', gstSince: null, checkedAt };
      await patchItem(companyEntity, { id }, { set: { register } }, exists());
      const { data } = await api.call(companies.updateCompany, { params: { id }, body: { inn } });
      return data.register?.gst_since;
    };
    expect([await saveLater(23), await saveLater(25)]).toEqual([null, '2019-07-01']);
  });
});

describe('searching by ABN', () => {
  it('finds the one company for any signed-in user', async () => {
    const ruby = await visitAsBuyer(test);
    const { data } = await ruby.call(companies.searchCompanies, { query: { inn: '13 699 001 011' } });
    expect(data).toEqual([
      { id: expect.any(String), name: 'Marlo and Fern Pty Ltd', brand: 'Marlo & Fern', inn: '13699001011' },
    ]);
    const none = await ruby.call(companies.searchCompanies, { query: { inn: '13699' } });
    expect(none.total).toBe(0);
    expect((await test.visitor().send(companies.searchCompanies, { query: { inn: '1' } })).status).toBe(401);
  });
});

describe('closing a company for good', () => {
  it('waits for open orders', async () => {
    const ruby = await visitAsBuyer(test);
    const product = await pickProduct(ruby);
    const order = await placeOrder(ruby, product);
    const boss = await signInAdmin();
    const params = { id: product.company };
    expect(await readFailure(boss.send(companies.deleteCompany, { params }))).toEqual([
      409,
      'COMPANY.OPEN_ORDERS',
    ]);
    await boss.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
  });

  it('lets its people go and gives its ABN back', async () => {
    const { api, company, params } = await registerFlorist();
    expect((await api.send(companies.deleteCompany, { params })).status).toBe(403);
    const boss = await signInAdmin();
    await boss.call(companies.deleteCompany, { params });
    expect((await boss.send(companies.deleteCompany, { params })).status).toBe(404);
    expect((await boss.send(companies.getCompany, { params, query: {} })).status).toBe(404);
    await test.cloud.settle();
    expect((await api.call(getMe, {})).data.company).toBeNull();
    const again = await api.call(companies.createCompany, { body: companyForm(company.inn) });
    expect(again.data.id).not.toBe(company.id);
  });
});
