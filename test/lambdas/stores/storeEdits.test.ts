import type { BodyInputOf } from '@bloomkin/shared/route.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import {
  createStore,
  deleteStore,
  deliveryDays,
  getStore,
  setDeliveryZones,
  setWorkingTime,
  updateStore,
} from '@bloomkin/shared/routes/stores.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api } from '#support/api.ts';
import { square } from '#support/florist.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, withPassword } from '#support/people.ts';
import { pickupOrder, productsForSurryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
const people: { florist?: Api; stranger?: Api; companyId?: string } = {};
/** The catalogue follows within some seconds. */
const patience = { timeout: 20_000, interval: 300 };

beforeAll(async () => {
  const [florist, stranger] = [test.visitor(), test.visitor()];
  const { company } = await withPassword(florist, 'vendor1');
  await withPassword(stranger, 'vendor2');
  Object.assign(people, { florist, stranger, companyId: company?.id });
});

function atWork() {
  const { florist, stranger, companyId } = people;
  if (!florist || !stranger || !companyId) throw new Error('Nobody is signed in');
  return { florist, stranger, companyId };
}

const bodyFor = (address: string) => ({
  name: 'Second window',
  location: { address },
  phone: '02 5550 1234',
});

async function newStore(address = '20 King St, Newtown NSW 2042'): Promise<Store> {
  return (await atWork().florist.call(createStore, { body: bodyFor(address) })).data;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start_time: '06:00', stop_time: '22:00' }));
