import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { beforeAll, beforeEach } from 'vitest';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { updateCompanyItem } from '#support/operator.ts';
import { payAt, settlePayments } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { contact, pickProductOf, surryHills } from '#support/shopping.ts';

export const minuteMs = 60_000;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

/** A florist's product, and a free period of a day of its own for each test: two orders fit in it. */
export function unpaidOrdersFixture() {
  const test = localCloud({ demoData: true });
  const held: { florist?: Api; product?: Product } = {};
  let dayIndex = 0;
  let chosen = { deliveryDay: '', delivery_period: { start_time: '', stop_time: '' } };

  function florist(): Api {
    if (!held.florist) throw new Error('The florist has not signed in yet');
    return held.florist;
  }
  function product(): Product {
    if (!held.product) throw new Error('There is no product yet');
    return held.product;
  }

  const chosenPeriod = () => chosen;
  function choosePeriod({ day, start_time, stop_time }: Awaited<ReturnType<typeof listPeriods>>[number]) {
    chosen = { deliveryDay: day, delivery_period: { start_time, stop_time } };
    return chosen;
  }

  async function listPeriods(api: Api) {
    const { lat, lng } = surryHills;
    const { data } = await api.call(deliveryDays, { query: { company_id: product().company, lat, lng } });
    return data.flatMap(({ day, periods }) => periods.map((period) => ({ day, ...period })));
  }

  /** How many places are left in a period: in the chosen one if no other is named. */
  const readLeft = async (api: Api, { deliveryDay, delivery_period } = chosen) =>
    (await listPeriods(api)).find(
      ({ day, start_time }) => day === deliveryDay && start_time === delivery_period.start_time,
    )?.left;

  beforeAll(async () => {
    held.florist = test.visitor();
    const { company } = await signInDemoUser(held.florist, 'vendor1');
    held.product = await pickProductOf(held.florist, company?.id);
  });

  beforeEach(async () => {
    const deliveryPeriods = product().company_info.delivery_periods.map(({ start_time, stop_time }) => ({
      startTime: start_time,
      stopTime: stop_time,
      capacity: 2,
    }));
    await updateCompanyItem(test.cloud, product().company, { deliveryPeriods });
    // A guest's answer may be some seconds old.
    const empty = (await listPeriods(florist())).filter(({ available, left }) => available && left === 2);
    const free = empty[++dayIndex];
    if (!free) throw new Error('No period is empty');
    choosePeriod(free);
  });

  async function newShopper() {
    const api = test.visitor();
    const user = await newBuyer(api);
    return { api, user };
  }

  async function submitOrder(api: Api, about: object = {}) {
    const { data } = await api.call(addProduct, { body: { product_id: product().id } });
    const params = { id: data.cart_hash };
    await api.call(updateCart, {
      params,
      body: { ...contact, ...chosen, location: surryHills, ...about },
    });
    return api.send(checkout, { params, body: {} });
  }

  async function placeHeldOrder() {
    const { api, user } = await newShopper();
    const { status, data, failure } = await submitOrder(api);
    if (status !== 200) throw new Error(JSON.stringify(failure));
    return { api, user, order: data.data, params: { id: data.data.id } };
  }

  /** Takes both places of the period. */
  async function bookOut(): Promise<void> {
    for (let taken = 0; taken < 2; taken++) await placeHeldOrder();
  }

  async function pay(url: string): Promise<void> {
    await payAt(url);
    await settlePayments(test.cloud);
  }

  /** The job that ends holds, as if this were the time. */
  const releaseHolds = (at = inMinutes(31)) => runJob(test.cloud, 'releaseHolds', at);

  async function readState(api: Api, { id }: Order) {
    const { data } = await api.call(getOrder, { params: { id } });
    return { status: data.status, payment: data.payment_status, held_until: data.held_until };
  }

  return {
    ...{ test, florist, product, readState },
    ...{ chosenPeriod, choosePeriod, listPeriods, readLeft },
    ...{ newShopper, submitOrder, placeHeldOrder, bookOut, pay, releaseHolds },
  };
}
