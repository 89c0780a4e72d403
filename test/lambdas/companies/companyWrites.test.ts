import type { Route } from '@bloomkin/shared/route.ts';
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { parseAbn } from '@bloomkin/shared/rules/abn.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newAbn, newBuyer, newPartner, signInDemoUser } from '#support/people.ts';
import { placeOrder, productsForSurryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function partner(fio?: string): Promise<Api> {
  const api = test.visitor();
  await newPartner(api, fio);
  return api;
}

async function admin(): Promise<Api> {
  const api = test.visitor();
  await signInDemoUser(api, 'admin');
  return api;
}

const form = (inn = newAbn()) => ({ name: 'Marlo and Fern Pty Ltd', brand: 'Marlo', inn });

async function florist() {
  const api = await partner();
  const { data } = await api.call(companies.createCompany, { body: form() });
  return { api, company: data, params: { id: data.id } };
}

const failureOf = async (sent: Promise<{ status: number; failure: { code?: string } }>) => {
  const { status, failure } = await sent;
  return [status, failure.code];
};

describe('registering a company', () => {
  it('makes the vendor its owner and leaves it hidden until all steps are done', async () => {
    const { api, company } = await florist();
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
    const kim = await admin();
    const findCompanies = () => kim.call(listCompanies, { query: { search: company.inn } });
    await expect.poll(async () => (await findCompanies()).total).toBe(1);
  });

  it('accepts spaces in an ABN and rejects wrong digits', async () => {
    const api = await partner();
    const wrong = await api.send(companies.createCompany, { body: form('13 699 001 012') });
    expect([wrong.status, wrong.failure.code, wrong.failure.errors?.[0]?.path]).toEqual([
      422,
      'COMPANY.INN.INVALID',
      'inn',
    ]);
    const inn = newAbn();
    const spaced = `${inn.slice(0, 2)} ${inn.slice(2, 5)} ${inn.slice(5, 8)} ${inn.slice(8)}`;
    expect((await api.call(companies.createCompany, { body: form(spaced) })).data.inn).toBe(inn);
  });

  it('gives an ABN to one of ten vendors who register it at once', async () => {
    const inn = newAbn();
    const people = await Promise.all(Array.from({ length: 10 }, () => partner()));
    const answers = await Promise.all(
      people.map((api) => api.send(companies.createCompany, { body: form(inn) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const codes = new Set(answers.filter(({ status }) => status === 409).map(({ failure }) => failure.code));
    expect([...codes]).toEqual(['COMPANY.INN.TAKEN']);
    expect(parseAbn(inn)).toBe(inn);
  });

  it('gives a vendor one company when five are registered at once', async () => {
    const api = await partner();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.send(companies.createCompany, { body: form() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await failureOf(api.send(companies.createCompany, { body: form() }))).toEqual([
      409,
      'MANAGER.BOUND',
    ]);
  });

  it('returns the first answer to a repeated idempotency key', async () => {
    const api = await partner();
    const key = { headers: { 'idempotency-key': 'found-once' } };
    const body = form();
    const [one, two] = await Promise.all([
      api.call(companies.createCompany, { body }, key),
      api.call(companies.createCompany, { body }, key),
    ]);
    expect(two.data).toEqual(one.data);
    expect((await api.call(companies.createCompany, { body }, key)).data.id).toBe(one.data.id);
  });

  it('is refused for buyers, and open to admins without an owner', async () => {
    const ruby = test.visitor();
    await newBuyer(ruby);
    expect((await ruby.send(companies.createCompany, { body: form() })).status).toBe(403);
    const { data } = await (await admin()).call(companies.createCompany, { body: form() });
    expect(data.managers).toEqual([]);
  });
});

describe('the business register', () => {
  const ask = async (api: Api, inn: string) => (await api.call(companies.lookUpAbn, { query: { inn } })).data;

  it('names the business and its GST', async () => {
    const api = await partner();
    expect(await ask(api, '13 699 001 011')).toMatchObject({ status: 'active', gst_since: '2019-07-01' });
    expect(await ask(api, '43699001037')).toMatchObject({ name: 'HUGHES, FERN', gst_since: null });
    expect((await ask(api, '87699009011')).status).toBe('cancelled');
    expect((await ask(api, '32699009023')).status).toBe('unknown');
  });

  it('rejects a cancelled and an unknown ABN', async () => {
    const api = await partner();
    const send = (inn: string) => failureOf(api.send(companies.createCompany, { body: form(inn) }));
    expect(await send('87699009011')).toEqual([422, 'COMPANY.INN.CANCELLED']);
    expect(await send('32699009023')).toEqual([422, 'COMPANY.INN.INVALID']);
  });

  it('lets registration go on while it is down, and is asked at the next save', async () => {
    const api = await partner();
    test.world.faults.inject({ target: 'abn', mode: 'error', rate: 1, seconds: 60 });
    const inn = newAbn();
    expect((await ask(api, inn)).status).toBe('silent');
    const { data } = await api.call(companies.createCompany, { body: form(inn) });
    expect(data.register).toBeNull();
    test.world.faults.clear();
    const saved = await api.call(companies.updateCompany, { params: { id: data.id }, body: { inn } });
    expect(saved.data.register?.gst_since).toBe('2019-07-01');
  });
});

describe('searching by ABN', () => {
  it('finds the one company for any signed-in user', async () => {
    const ruby = test.visitor();
    await newBuyer(ruby);
    const { data } = await ruby.call(companies.searchCompanies, { query: { inn: '13 699 001 011' } });
    expect(data).toEqual([
      { id: expect.any(String), name: 'Marlo and Fern Pty Ltd', brand: 'Marlo & Fern', inn: '13699001011' },
    ]);
    const none = await ruby.call(companies.searchCompanies, { query: { inn: '13699' } });
    expect(none.total).toBe(0);
    expect((await test.visitor().send(companies.searchCompanies, { query: { inn: '1' } })).status).toBe(401);
  });
});

describe('changing a company', () => {
  it('shows the new brand to its people and swaps its ABN', async () => {
    const { api, company, params } = await florist();
    const inn = newAbn();
    const texts = {
      name: 'Fern Pty Ltd',
      brand: 'Fern & Co',
      site: 'https://fern.example',
      description: 'Natives',
    };
    const body = { ...texts, inn, phone_number: '02 5550 0123', sameDayDelivery: false };
    const { data } = await api.call(companies.updateCompany, { params, body });
    expect(data).toMatchObject({ ...body, phone_number: '+61255500123', managers: [] });
    await test.world.settle();
    expect((await api.call(getMe, {})).data.company?.brand).toBe('Fern & Co');
    const other = await partner();
    await other.call(companies.createCompany, { body: form(company.inn) });
    const taken = api.send(companies.updateCompany, { params, body: { inn: company.inn } });
    expect(await failureOf(taken)).toEqual([409, 'COMPANY.INN.TAKEN']);
  });

  it('keeps both of two concurrent changes', async () => {
    const { api, params } = await florist();
    await Promise.all([
      api.call(companies.updateCompany, { params, body: { description: 'Natives' } }),
      api.call(companies.setDeliveryPeriods, { params, body: { lead_time_minutes: 45 } }),
      api.call(companies.updateCompany, { params, body: { site: 'https://fern.example' } }),
    ]);
    const { data } = await api.call(companies.getCompany, { params, query: {} });
    expect(data).toMatchObject({
      description: 'Natives',
      lead_time_minutes: 45,
      site: 'https://fern.example',
    });
  });

  it('is a 409 with the newest state for an editor with an old version', async () => {
    const { api, params } = await florist();
    await test.world.settle();
    const { version } = (await api.call(companies.getCompany, { params, query: {} })).data;
    const change = (brand: string) => ({ params, body: { brand, version } });
    await api.call(companies.updateCompany, change('First'));
    await api.call(companies.updateCompany, change('First'));
    const { status, failure } = await api.send(companies.updateCompany, change('Second'));
    expect([status, failure.code]).toEqual([409, 'CONFLICT.VERSION']);
    expect(failure).toMatchObject({ data: { brand: 'First' } });
    const late = api.send(companies.setDeliveryPeriods, { params, body: { lead_time_minutes: 45, version } });
    expect(await failureOf(late)).toEqual([409, 'CONFLICT.VERSION']);
  });

  it('names the field that is wrong', async () => {
    const { api, params } = await florist();
    for (const [field, value] of [
      ['name', ''],
      ['brand', ' '],
      ['inn', ''],
      ['phone_number', '12'],
      ['site', 'javascript:alert(1)'],
      ['description', 'x'.repeat(4001)],
    ] as const) {
      const { status, failure } = await api.send(companies.updateCompany, {
        params,
        body: { [field]: value },
      });
      expect([field, status, failure.errors?.[0]?.path]).toEqual([field, 422, field]);
    }
  });

  it('is for admins alone where it closes or opens the company', async () => {
    const { api, params } = await florist();
    const body = { active: false };
    expect((await api.send(companies.updateCompany, { params, body })).status).toBe(403);
    const data = (await (await admin()).call(companies.updateCompany, { params, body })).data;
    expect(data.active).toBe(false);
  });
});

describe('delivery windows', () => {
  const set = (api: Api, params: { id: string }, body: object) =>
    api.send(companies.setDeliveryPeriods, { params, body });
  const window = (start_time: string, stop_time: string, capacity: number | null = null) => ({
    start_time,
    stop_time,
    capacity,
  });

  it('replaces all periods in order, and adds one from the query', async () => {
    const { api, params } = await florist();
    const periods = [window('12:00', '15:00', 8), window('09:00', '12:00')];
    const body = { periods: JSON.stringify(periods), lead_time_minutes: 90, capacity_per_day: 25 };
    const { data } = await api.call(companies.setDeliveryPeriods, { params, body });
    expect(data).toMatchObject({
      delivery_periods: [window('09:00', '12:00'), window('12:00', '15:00', 8)],
      lead_time_minutes: 90,
      capacity_per_day: 25,
    });
    const url = companies.setDeliveryPeriods.path.replace('{id}', params.id);
    const query = new URLSearchParams({ start_time: '15:00', stop_time: '18:00' });
    const answer = await fetch(new URL(`${url}?${query}`, test.world.url), {
      method: 'POST',
      headers: { 'x-auth-token': api.token ?? '' },
    });
    const more: { data: { delivery_periods: unknown[] } } = JSON.parse(await answer.text());
    expect(more.data.delivery_periods).toHaveLength(3);
  });

  it('may not overlap, be reversed or be too many', async () => {
    const { api, params } = await florist();
    const hours = Array.from({ length: 13 }, (_, hour) =>
      window(`${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:59`),
    );
    for (const periods of [
      [window('09:00', '12:00'), window('11:59', '15:00')],
      [window('12:00', '09:00')],
      [window('09:00', '09:00')],
      [window('09:00', '25:00')],
      [window('09:00', '12:00', 0)],
      hours,
    ])
      expect((await set(api, params, { periods })).status).toBe(422);
    await set(api, params, { periods: [window('09:00', '12:00')] });
    const added = await set(api, params, { start_time: '11:00', stop_time: '13:00' });
    expect([added.status, added.failure.errors?.[0]?.path]).toEqual([422, 'start_time']);
    expect((await set(api, params, { start_time: '13:00' })).status).toBe(422);
    expect((await set(api, params, { lead_time_minutes: -1 })).status).toBe(422);
    expect((await set(api, params, { capacity_per_day: '' })).status).toBe(200);
  });
});

describe('pictures of a company', () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: '#9c1b5d' } })
      .withExif({ IFD0: { Artist: 'Rosie Banks' } })
      .jpeg()
      .toBuffer();

  async function upload(api: Api, route: Route, id: string, field: string, bytes: Uint8Array) {
    const body = new FormData();
    body.append(field, new Blob([Uint8Array.from(bytes)]), 'picture.jpg');
    const answer = await fetch(new URL(route.path.replace('{id}', id), test.world.url), {
      method: 'POST',
      headers: { 'x-auth-token': api.token ?? '' },
      body,
    });
    const {
      data,
    }: {
      data?: { logo: string; photo: string; photo_medium: string };
    } = JSON.parse(await answer.text());
    return { status: answer.status, data };
  }

  const statusOf = async (path: string) => (await fetch(new URL(path, test.world.url))).status;

  it('are encoded again, shown, and leave the bucket when replaced', async () => {
    const { api, company, params } = await florist();
    const { data } = await upload(api, companies.uploadLogo, company.id, 'logo', await picture(900));
    const cover = await upload(api, companies.uploadCover, company.id, 'photo', await picture(2000));
    const bytes = Buffer.from(
      await (await fetch(new URL(cover.data?.photo ?? '', test.world.url))).arrayBuffer(),
    );
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600 });
    expect(bytes.toString('latin1')).not.toContain('Rosie');
    const medium = await fetch(new URL(cover.data?.photo_medium ?? '', test.world.url));
    expect(await sharp(Buffer.from(await medium.arrayBuffer())).metadata()).toMatchObject({ width: 800 });
    expect((await api.call(companies.deleteLogo, { params })).data.logo).toBeNull();
    expect((await api.call(companies.deleteLogo, { params })).data.logo).toBeNull();
    await test.world.settle();
    expect(await statusOf(data?.logo ?? '')).not.toBe(200);
    const next = await upload(api, companies.uploadCover, company.id, 'photo', await picture(900));
    const deleted = await api.call(companies.deleteCover, { params });
    expect(deleted.data).toMatchObject({ photo: null, photo_medium: null });
    await test.world.settle();
    expect(await statusOf(next.data?.photo ?? '')).not.toBe(200);
    expect(await statusOf(next.data?.photo_medium ?? '')).not.toBe(200);
  });

  it('are JPEG, PNG or WebP of their owner', async () => {
    const { api, company } = await florist();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await upload(api, companies.uploadLogo, company.id, 'logo', svg)).status).toBe(415);
    expect((await upload(api, companies.uploadCover, company.id, 'other', await picture(9))).status).toBe(
      422,
    );
    const stranger = await florist();
    const theirs = await upload(stranger.api, companies.uploadLogo, company.id, 'logo', await picture(9));
    expect(theirs.status).toBe(404);
  });
});

describe('closing a company for good', () => {
  it('waits for open orders', async () => {
    const ruby = test.visitor();
    await newBuyer(ruby);
    const [product] = await productsForSurryHills(ruby);
    if (!product) throw new Error('There is no product');
    const order = await placeOrder(ruby, product);
    const boss = await admin();
    const params = { id: product.company };
    expect(await failureOf(boss.send(companies.deleteCompany, { params }))).toEqual([
      409,
      'COMPANY.OPEN_ORDERS',
    ]);
    await boss.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
  });

  it('lets its people go and gives its ABN back', async () => {
    const { api, company, params } = await florist();
    expect((await api.send(companies.deleteCompany, { params })).status).toBe(403);
    const boss = await admin();
    await boss.call(companies.deleteCompany, { params });
    expect((await boss.send(companies.deleteCompany, { params })).status).toBe(404);
    expect((await boss.send(companies.getCompany, { params, query: {} })).status).toBe(404);
    await test.world.settle();
    expect((await api.call(getMe, {})).data.company).toBeNull();
    const again = await api.call(companies.createCompany, { body: form(company.inn) });
    expect(again.data.id).not.toBe(company.id);
  });
});
