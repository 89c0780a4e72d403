import { addProduct, checkout } from '@bloomkin/shared/routes/cart.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays, listStores } from '@bloomkin/shared/routes/stores.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { visitAsBuyer } from '#support/people.ts';
import { contact, pickProduct, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

async function buyer() {
  const ruby = await visitAsBuyer(test);
  const product = await pickProduct(ruby);
  return { ruby, product };
}

const { lat, lng } = surryHills;

describe('the delivery days', () => {
  it('equal those that checkout accepts', async () => {
    const { ruby, product } = await buyer();
    const goods_total = String(product.price);
    const query = { company_id: product.company, lat, lng, goods_total };
    const { data: days } = await ruby.call(deliveryDays, { query });
    expect(days.length).toBeGreaterThanOrEqual(30);
    const all = days.flatMap((day) => day.periods.map((period) => ({ day, period })));
    const offered = all.filter(({ period }) => period.available);
    const refused = all.filter(({ period }) => !period.available);
    const sample = [...offered.filter((_, index) => index % 9 === 0), ...refused.slice(0, 5)];
    expect(offered.length).toBeGreaterThan(20);
    for (const { cutoff, periods } of days.filter(({ available }) => available))
      expect(
        periods
          .filter(({ available }) => available)
          .map(({ cutoff: last }) => last ?? '')
          .sort()
          .at(-1),
      ).toBe(cutoff);
    for (const { day, period } of sample) {
      const { data: cart } = await ruby.call(addProduct, { body: { product_id: product.id } });
      const answer = await ruby.send(checkout, {
        params: { id: cart.cart_hash },
        body: {
          ...contact,
          location: surryHills,
          deliveryDay: day.day,
          delivery_period: { start_time: period.start_time, stop_time: period.stop_time },
          ...(period.available && {
            expected_total: (Math.round(product.price * 100) + Math.round((day.price ?? 0) * 100)) / 100,
          }),
        },
      });
      expect([day.day, period.start_time, answer.status]).toEqual([
        day.day,
        period.start_time,
        period.available ? 200 : 422,
      ]);
      // One buyer has few open unpaid orders.
      if (answer.status === 200)
        await ruby.call(updateOrder, {
          params: { id: answer.data.data.id },
          body: { status: 'canceled' },
        });
    }
  });

  it('that are not available give a reason and have no free period', async () => {
    const { ruby, product } = await buyer();
    const { data } = await ruby.call(deliveryDays, { query: { company_id: product.company, lat, lng } });
    expect(data.filter(({ available }) => available).length).toBeGreaterThan(10);
    expect(data.filter(({ available }) => !available)).not.toEqual([]);
    for (const day of data) {
      expect([day.day, day.available]).toEqual([day.day, day.periods.some(({ available }) => available)]);
      expect([day.reason === null, day.reason_code === null]).toEqual([day.available, day.available]);
    }
  });

  it('require a place or pick-up store of a known florist', async () => {
    const guest = test.visitor();
    const { product } = await buyer();
    const company_id = product.company;
    expect((await guest.send(deliveryDays, { query: { company_id } })).status).toBe(422);
    expect((await guest.send(deliveryDays, { query: { company_id: 'nobody', lat, lng } })).status).toBe(404);
    const { data: stores } = await guest.call(listStores, { query: { company_id, pickup: true } });
    const [store] = stores;
    if (store) {
      const { data } = await guest.call(deliveryDays, { query: { company_id, pickup_store: store.id } });
      const byStore = await guest.call(deliveryDays, { query: { pickup_store: store.id } });
      expect(byStore.data).toEqual(data);
      expect(data.filter(({ price }) => price !== null && price !== 0)).toEqual([]);
    }
    const broome = { company_id, lat: -17.9614, lng: 122.2359 };
    const { data: none } = await guest.call(deliveryDays, { query: broome });
    expect(none.filter(({ available }) => available)).toEqual([]);
  });

  it('answer 422 without a company, 404 for an unknown pick-up store', async () => {
    const guest = test.visitor();
    const { status, failure } = await guest.send(deliveryDays, { query: { lat, lng } });
    expect([status, failure.errors?.map(({ path }) => path)]).toEqual([422, ['company_id']]);
    const unknown = await guest.send(deliveryDays, { query: { pickup_store: 'nothing' } });
    expect(unknown.status).toBe(404);
  });
});
