import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { addStop, removeStop, setLastOrders } from '@bloomkin/shared/routes/companies.ts';
import { deliveryDays, getCalendar, listStores, setCalendar } from '@bloomkin/shared/routes/stores.ts';
import { addDays, formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, type StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { contact, pickProductOf, pickTwoProductsOf, surryHills } from '#support/shopping.ts';
import { patience } from './storeFixture.ts';

const test = localCloud({ demoData: true });
const { lat, lng } = surryHills;
const about: { florist?: Api; companyId?: CompanyId; storeIds?: StoreId[] } = {};

function atWork() {
  const { florist, companyId, storeIds } = about;
  if (!florist || !companyId || !storeIds) throw new Error('No florist');
  return { florist, companyId, storeIds };
}

async function readDays() {
  const { florist, companyId } = atWork();
  return (await florist.call(deliveryDays, { query: { company_id: companyId, lat, lng } })).data;
}

/** An open day of the next weeks, as buyers see it. */
async function pickDay(skipped = 0) {
  const day = (await readDays()).filter(({ available, price }) => available && price)[2 + skipped];
  if (!day) throw new Error('No open day');
  return day;
}

const readDay = async (day: string) => (await readDays()).find((one) => one.day === day);

beforeAll(async () => {
  const florist = test.visitor();
  const { company } = await signInDemoUser(florist, 'vendor1');
  const companyId = CompanyId.parse(company?.id);
  const { data: stores } = await florist.call(listStores, { query: { company_id: companyId } });
  Object.assign(about, { florist, companyId, storeIds: stores.map(({ id }) => id) });
});

describe('the calendar of a florist', () => {
  it('gives a day of all stores its own hours, windows, fee and last order', async () => {
    const { florist, storeIds } = atWork();
    const { day, price, timezone } = await pickDay();
    const special = {
      day,
      hours: [{ start_time: '07:00', stop_time: '12:00' }],
      periods: [
        { start_time: '07:00', stop_time: '09:00', capacity: 10 },
        { start_time: '09:00', stop_time: '12:00', capacity: 20 },
      ],
      order_by: { days_before: 1, time: '18:00' },
      fee: 5.5,
      note: 'Christmas Eve',
    };
    const body = { store_ids: storeIds, days: [special] };
    const { data: stores } = await florist.call(setCalendar, { body });
    expect(stores.map(({ special_days }) => special_days[0]?.note)).toEqual(storeIds.map(() => special.note));
    const offered = await readDay(day);
    expect(offered?.periods.map(({ start_time, stop_time }) => [start_time, stop_time])).toEqual([
      ['07:00', '09:00'],
      ['09:00', '12:00'],
    ]);
    expect(offered?.price).toBe((price ?? 0) + 5.5);
    const cutoff = localTime(new Date(offered?.cutoff ?? ''), timezone);
    expect(cutoff).toEqual({ day: addDays(day, -1), time: '18:00' });
    expect([offered?.fee, offered?.order_by]).toEqual([
      5.5,
      expect.stringMatching(/^Order by 6 pm( on .+)?\.$/),
    ]);
    const { data: days } = await florist.call(getCalendar, {
      query: { from: addDays(day, -1), to: addDays(day, 45) },
    });
    expect(days[1]?.stores[0]).toMatchObject({
      hours: special.hours,
      special: { fee: 5.5 },
      note: special.note,
      cutoff: offered?.cutoff,
      windows: special.periods.map(({ capacity }) => ({ capacity })),
    });
    // The demo data has orders of that day, which stay.
    for (const { capacity, taken, left } of days[1]?.stores[0]?.windows ?? [])
      expect(left).toBe((capacity ?? 0) - taken);
    expect(days[46]?.stores[0]?.windows.every(({ available }) => !available)).toBe(true);

    await florist.call(setCalendar, { body: { ...body, days: [{ day, as_usual: true }] } });
    expect((await readDay(day))?.price).toBe(price);
  });

  it('sells only a short menu on its day, in days, listing, cart and checkout', async () => {
    const { florist, companyId, storeIds } = atWork();
    const [made, other] = await pickTwoProductsOf(florist, companyId);
    const buyer = await visitAsBuyer(test);
    const { data: cart } = await buyer.call(addProduct, { body: { product_id: other.id, count: 1 } });
    const { day, periods } = await pickDay(1);
    const { start_time = '', stop_time = '' } = periods.find(({ available }) => available) ?? {};
    const params = { id: cart.cart_hash };
    await buyer.call(updateCart, {
      params,
      body: {
        ...contact,
        deliveryDay: day,
        delivery_period: { start_time, stop_time },
        location: surryHills,
      },
    });
    const menu = { store_ids: storeIds, days: [{ day, products: [made.id] }] };
    const { data: stores } = await florist.call(setCalendar, { body: menu });
    expect(stores.map(({ special_days }) => special_days[0]?.products)).toEqual(
      storeIds.map(() => [made.id]),
    );

    const readFor = async (goods?: string) => {
      const query = { company_id: companyId, lat, lng, ...(goods && { goods }) };
      return (await buyer.call(deliveryDays, { query })).data.find((one) => one.day === day);
    };
    expect([(await readFor())?.available, (await readFor(`${made.id}:1`))?.available]).toEqual([true, true]);
    const sentence = `On ${formatDay(day)} this florist makes a short menu only, without ${other.name}`;
    expect(await readFor(`${made.id}:1,${other.id}:1`)).toMatchObject({
      ...{ available: false, reason_code: 'short_menu', reason: sentence },
    });
    const listed = async () => {
      const query = { lat, lng, delivery_to_user: true, company_id: companyId, day };
      return (await florist.call(listAllProducts, { query })).data.map(({ id }) => id);
    };
    await vi.waitFor(async () => expect(await listed()).toEqual([made.id]), patience);
    const refused = await buyer.send(checkout, { params, body: {} });
    expect([refused.status, refused.failure.message]).toEqual([422, expect.stringContaining(sentence)]);

    const gone = { ...menu, days: [{ day, products: ['01JS8Y5B2GV5V71SSGAJ26YEVP'] }] };
    expect((await florist.send(setCalendar, { body: gone })).status).toBe(422);
    await florist.call(setCalendar, { body: { ...menu, days: [{ day, as_usual: true }] } });
    expect((await readFor(`${other.id}:1`))?.available).toBe(true);
  });

  it('keeps the mark of a copied day and says that it was edited when it is changed by hand', async () => {
    const { florist, storeIds } = atWork();
    const { day } = await pickDay(2);
    const save = async (change: object) => {
      const body = { store_ids: storeIds, days: [{ day, ...change }] };
      const { data } = await florist.call(setCalendar, { body });
      return data[0]?.special_days.find((one) => one.day === day);
    };
    const copied_at = '2026-01-02T03:04:05.000Z';
    const copy = { closed: true, copied_at };
    expect(await save(copy)).not.toHaveProperty('edited');
    expect(await save({ closed: true, note: 'By hand' })).toMatchObject({ copied_at, edited: true });
    expect(await save(copy)).not.toHaveProperty('edited');
    await save({ as_usual: true });
    expect(await save({ closed: true })).not.toHaveProperty('edited');
    await save({ as_usual: true });
  });

  it('changes no store when one is another florist’s', async () => {
    const { florist, storeIds } = atWork();
    const stranger = test.visitor();
    const { company } = await signInDemoUser(stranger, 'vendor2');
    const { data: others } = await stranger.call(listStores, {
      query: { company_id: CompanyId.parse(company?.id) },
    });
    const { day } = await pickDay();
    const ids = [...storeIds, ...others.map(({ id }) => id)];
    const body = { store_ids: ids, days: [{ day, closed: true }] };
    expect((await florist.send(setCalendar, { body })).status).toBe(404);
    expect((await readDay(day))?.available).toBe(true);
  });
});

it('closes windows at the weekday’s last order time', async () => {
  const { florist, companyId } = atWork();
  const params = { id: companyId };
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, same_day: '00:30', next_morning: '00:15' }));
  await florist.call(setLastOrders, { params, body: { weekdays } });
  const { periods, cutoff, timezone } = await pickDay(1);
  expect(periods.length).toBeGreaterThan(0);
  expect(localTime(new Date(cutoff ?? ''), timezone).time).toMatch(/^00:(30|15)$/);
  await florist.call(setLastOrders, { params, body: { weekdays: [] } });
});

