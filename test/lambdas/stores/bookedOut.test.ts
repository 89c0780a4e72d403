import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { setDeliveryPeriods } from '@bloomkin/shared/routes/companies.ts';
import { listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays, listStores, updateStore } from '@bloomkin/shared/routes/stores.ts';
import { describe, expect, it, vi } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });
const { lat, lng } = surryHills;
/** A list follows within some seconds. */
const patience = { timeout: 20_000, interval: 300 };

describe('a day that is booked out', () => {
  it('leaves the list too, until an order is canceled', async () => {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const product = await pickProductOf(ruby, company?.id);
    await updateCompanyItem(test.cloud, product.company, {
      deliveryPeriods: [{ startTime: '09:00', stopTime: '17:00', capacity: 1 }],
    });
    const order = await placeOrder(ruby, product);
    const day = order.deliveryDay ?? '';
    const listProducts = async (onDay: string) => {
      const query = { lat, lng, delivery_to_user: true, company_id: product.company, day: onDay };
      return (await florist.call(listAllProducts, { query })).total;
    };
    await vi.waitFor(async () => expect(await listProducts(day)).toBe(0), patience);
    const { data: days } = await ruby.call(deliveryDays, {
      query: { company_id: product.company, lat, lng },
    });
    const free = days.find(({ available }) => available)?.day ?? '';
    expect([days.find((one) => one.day === day)?.available, free > '']).toEqual([false, true]);
    expect(await listProducts(free)).toBeGreaterThan(0);
    await florist.call(updateOrder, { params: { id: order.id }, body: { status: 'canceled' } });
    await vi.waitFor(async () => expect(await listProducts(day)).toBeGreaterThan(0), patience);
  });

  it('counts a company’s orders, or those of a store with a limit', async () => {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor2');
    const company_id = company?.id ?? '';
    const product = await pickProductOf(ruby, company_id);
    const { data: stores } = await florist.call(listStores, { query: { company_id } });
    const limitStores = async (daily_capacity: number | null) => {
      for (const { id } of stores)
        await florist.call(updateStore, { params: { id }, body: { daily_capacity } });
    };
    await limitStores(null);
    const order = await placeOrder(ruby, product);
    // The demo data may have orders of that day too.
    const day = order.deliveryDay ?? '';
    const { data: sameDay } = await florist.call(listOrders, {
      query: { from: day, to: day, per_page: 100 },
    });
    const taken = sameDay.filter(({ status, isPickup }) => status !== 'canceled' && !isPickup).length;
    const isOffered = async () => {
      const { data } = await ruby.call(deliveryDays, { query: { company_id, lat, lng } });
      return data.find((one) => one.day === day)?.available;
    };
    const countListed = async () => {
      const query = { lat, lng, delivery_to_user: true, company_id, day };
      return (await ruby.call(listAllProducts, { query })).total;
    };
    const limitDays = (capacity_per_day: number | null) =>
      florist.call(setDeliveryPeriods, { params: { id: company_id }, body: { capacity_per_day } });
    await limitDays(null);
    expect(await isOffered()).toBe(true);
    const { data: offered } = await ruby.call(deliveryDays, { query: { company_id, lat, lng } });
    const other = offered
      .find((one) => one.day === day)
      ?.periods.find((one) => one.available && one.start_time !== order.delivery_period?.start_time);
    await limitDays(taken);
    expect(await isOffered()).toBe(false);
    await limitStores(taken + 1);
    expect(await isOffered()).toBe(true);
    await limitDays(null);
    await limitStores(taken);
    expect(await isOffered()).toBe(false);
    await vi.waitFor(async () => expect(await countListed()).toBe(0), patience);
    await limitStores(taken + 1);
    await vi.waitFor(async () => expect(await countListed()).toBeGreaterThan(0), patience);
    await limitStores(taken);
    // Its own place is free for a move within the day.
    const { start_time = '', stop_time = '' } = other ?? {};
    const params = { id: order.id };
    const moved = { delivery_period: { start_time, stop_time } };
    expect((await florist.call(updateOrder, { params, body: moved })).data).toMatchObject(moved);
  });
});
