import { addProduct, checkout, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { sentTo } from '#support/outbox.ts';
import { payByCard } from '#support/payments.ts';
import { visitAsBuyer } from '#support/people.ts';
import { firstFreePeriod, pickProduct, surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const attempts = 100;
const strangers = Array.from({ length: 30 }, (_, index) => ({
  fio: `You won $500, claim at http://evil.example/${index}`,
  phone: `04${String(30_000_000 + index)}`,
  email: `stranger${index}@example.com`,
}));

type Chosen = Awaited<ReturnType<typeof firstFreePeriod>>;

/** Places an order for a stranger's contacts; the status of the answer. */
async function attempt(api: Api, product: Product, { day, period }: Chosen, index: number) {
  const added = await api.send(addProduct, { body: { product_id: product.id } });
  // Another attempt was faster with the same cart.
  if (added.status !== 200) return { status: added.status, id: undefined };
  const params = { id: added.data.data.cart_hash };
  const body = { ...strangers[index % strangers.length], deliveryDay: day, delivery_period: period };
  const saved = await api.send(updateCart, { params, body: { ...body, location: surryHills } });
  if (saved.status !== 200) return { status: saved.status, id: undefined };
  const { status, data: answer } = await api.send(checkout, { params, body: {} });
  return { status, id: status === 200 ? answer.data.id : undefined };
}

const sentToStrangers = async () =>
  (
    await Promise.all(
      strangers.flatMap(({ phone, email }) =>
        [phone.replace(/^0/, '+61'), email].map((to) => sentTo(test.cloud.url, to)),
      ),
    )
  ).flat();

async function takenPlaces(api: Api, product: Product, { day }: Chosen) {
  const { lat, lng } = surryHills;
  const { data } = await api.call(deliveryDays, { query: { company_id: product.company, lat, lng } });
  return data.find((one) => one.day === day)?.periods.map(({ left }) => left);
}

describe('the limits of one buyer', () => {
  const times = Array.from({ length: 100 }, (_, index) => index);

  it('give five open unpaid orders', async () => {
    Object.assign(process.env, test.cloud.operatorVariables);
    const [{ addOpenUnpaid, findOpenUnpaid }, { transact }] = await Promise.all([
      import('@bloomkin/lambdas/model/orders/holdEntity.ts'),
      import('@bloomkin/lambdas/platform/table/transact.ts'),
    ]);
    const buyer = UserId.parse('flooding-buyer');
    const add = (index: number) =>
      transact({ open: addOpenUnpaid(buyer, OrderId.parse(`order-${index}`), 5) });
    const failed = await Promise.all(times.map(add));
    expect(failed.filter((one) => one === undefined)).toHaveLength(5);
    expect(await findOpenUnpaid(buyer)).toHaveLength(5);
  });
});

describe('a hundred orders with strangers’ contacts', () => {
  it('take five places until the lapse and message no stranger', async () => {
    const api = await visitAsBuyer(test);
    const product = await pickProduct(api);
    const chosen = await firstFreePeriod(api, product.company, 3);
    const before = await takenPlaces(api, product, chosen);
    const answers = [];
    for (let done = 0; done < attempts; done += 10)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, index) => attempt(api, product, chosen, done + index)),
        )),
      );
    const placed = new Set(answers.flatMap(({ id }) => id ?? []));
    expect(placed.size).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    await test.cloud.settle();
    expect(await sentToStrangers()).toEqual([]);

    await runJob(test.cloud, 'releaseHolds', new Date(Date.now() + 31 * 60_000));
    await test.cloud.settle();
    expect(await takenPlaces(api, product, chosen)).toEqual(before);
  });

  it('number at most twenty an hour, canceled and paid ones included', async () => {
    const api = await visitAsBuyer(test);
    const product = await pickProduct(api);
    const chosen = await firstFreePeriod(api, product.company, 4);
    const placed = [];
    for (let index = 0; index < 22; index++) {
      const { id } = await attempt(api, product, chosen, index % 2);
      if (!id) continue;
      placed.push(id);
      if (placed.length > 3) await api.call(updateOrder, { params: { id }, body: { status: 'canceled' } });
      else {
        await payByCard(api, { id });
        await test.cloud.payments.settled();
      }
    }
    expect(placed).toHaveLength(20);
    await test.cloud.settle();
    const sent = await sentToStrangers();
    // Two strangers, one message each way within 30 seconds at most, three within a quarter of an hour.
    expect(sent.length).toBeLessThanOrEqual(2 * 2 * 3);
    expect(sent.filter(({ subject, text }) => /won|evil/i.test(`${subject}${text}`))).toEqual([]);
  });
});
