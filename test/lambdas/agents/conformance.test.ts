import { createDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { getMarketingConsent } from '@bloomkin/shared/routes/marketing.ts';
import { refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { changeProducts, getProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { type Answer, ava, codesOf, optionsOf, shipTo, surryHillsAddress, totalOf } from '#support/agent.ts';
import type { Api } from '#support/api.ts';
import { runJob } from '#support/jobs.ts';
import { orderAsPerson } from '#support/orderAsPerson.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, signInDemoUser, visitAs } from '#support/people.ts';
import { ucpFixture } from './ucpFixture.ts';

/** UCP’s own tests, by their names, that `ucp.test.ts` does not already carry. */
const { test, agent, roses, line, create, update, readyCheckout } = ucpFixture();

async function givenFlorist() {
  const florist = test.visitor();
  await signInDemoUser(florist, 'vendor1');
  return florist;
}

/** Handed over to a person, who pays by card. */
async function givenPaidOrder({ id }: Answer) {
  const { order, buyer } = await orderAsPerson(test, id);
  await payByCard(buyer, order);
  await settlePayments(test.cloud);
  return order;
}

it('takes an amount off by its code (test_fixed_amount_discount)', async () => {
  const florist = await givenFlorist();
  await florist.call(createDiscount, {
    body: { name: 'Ten off', code: 'TENOFF', kind: 'amount', value: 10, min_order: 20 },
  });
  const { answer } = await create({ discounts: { codes: ['TENOFF'] } });
  expect([totalOf(answer, 'discount'), totalOf(answer, 'total')]).toEqual([-1000, roses.price - 1000]);
});

it('refuses a bad code in words and changes nothing (test_multiple_discounts_one_rejected)', async () => {
  const { answer } = await create({ discounts: { codes: ['NOSUCHCODE', 'HELLO5'] } });
  expect(totalOf(answer, 'total')).toBe(roses.price);
  expect(codesOf(answer)).toEqual(
    expect.arrayContaining(['discount_code_invalid', 'discount_code_combination_disallowed']),
  );
});

it('keeps the buyer that was sent, until an update leaves them out (test_buyer_info_persistence)', async () => {
  const { answer } = await create();
  await update(answer, { buyer: ava });
  const path = `/checkout-sessions/${answer.id}`;
  expect((await agent.send('GET', path)).answer).toMatchObject({ buyer: ava });
  await update(answer);
  expect((await agent.send('GET', path)).answer.buyer).not.toHaveProperty('email');
});

it('keeps what the buyer agreed to, for the account that proved its e-mail (test_buyer_consent)', async () => {
  const consent = {
    'dev.ucp.consent.marketing': { granted: true, source: 'platform' },
    'dev.ucp.consent.analytics': { granted: false, source: 'platform' },
  };
  const buy = async (email: string, person: Api) => {
    const buyer = { ...ava, email, consent };
    const opened = (await create({ buyer, fulfillment: shipTo(surryHillsAddress) })).answer;
    const fulfillment = shipTo(surryHillsAddress, optionsOf(opened)[3]?.id);
    const { answer } = await update(opened, { buyer, fulfillment });
    expect(answer).toMatchObject({ buyer: { consent } });
    await orderAsPerson(test, answer.id, person);
    await test.cloud.settle();
    return (await person.call(getMarketingConsent, {})).data;
  };
  const known = await visitAs(test, 'buyer');
  expect(await buy('buyer@flowers.test', known)).toMatchObject({ agreed: true, source: 'agent' });
  const stranger = test.visitor();
  await newBuyer(stranger);
  expect(await buy('buyer@flowers.test', stranger)).toMatchObject({ agreed: false, source: null });
});

it('offers nobody’s stored address by an e-mail, and takes a new one (test_known_customer_new_address)', async () => {
  const known = { ...ava, email: 'buyer@flowers.test' };
  const bare = (await create({ buyer: known })).answer;
  expect(bare.fulfillment.methods[0]).not.toHaveProperty('destinations');
  const { answer } = await update(bare, { buyer: known, fulfillment: shipTo(surryHillsAddress) });
  expect(answer.fulfillment.methods[0]?.destinations).toEqual([expect.objectContaining(surryHillsAddress)]);
});

it('delivers free from the zone’s sum up (test_free_shipping_on_expensive_order)', async () => {
  const fee = async (quantity: number) => {
    const lines = { line_items: [line(roses.id, quantity)] };
    const { answer } = await create({ ...lines, fulfillment: shipTo(surryHillsAddress) });
    return optionsOf(answer)[0]?.totals[0]?.amount;
  };
  expect(await fee(1)).toBeGreaterThan(0);
  expect(await fee(5)).toBe(0);
});

it('refuses what a florist took out of the shop (test_out_of_stock)', async () => {
  const florist = await givenFlorist();
  const { answer: found } = await agent.send('POST', '/catalog/search', { query: 'marlo fern' });
  const product = found.products.find(({ id }) => id !== roses.product);
  const id = product?.variants[0]?.id ?? '';
  await florist.call(changeProducts, { body: { ids: [product?.id ?? ''], change: { active: false } } });
  const { status, answer } = await create({ line_items: [line(id)] });
  expect([status, answer.ucp.status, ...codesOf(answer)]).toEqual([200, 'error', 'out_of_stock']);
});

it('finds no product without a size on sale, as it has no price', async () => {
  const florist = await givenFlorist();
  const params = { id: ProductId.parse(roses.product) };
  const { sizes } = (await florist.call(getProduct, { params })).data;
  const offer = (active: boolean) =>
    florist.call(updateProduct, { params, body: { sizes: sizes.map((size) => ({ ...size, active })) } });
  await offer(false);
  const { answer } = await agent.send('POST', '/catalog/lookup', { ids: [roses.product] });
  await offer(true);
  expect([answer.products, ...codesOf(answer)]).toEqual([[], 'not_found']);
});

it('leads to our page in place of a payment, and says what is missing (test_complete_without_fulfillment)', async () => {
  const { answer: opened } = await create({ fulfillment: shipTo(surryHillsAddress) });
  const complete = async ({ id }: Answer) =>
    (await agent.send('POST', `/checkout-sessions/${id}/complete`, {})).answer;
  const early = await complete(opened);
  expect([early.status, ...codesOf(early)]).toEqual(['incomplete', 'missing']);
  const ready = await complete(await readyCheckout());
  expect([ready.status, ...codesOf(ready)]).toEqual(['requires_escalation', 'payment_on_site']);
  expect(ready.continue_url).toContain(ready.id);
});

it('says what is wrong, where and how bad it is (test_structured_error_messages)', async () => {
  const { answer } = await create({ line_items: [line('pink_wumpus')] });
  expect(answer.messages).toEqual([
    expect.objectContaining({ type: 'error', path: '$.line_items[0]', severity: 'unrecoverable' }),
  ]);
  expect(answer.messages[0]?.content).not.toBe('');
});

it('answers under each address of ours in the profile (test_discovery_urls)', async () => {
  const text = await (await fetch(new URL('/.well-known/ucp', test.cloud.url))).text();
  const addresses = [...text.matchAll(/"(?:schema|spec)":"([^"]+)"/g)].map(
    ([, address = '']) => new URL(address),
  );
  const own = addresses.filter(({ origin }) => origin === new URL(test.cloud.url).origin);
  const others = addresses.filter((address) => !own.includes(address));
  expect(own.length).toBeGreaterThan(0);
  for (const address of own) expect((await fetch(address)).status).toBe(200);
  expect(others.every(({ href }) => href.startsWith('https://ucp.dev/2026-08-25/'))).toBe(true);
});

const Order = z.looseObject({
  id: z.string(),
  fulfillment: z.object({
    expectations: z.array(z.looseObject({ description: z.string(), destination: z.looseObject({}) })),
  }),
  adjustments: z.array(z.looseObject({ type: z.string(), status: z.string() })),
});

it('shows a paid order with its window, address and refund (test_order_retrieval, test_order_adjustments)', async () => {
  const ready = await readyCheckout();
  const { id, total } = await givenPaidOrder(ready);
  const read = async () => Order.parse(JSON.parse((await agent.send('GET', `/orders/${id}`)).text));
  const chosen = ready.fulfillment.methods[0]?.groups?.[0];
  const title = chosen?.options.find((option) => option.id === chosen.selected_option_id)?.title;
  const { fulfillment, adjustments } = await read();
  expect([fulfillment.expectations[0]?.description, adjustments]).toEqual([title, []]);
  await (await givenFlorist()).call(refundOrder, { body: { order_id: id, amount: total } });
  await settlePayments(test.cloud);
  expect((await read()).adjustments).toMatchObject([
    { type: 'refund', status: 'completed', totals: [{ type: 'total', amount: -Math.round(total * 100) }] },
  ]);
});

it('tells the agent where a new address leads (test_webhook_order_address_new_address)', async () => {
  const { id } = await givenPaidOrder(await readyCheckout());
  await runJob(test.cloud, 'agentEvents', new Date(Date.now() + 60_000));
  const sent = agent.events
    .map(({ text }) => Order.parse(JSON.parse(text)))
    .findLast((order) => order.id === id);
  expect(sent?.fulfillment.expectations[0]?.destination).toMatchObject({
    ...{ first_name: 'Bo', last_name: 'Chen', postal_code: '2010', extended_address: 'Unit 4' },
  });
});
