import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import {
  createStore,
  deleteStore,
  getStore,
  setDeliveryZones,
  setWorkingTime,
  updateStore,
} from '@bloomkin/shared/routes/stores.ts';
import { describe, expect, it } from 'vitest';
import { visitAs, visitAsBuyer } from '#support/people.ts';
import { pickProductOf, placePickupOrder } from '#support/shopping.ts';
import { aZone, bodyFor, everyDay, storeFixture } from './storeFixture.ts';

const { test, atWork, newStore } = storeFixture();

describe('a new store', () => {
  it.each([
    ['20 King St, Newtown NSW 2042', 'NSW', 'Australia/Sydney'],
    ['1 Argent St, Broken Hill NSW 2880', 'NSW', 'Australia/Broken_Hill'],
    ['3 Smith St, Coolangatta QLD 4225', 'QLD', 'Australia/Brisbane'],
    ['2 Hay St, Perth WA 6000', 'WA', 'Australia/Perth'],
  ])('takes point, state and time zone from %s', async (address, state, timezone) => {
    const store = await newStore(address);
    expect(store).toMatchObject({ state, timezone, phone: '+61255501234', delivery_zones: [], version: 1 });
    expect((await test.visitor().call(getStore, { params: { id: store.id } })).data).toEqual(store);
  });

  it.each([
    ['20 King St, Newtown NSW 2042', '9351 2222', '+61293512222'],
    ['1 Argent St, Broken Hill NSW 2880', '8080 1234', '+61880801234'],
    ['2 Hay St, Perth WA 6000', '1300 356 937', '1300356937'],
  ])('at %s completes the phone %s', async (address, phone, stored) => {
    const { florist } = atWork();
    const { data } = await florist.call(createStore, { body: { ...bodyFor(address), phone } });
    expect(data.phone).toBe(stored);
  });

  it('appears with its company, whose distance it changes when it delivers', async () => {
    const { florist, companyId } = atWork();
    const store = await newStore('5 Smith St, Broome WA 6725');
    const near = { lat: store.location.lat, lng: store.location.lng };
    const params = { id: store.id };
    await florist.call(setDeliveryZones, { params, body: { delivery_zones: [aZone(store)] } });
    const { data } = await test.visitor().call(getCompany, { params: { id: companyId }, query: near });
    expect(data.stores.map(({ id }) => id)).toContain(store.id);
    expect(data.distantion).toBe(0);
  });

  it('requires a name and an address in Australia that agrees with its point', async () => {
    const { florist } = atWork();
    const good = bodyFor('20 King St, Newtown NSW 2042');
    const sydney = { lat: -33.8977, lng: 151.1793 };
    for (const [body, path] of [
      [{ ...good, name: ' ' }, 'name'],
      [{ ...good, phone: '12' }, 'phone'],
      [{ ...good, location: { address: 'qqqqzzzz' } }, 'location.address'],
      [{ ...good, location: { address: '1 Hay St, Perth WA 6000', ...sydney } }, 'location.address'],
      [{ ...good, location: { address: 'London', lat: 51.5, lng: -0.1 } }, 'location.address'],
    ] as const) {
      const { status, failure } = await florist.send(createStore, { body });
      expect([path, status, failure.errors?.[0]?.path]).toEqual([path, 422, path]);
    }
  });

  it('comes from an admin for the company that the call names', async () => {
    const { companyId, stranger } = atWork();
    const admin = await visitAs(test, 'admin');
    const body = bodyFor('20 King St, Newtown NSW 2042');
    expect((await admin.send(createStore, { body })).failure.errors?.[0]?.path).toBe('company_id');
    const { data } = await admin.call(createStore, { body: { ...body, company_id: companyId } });
    expect(data.company_id).toBe(companyId);
    const refused = await stranger.send(createStore, { body: { ...body, company_id: companyId } });
    expect(refused.status).toBe(403);
  });
});