const aZone = (store: Store, about: object = {}) => ({
  id: 'near',
  name: 'Near',
  polygon: square(store.location, 0.05),
  price: 9,
  free_from: 120,
  min_order: null,
  ...about,
});

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

  it('appears with its company, whose distance it changes', async () => {
    const { companyId } = atWork();
    const store = await newStore('5 Smith St, Broome WA 6725');
    const near = { lat: store.location.lat, lng: store.location.lng };
    const { data } = await test.visitor().call(getCompany, { params: { id: companyId }, query: near });
    expect(data.stores.map(({ id }) => id)).toContain(store.id);
    expect(data.distantion).toBe(0);
  });

  it('is made once per idempotency key', async () => {
    const { florist, companyId } = atWork();
    const before = (await florist.call(getCompany, { params: { id: companyId } })).data.stores.length;
    const key = { headers: { 'idempotency-key': 'store-1' } };
    const body = bodyFor('20 King St, Newtown NSW 2042');
    const same = await Promise.all([1, 2, 3].map(() => florist.send(createStore, { body }, key)));
    expect(new Set(same.map(({ data }) => data.data.id)).size).toBe(1);
    const many = await Promise.all(Array.from({ length: 6 }, () => florist.send(createStore, { body })));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    const { data } = await florist.call(getCompany, {
      params: { id: companyId },
      query: { lat: -33, lng: 151 },
    });
    expect(data.stores).toHaveLength(before + 7);
    await Promise.all(
      [...many, ...same.slice(0, 1)].map((made) =>
        florist.call(deleteStore, { params: { id: made.data.data.id } }),
      ),
    );
  });

  it('needs a name and an address in Australia that agrees with its point', async () => {
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

  it('is made by an admin for the company that the call names', async () => {
    const { companyId, stranger } = atWork();
    const admin = test.visitor();
    await withPassword(admin, 'admin');
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

  it('is open to its florist and admins only', async () => {
    const { florist, stranger } = atWork();
    const store = await newStore();
    const params = { id: store.id };
    const calls = [
      stranger.send(updateStore, { params, body: { name: 'Mine' } }),
      stranger.send(setWorkingTime, { params, body: { working_times: [] } }),
      stranger.send(setDeliveryZones, { params, body: { delivery_zones: [] } }),
      stranger.send(deleteStore, { params }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await florist.call(updateStore, { params, body: {} })).data).toEqual(store);
    const admin = test.visitor();
    await withPassword(admin, 'admin');
    const changed = await admin.call(updateStore, { params, body: { name: 'Third window' } });
    expect(changed.data.name).toBe('Third window');
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
    expect([data.working_times.length, data.delivery_zones.length]).toEqual([7, 1]);
  });

  it('is a 409 with the newest state for an editor with an old version', async () => {
    const { florist } = atWork();
    const store = await newStore();
    const params = { id: store.id };
    const zones = (name: string) => ({ delivery_zones: [aZone(store, { name })], version: store.version });
    await florist.call(setDeliveryZones, { params, body: zones('First') });
    const again = await florist.call(setDeliveryZones, { params, body: zones('First') });
    expect(again.data.version).toBe(2);
    const { status, failure } = await florist.send(setDeliveryZones, { params, body: zones('Second') });
    expect([status, failure.code]).toEqual([409, 'CONFLICT.VERSION']);
    expect(failure).toMatchObject({ data: { version: 2, delivery_zones: [{ name: 'First' }] } });
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

describe('delivery zones', () => {
  it('set prices at once, and lists within seconds', async () => {
    const { florist, companyId } = atWork();
    const store = await newStore('5 Smith St, Longreach QLD 4730');
    const params = { id: store.id };
    const { lat, lng } = store.location;
    const query = { company_id: companyId, lat, lng };
    const listStores = async () =>
      (
        await test
          .visitor()
          .call(listAllProducts, { query: { ...query, delivery_to_user: true, per_page: 1 } })
      ).total;
    expect(await listStores()).toBe(0);
    await florist.call(setWorkingTime, { params, body: { working_times: everyDay } });
    await florist.call(setDeliveryZones, { params, body: { delivery_zones: [aZone(store)] } });
    const { data: days } = await florist.call(deliveryDays, { query });
    expect(days.find(({ available }) => available)?.price).toBe(9);
    await vi.waitFor(async () => expect(await listStores()).toBeGreaterThan(0), patience);
    await florist.call(deleteStore, { params });
    await vi.waitFor(async () => expect(await listStores()).toBe(0), patience);
  });

  it('name the field that is wrong, and why', async () => {
    const { florist } = atWork();
    const store = await newStore();
    const good = aZone(store);
    const { lat, lng } = store.location;
    const ring = (...corners: [number, number][]) => ({ type: 'Polygon' as const, coordinates: [corners] });
    const bow = ring([lng, lat], [lng + 1, lat + 1], [lng + 1, lat], [lng, lat + 1], [lng, lat]);
    const round = Array.from({ length: 501 }, (_, at): [number, number] => [
      lng + Math.cos(at / 80),
      lat + Math.sin(at / 80),
    ]);
    for (const [zone, path, message] of [
      [{ polygon: bow }, 'delivery_zones.1.polygon', 'Far: A zone must not cross itself'],
      [{ polygon: ring(...round) }, 'delivery_zones.1.polygon.coordinates.0', /500 points/],
      [
        { polygon: ring([lng, lat], [lng + 1, lat + 1], [lng + 1, lat]) },
        'delivery_zones.1.polygon',
        'Far: A zone needs at least three corners',
      ],
      [
        { polygon: ring([lng, lat], [lng + 1, lat], [lng + 1, lat + 1], [lng, lat + 1]) },
        'delivery_zones.1.polygon',
        'Far: A zone must end where it begins',
      ],
      [
        { polygon: square({ lat: 51.5, lng: 0 }, 0.1) },
        'delivery_zones.1.polygon',
        'Far: A zone must lie in Australia',
      ],
      [{ price: -1 }, 'delivery_zones.1.price', /amount/],
      [{ name: '' }, 'delivery_zones.1.name', 'Enter the name of the zone'],
      [{ id: 'near' }, 'delivery_zones', /same id/],
    ] as const) {
      const delivery_zones = [good, { ...good, id: 'far', name: 'Far', ...zone }];
      const answer = await florist.send(setDeliveryZones, {
        params: { id: store.id },
        body: { delivery_zones },
      });
      const error = answer.failure.errors?.[0];
      expect([answer.status, error?.path]).toEqual([422, path]);
      expect(error?.message).toMatch(message);
    }
    const many = Array.from({ length: 21 }, (_, at) => ({ ...good, id: `z${at}` }));
    const tooMany = await florist.send(setDeliveryZones, {
      params: { id: store.id },
      body: { delivery_zones: many },
    });
    expect([tooMany.status, tooMany.failure.errors?.[0]?.path]).toEqual([422, 'delivery_zones']);
  });

  it('are stored at the largest size', async () => {
    const { florist } = atWork();
    const store = await newStore();
    const { lat, lng } = store.location;
    const zone = (at: number) => {
      const ring = Array.from({ length: 499 }, (_, corner): [number, number] => [
        lng + (0.2 + at / 100) * Math.cos((corner / 499) * 2 * Math.PI),
        lat + (0.2 + at / 100) * Math.sin((corner / 499) * 2 * Math.PI),
      ]);
      const [first = [lng, lat] as [number, number]] = ring;
      return aZone(store, { id: `z${at}`, polygon: { type: 'Polygon', coordinates: [[...ring, first]] } });
    };
    const delivery_zones = Array.from({ length: 20 }, (_, at) => zone(at));
    const { data } = await florist.call(setDeliveryZones, {
      params: { id: store.id },
      body: { delivery_zones },
    });
    expect(data.delivery_zones.flatMap(({ polygon }) => polygon.coordinates.flat())).toHaveLength(10_000);
    await florist.call(deleteStore, { params: { id: store.id } });
  });
});

describe('closing a store', () => {
  it('waits for its open pick-ups', async () => {
    const { florist, companyId } = atWork();
    const ruby = test.visitor();
    await newBuyer(ruby);
    const product = (await productsForSurryHills(ruby)).find((one) => one.company === companyId);
    if (!product) throw new Error('vendor1 brings nothing to Surry Hills');
    const store = await newStore();
    const params = { id: store.id };
    await florist.call(updateStore, { params, body: { pickup_point: true } });
    await florist.call(setWorkingTime, { params, body: { working_times: everyDay } });
    const order = await pickupOrder(ruby, product, store.id);
    const { status, failure } = await florist.send(deleteStore, { params });
    expect([status, failure.code]).toEqual([409, 'STORE.PICKUP_ORDERS']);
    await florist.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
    await florist.call(deleteStore, { params });
    expect((await florist.send(deleteStore, { params })).status).toBe(404);
    expect((await ruby.send(updateStore, { params, body: {} })).status).toBe(403);
  });
});