it('refuses orders until a stop is taken back or ends, in listing and checkout', async () => {
  const { florist, companyId } = atWork();
  const product = await pickProductOf(florist, companyId);
  const params = { id: companyId };
  const { day } = await pickDay(2);
  const countListed = async () => {
    const query = { lat, lng, delivery_to_user: true, company_id: product.company, day };
    return (await florist.call(listAllProducts, { query })).total;
  };
  const listed = await countListed();
  expect(listed).toBeGreaterThan(0);
  const until = new Date(test.cloud.clock.now().getTime() + 60 * 60_000).toISOString();
  const { data: stopped } = await florist.call(addStop, { params, body: { kind: 'all', until } });
  const { data: again } = await florist.call(addStop, { params, body: { kind: 'all', until } });
  expect([stopped.stops.length, again.stops]).toEqual([1, stopped.stops]);
  await vi.waitFor(async () => expect(await countListed()).toBe(0), patience);
  expect(await readDay(day)).toMatchObject({ available: false, reason_code: 'stopped' });

  await florist.call(removeStop, { params: { ...params, stop_id: stopped.stops[0]?.id ?? '' } });
  await vi.waitFor(async () => expect(await countListed()).toBe(listed), patience);
  expect((await readDay(day))?.available).toBe(true);

  const past = { kind: 'all' as const, until: new Date(0).toISOString() };
  expect((await florist.send(addStop, { params, body: past })).status).toBe(422);
});