describe('a changed store', () => {
  it('moves with its address to another state and time', async () => {
    const { florist } = atWork();
    const { id, name } = await newStore();
    const { data } = await florist.call(updateStore, {
      params: { id },
      body: { location: { address: '1 Argent St, Broken Hill NSW 2880' }, pickup_point: true },
    });
    expect(data).toMatchObject({ name, timezone: 'Australia/Broken_Hill', pickup_point: true, version: 2 });
  });

  it('keeps both changes of two editors of different fields', async () => {
    const { florist } = atWork();
    const store = await newStore();
    const params = { id: store.id };
    const changed = { name: 'Renamed', pickup_point: true, warehouse_for_delivery: false };
    await Promise.all([
      florist.call(updateStore, { params, body: { ...changed, phone: '02 5550 9999' } }),
      florist.call(setWorkingTime, { params, body: { working_times: everyDay } }),
      florist.call(setDeliveryZones, { params, body: { delivery_zones: [aZone(store)] } }),
    ]);
    const { data } = await florist.call(updateStore, { params, body: {} });
    expect(data).toMatchObject({ ...changed, phone: '+61255509999', version: 4 });
    expect(data).toMatchObject({ working_times: everyDay, delivery_zones: [{ name: 'Near', price: 9 }] });
    const { data: shown } = await test.visitor().call(getStore, { params });
    expect(shown).toMatchObject({
      ...{ ...changed, id: store.id, location: store.location, working_times: everyDay },
    });
  });
});

describe('opening hours', () => {
  it('name the field that is wrong', async () => {
    const { florist } = atWork();
    const { id } = await newStore();
    const monday = { day: 1, start_time: '09:00', stop_time: '17:00' };
    const wrong: [BodyInputOf<typeof setWorkingTime>, string][] = [
      [{ working_times: [{ ...monday, stop_time: '09:00' }] }, 'working_times.0.stop_time'],
      [{ working_times: [monday, { ...monday, start_time: '16:00' }] }, 'working_times.1'],
      [{ working_times: [{ ...monday, day: 8 }] }, 'working_times.0.day'],
      [{ working_times: [{ ...monday, start_time: '9am' }] }, 'working_times.0.start_time'],
      [{ working_times: [], closed_days: ['2026-02-30'] }, 'closed_days.0'],
      [{ working_times: [], closed_days: ['2026-12-25'], open_days: ['2026-12-25'] }, 'closed_days'],
    ];
    for (const [body, path] of wrong) {
      const { status, failure } = await florist.send(setWorkingTime, { params: { id }, body });
      expect([path, status, failure.errors?.[0]?.path]).toEqual([path, 422, path]);
    }
  });

  it('keep the closed days when the form leaves them out', async () => {
    const { florist } = atWork();
    const { id } = await newStore();
    const body = { working_times: everyDay, closed_days: ['2027-01-05', '2027-01-04', '2027-01-05'] };
    await florist.call(setWorkingTime, { params: { id }, body });
    const { data } = await florist.call(setWorkingTime, { params: { id }, body: { working_times: [] } });
    expect(data).toMatchObject({ working_times: [], closed_days: ['2027-01-04', '2027-01-05'] });
  });
});

describe('closing a store', () => {
  it('waits for its open pick-ups', async () => {
    const { florist, companyId } = atWork();
    const ruby = await visitAsBuyer(test);
    const product = await pickProductOf(ruby, companyId);
    const store = await newStore();
    const params = { id: store.id };
    await florist.call(updateStore, { params, body: { pickup_point: true } });
    await florist.call(setWorkingTime, { params, body: { working_times: everyDay } });
    const order = await placePickupOrder(ruby, product, store.id);
    const { status, failure } = await florist.send(deleteStore, { params });
    expect([status, failure.code]).toEqual([409, 'STORE.PICKUP_ORDERS']);
    await florist.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
    await florist.call(deleteStore, { params });
    expect((await florist.send(deleteStore, { params })).status).toBe(404);
    expect((await ruby.send(updateStore, { params, body: {} })).status).toBe(403);
  });
});
