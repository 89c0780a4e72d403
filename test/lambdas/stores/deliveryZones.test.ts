import type { QueryInputOf } from '@bloomkin/shared/route.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import {
  deleteStore,
  deliveryDays,
  setDeliveryZones,
  setWorkingTime,
} from '@bloomkin/shared/routes/stores.ts';
import { describe, expect, it, vi } from 'vitest';
import { newestCatalogue } from '#support/api.ts';
import { square } from '#support/florist.ts';
import { aZone, everyDay, patience, storeFixture } from './storeFixture.ts';

const { test, atWork, newStore } = storeFixture();

const countListed = async (query: QueryInputOf<typeof listAllProducts>) =>
  (
    await test
      .visitor()
      .call(listAllProducts, { query: { ...query, per_page: 1 } }, { headers: newestCatalogue() })
  ).total;

describe('delivery zones', () => {
  it('set prices at once, and lists within seconds', async () => {
    const { florist, companyId } = atWork();
    const store = await newStore('5 Smith St, Longreach QLD 4730');
    const params = { id: store.id };
    const { lat, lng } = store.location;
    const query = { company_id: companyId, lat, lng };
    const listStores = () => countListed({ ...query, delivery_to_user: true });
    expect(await listStores()).toBe(0);
    await florist.call(setWorkingTime, { params, body: { working_times: everyDay } });
    await florist.call(setDeliveryZones, { params, body: { delivery_zones: [aZone(store)] } });
    const { data: days } = await florist.call(deliveryDays, { query });
    expect(days.find(({ available }) => available)?.price).toBe(9);
    await vi.waitFor(async () => expect(await listStores()).toBeGreaterThan(0), patience);
    const delivery_zones = [aZone(store, { id: 'town', price: 12 })];
    const replaced = await florist.call(setDeliveryZones, { params, body: { delivery_zones } });
    expect(replaced.data.delivery_zones.map(({ id, price }) => [id, price])).toEqual([['town', 12]]);
    await florist.call(deleteStore, { params });
    await vi.waitFor(async () => expect(await listStores()).toBe(0), patience);
  });

  it('serve an address beyond the map that names one of their suburbs', async () => {
    const { florist, companyId } = atWork();
    const store = await newStore('7 Smith St, Winton QLD 4735');
    const params = { id: store.id };
    const { lat, lng } = store.location;
    const query = { company_id: companyId, lat: Number((lat + 0.08).toFixed(4)), lng };
    await florist.call(setWorkingTime, { params, body: { working_times: everyDay } });
    const delivery_zones = [aZone(store, { suburbs: ['Winton 4735'] })];
    const saved = await florist.call(setDeliveryZones, { params, body: { delivery_zones } });
    expect(saved.data.delivery_zones[0]?.suburbs).toEqual(['winton 4735']);
    const priceOf = async (suburb?: string) => {
      const { data: days } = await florist.call(deliveryDays, { query: { ...query, suburb } });
      return days.find(({ available }) => available)?.price;
    };
    expect([await priceOf('Winton 4735'), await priceOf('Corfield 4733'), await priceOf()]).toEqual([
      9,
      undefined,
      undefined,
    ]);
    const listIn = (suburb: string) => countListed({ ...query, suburb, delivery_to_user: true });
    await vi.waitFor(async () => expect(await listIn('winton 4735')).toBeGreaterThan(0), patience);
    expect(await listIn('corfield 4733')).toBe(0);
    await florist.call(deleteStore, { params });
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

  it('fit at the largest size of a store, and of all stores are refused beyond it', async () => {
    const { florist } = atWork();
    const [store, another] = [await newStore(), await newStore()];
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
    const params = { id: another.id };
    const refused = await florist.send(setDeliveryZones, { params, body: { delivery_zones } });
    expect(refused.failure.code).toBe('STORE.ZONES_TOO_LARGE');
    for (const { id } of [store, another]) await florist.call(deleteStore, { params: { id } });
  });
});
