import type { Route } from '@bloomkin/shared/route.ts';
import * as companies from '@bloomkin/shared/routes/companies.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { newAbn } from '#support/people.ts';
import { companiesFixture, companyForm, readFailure } from './companiesFixture.ts';

const { test, signUpPartner, signInAdmin, registerFlorist } = companiesFixture();

describe('changing a company', () => {
  it('shows the new brand to its people and swaps its ABN', async () => {
    const { api, company, params } = await registerFlorist();
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
    await test.cloud.settle();
    expect((await api.call(getMe, {})).data.company?.brand).toBe('Fern & Co');
    const other = await signUpPartner();
    await other.call(companies.createCompany, { body: companyForm(company.inn) });
    const taken = api.send(companies.updateCompany, { params, body: { inn: company.inn } });
    expect(await readFailure(taken)).toEqual([409, 'COMPANY.INN.TAKEN']);
  });

  it('keeps both of two concurrent changes', async () => {
    const { api, params } = await registerFlorist();
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

  it('names the field that is wrong', async () => {
    const { api, params } = await registerFlorist();
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

  it('takes an admin where it closes or opens the company', async () => {
    const { api, params } = await registerFlorist();
    const body = { active: false };
    expect((await api.send(companies.updateCompany, { params, body })).status).toBe(403);
    const data = (await (await signInAdmin()).call(companies.updateCompany, { params, body })).data;
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
    const { api, params } = await registerFlorist();
    const periods = [window('12:00', '15:00', 8), window('09:00', '12:00')];
    const body = { periods: JSON.stringify(periods), lead_time_minutes: 90, capacity_per_day: 25 };
    const { data } = await api.call(companies.setDeliveryPeriods, { params, body });
    expect(data).toMatchObject({
      delivery_periods: [window('09:00', '12:00'), window('12:00', '15:00', 8)],
      lead_time_minutes: 90,
      capacity_per_day: 25,
    });
    const url = companies.setDeliveryPeriods.path.replace('{id}', params.id);
    const sendQuery = async (query: Readonly<Record<string, string>>) => {
      const answer = await fetch(new URL(`${url}?${new URLSearchParams(query)}`, test.cloud.url), {
        method: 'POST',
        headers: { 'x-auth-token': api.token ?? '' },
      });
      return companies.setDeliveryPeriods.options.response.parse(await answer.json()).data;
    };
    const more = await sendQuery({ start_time: '15:00', stop_time: '18:00' });
    expect(more.delivery_periods).toEqual([...data.delivery_periods, window('15:00', '18:00')]);
    const limits = { lead_time_minutes: '45', capacity_per_day: '7' };
    expect(
      await sendQuery({ ...limits, periods: JSON.stringify([window('08:00', '11:00', 3)]) }),
    ).toMatchObject({
      delivery_periods: [window('08:00', '11:00', 3)],
      lead_time_minutes: 45,
      capacity_per_day: 7,
    });
  });

  it('reject overlaps, reversed times and too many', async () => {
    const { api, params } = await registerFlorist();
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
    const answer = await fetch(new URL(route.path.replace('{id}', id), test.cloud.url), {
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

  const statusOf = async (path: string) => (await fetch(new URL(path, test.cloud.url))).status;

  it('go through encoding and disappear when replaced', async () => {
    const { api, company, params } = await registerFlorist();
    const logo = await upload(api, companies.uploadLogo, company.id, 'logo', await picture(900));
    const cover = await upload(api, companies.uploadCover, company.id, 'photo', await picture(2000));
    for (const [path, width] of [
      [logo.data?.logo, 400],
      [cover.data?.photo, 1600],
    ] as const) {
      const stored = await fetch(new URL(path ?? '', test.cloud.url));
      const bytes = Buffer.from(await stored.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
      expect(bytes.toString('latin1')).not.toContain('Rosie');
    }
    const medium = await fetch(new URL(cover.data?.photo_medium ?? '', test.cloud.url));
    expect(await sharp(Buffer.from(await medium.arrayBuffer())).metadata()).toMatchObject({ width: 800 });
    // The edge cache would still serve a deleted picture that was read before.
    const { data } = await upload(api, companies.uploadLogo, company.id, 'logo', await picture(900));
    expect((await api.call(companies.deleteLogo, { params })).data.logo).toBeNull();
    expect((await api.call(companies.deleteLogo, { params })).data.logo).toBeNull();
    await test.cloud.settle();
    expect(await statusOf(data?.logo ?? '')).not.toBe(200);
    const next = await upload(api, companies.uploadCover, company.id, 'photo', await picture(900));
    const deleted = await api.call(companies.deleteCover, { params });
    expect(deleted.data).toMatchObject({ photo: null, photo_medium: null });
    await test.cloud.settle();
    expect(await statusOf(next.data?.photo ?? '')).not.toBe(200);
    expect(await statusOf(next.data?.photo_medium ?? '')).not.toBe(200);
  });
});
