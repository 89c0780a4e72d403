import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { listAgentSessions } from '@bloomkin/shared/routes/audit.ts';
import { getAgentCheckout } from '@bloomkin/shared/routes/cart.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { setDayLimit } from '@bloomkin/shared/routes/products.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  type AgentEvent,
  ava,
  codesOf,
  optionsOf,
  shipTo,
  surryHillsAddress,
  totalOf,
} from '#support/agent.ts';
import { runJob } from '#support/jobs.ts';
import { orderAsPerson } from '#support/orderAsPerson.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { signInDemoUser } from '#support/people.ts';
import { ucpFixture } from './ucpFixture.ts';

const { test, agent, roses, line, create, update, readyCheckout } = ucpFixture();

describe('a checkout of an agent', () => {
  it('prices the items by the shop, whatever the request says (test_create_checkout, test_totals_calculation_on_create, test_totals_recalculation_on_update)', async () => {
    const { status, answer } = await create({
      line_items: [{ item: { id: roses.id, title: 'Free', price: 1 }, quantity: 2 }],
    });
    expect([status, totalOf(answer, 'subtotal')]).toEqual([201, 2 * roses.price]);
    const doubled = (await update(answer, { line_items: [line(roses.id, 4)] })).answer;
    expect(totalOf(doubled, 'subtotal')).toBe(4 * roses.price);
  });

  it('shows its agent what it holds, and nobody else (test_get_checkout)', async () => {
    const { answer } = await create({ buyer: ava });
    expect((await agent.send('GET', `/checkout-sessions/${answer.id}`)).answer).toMatchObject({ buyer: ava });
    const other = { 'ucp-agent': `profile="${agent.profile('other')}"` };
    const hidden = (await agent.send('GET', `/checkout-sessions/${answer.id}`, undefined, other)).answer;
    expect([hidden.ucp.status, codesOf(hidden)]).toEqual(['error', ['not_found']]);
  });

  it('offers a day and window per option and adds its fee (test_update_checkout, test_fulfillment_flow)', async () => {
    const opened = (await create({ fulfillment: shipTo(surryHillsAddress) })).answer;
    const [first] = optionsOf(opened);
    expect(new Set(optionsOf(opened).map(({ id }) => id.slice(0, 10))).size).toBeGreaterThanOrEqual(7);
    expect(codesOf(opened)).toEqual(['missing']);
    const chosen = (await update(opened, { fulfillment: shipTo(surryHillsAddress, first?.id) })).answer;
    expect(chosen.status).toBe('requires_escalation');
    expect(codesOf(chosen)).toEqual(['payment_on_site']);
    expect(totalOf(chosen, 'total')).toBe(roses.price + (first?.totals[0]?.amount ?? NaN));
    expect(chosen.continue_url).toContain(chosen.id);
  });

  it.each([
    [
      'another suburb',
      { address_locality: 'Bourke', postal_code: '2840', street_address: '1 Oxley St' },
      'address_undeliverable',
    ],
    [
      'a street that is not there',
      { street_address: '', address_locality: 'Nowhere Falls', postal_code: '9999' },
      'address_undeliverable',
    ],
    ['a suburb without a street', { street_address: '' }, 'missing'],
    ['a post box', { street_address: 'PO Box 12' }, 'missing'],
    ['another country', { address_country: 'US' }, 'address_undeliverable'],
  ])('says why flowers cannot go to %s (test_dynamic_fulfillment)', async (_name, change, code) => {
    const { answer } = await create({ fulfillment: shipTo({ ...surryHillsAddress, ...change }) });
    expect(answer.status).toBe('incomplete');
    expect(codesOf(answer)).toContain(code);
  });

  it('invents no address for a stranger (test_unknown_customer_no_address, test_known_customer_no_address)', async () => {
    const { answer } = await create({ buyer: { ...ava, email: 'buyer@flowers.test' } });
    expect(answer.fulfillment.methods[0]).not.toHaveProperty('destinations');
  });

  it('leaves a checkout as it was when a wanted window cannot be had', async () => {
    const ready = await readyCheckout();
    const wanted = shipTo(surryHillsAddress, '2031-01-01.0900-1200');
    const { answer } = await update(ready, { buyer: ava, fulfillment: wanted });
    expect(answer.fulfillment.methods[0]?.groups?.[0]?.selected_option_id).toBe(
      ready.fulfillment.methods[0]?.groups?.[0]?.selected_option_id,
    );
    expect(codesOf(answer)).toContain('invalid');
  });

  it('offers no window on a day with too few of a product', async () => {
    const opened = (await create({ fulfillment: shipTo(surryHillsAddress) })).answer;
    const { id = '' } = optionsOf(opened)[3] ?? {};
    const day = id.slice(0, 10);
    const florist = test.visitor();
    await signInDemoUser(florist, 'vendor1');
    const params = { id: roses.product };
    await florist.call(setDayLimit, { params, body: { day, left: 1 } });
    const two = { line_items: [line(roses.id, 2)] };
    const refused = (await update(opened, { ...two, fulfillment: shipTo(surryHillsAddress, id) })).answer;
    const short = (await update(opened, { ...two, fulfillment: shipTo(surryHillsAddress) })).answer;
    await florist.call(setDayLimit, { params, body: { day, left: null } });
    expect(JSON.stringify(refused.messages)).toContain('Only 1 left of Red Letter Roses');
    expect(optionsOf(short).filter((option) => option.id.startsWith(day))).toEqual([]);
  });

  it('ends with a cancellation, once (test_cancel_checkout, test_cancel_is_idempotent, test_idempotency_cancel, test_cannot_update_canceled_checkout, test_cannot_complete_canceled_checkout)', async () => {
    const { answer } = await create();
    const path = `/checkout-sessions/${answer.id}/cancel`;
    const key = { 'idempotency-key': randomUUID() };
    const first = await agent.send('POST', path, undefined, key);
    expect(first.answer.status).toBe('canceled');
    expect((await agent.send('POST', path, undefined, key)).text).toBe(first.text);
    expect((await agent.send('POST', path)).status).toBe(409);
    expect((await update(answer)).status).toBe(409);
    expect((await agent.send('POST', `/checkout-sessions/${answer.id}/complete`, {})).status).toBe(409);
  });

  it('answers a repeated key alike and refuses it for another body (test_idempotency_create, test_idempotency_update)', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { line_items: [line()] };
    const first = await agent.send('POST', '/checkout-sessions', body, key);
    expect((await agent.send('POST', '/checkout-sessions', body, key)).text).toBe(first.text);
    expect(
      (await agent.send('POST', '/checkout-sessions', { line_items: [line(roses.id, 2)] }, key)).status,
    ).toBe(409);
    const again = { 'idempotency-key': randomUUID() };
    const changed = await update(first.answer, { buyer: ava }, again);
    expect((await update(first.answer, { buyer: ava }, again)).text).toBe(changed.text);
    expect((await update(first.answer, {}, again)).status).toBe(409);
  });

  it('refuses items that are unknown and says which (test_product_not_found)', async () => {
    const { status, answer } = await create({ line_items: [line(), line('pink_wumpus')] });
    expect([status, answer.ucp.status, codesOf(answer)]).toEqual([200, 'error', ['not_found']]);
    expect(answer.messages[0]?.path).toBe('$.line_items[1]');
    const withoutSize = (await create({ line_items: [line(roses.product)] })).answer;
    expect(codesOf(withoutSize)).toEqual(['invalid']);
  });

  it('takes at most 999 of a line and says so (test_update_inventory_validation)', async () => {
    const { answer } = await create();
    const many = (await update(answer, { line_items: [line(roses.id, 1200)] })).answer;
    expect(many.line_items[0]?.quantity).toBe(999);
    expect(codesOf(many)).toContain('invalid');
  });

  it('uses the first of two codes and says so', async () => {
    const { answer } = await create({ discounts: { codes: ['HELLO5', 'hello5', 'OTHER'] } });
    const [path] = answer.messages.filter(({ type }) => type === 'warning').map((one) => one.path);
    expect([totalOf(answer, 'discount'), path]).toEqual([
      -Math.round(roses.price * 0.05),
      '$.discounts.codes[1]',
    ]);
  });

  it.each<[string, object | string, object, number]>([
    ['half a character in a name', { buyer: { first_name: '\ud800' } }, {}, 400],
    ['half a character in a card', { 'example.bloomkin.gift': { card: { message: 'a\udfff' } } }, {}, 400],
    ['a nesting of 20,000 levels', `{"line_items":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, {}, 400],
    ['150 KB beside the items', { context: { more: 'x'.repeat(150_000) } }, {}, 413],
    ['a form', 'line_items=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['another character set', {}, { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['a compressed body', {}, { 'content-encoding': 'gzip' }, 415],
    ['a day that no calendar has', { 'example.bloomkin.gift': { delivery: { day: '2026-02-30' } } }, {}, 400],
  ])('refuses %s in words', async (_name, sent, headers, status) => {
    const body = typeof sent === 'string' ? sent : { line_items: [line()], ...sent };
    const refused = await agent.send('POST', '/checkout-sessions', body, { ...headers });
    expect([refused.status, refused.answer.ucp.status]).toEqual([status, 'error']);
  });

  it('sends back nothing that the extension refuses', async () => {
    const gift = { recipient: {}, card: { message: 'x'.repeat(301) }, place: { kind: 'constructor' } };
    const { answer } = await create({ 'example.bloomkin.gift': gift });
    expect(answer['example.bloomkin.gift']).toEqual({ card: {}, place: { kind: 'constructor' } });
    expect(codesOf(answer)).not.toContain('place_detail_missing');
  });

  it('counts the signature with the card, and the place with the driver’s note', async () => {
    const card = { message: 'x'.repeat(280), from: 'y'.repeat(30) };
    const place = { kind: 'home', name: 'n'.repeat(100), instructions: 'i'.repeat(450) };
    const { answer } = await create({ 'example.bloomkin.gift': { card, place } });
    expect(codesOf(answer).filter((code) => code === 'too_long')).toHaveLength(2);
  });

  it('takes the nearest window of a flexible wish with a warning', async () => {
    const opened = (await create({ fulfillment: shipTo(surryHillsAddress) })).answer;
    const day = optionsOf(opened)[6]?.id.slice(0, 10);
    const delivery = { day, window: { start: '01:00', end: '02:00' }, flexible: true };
    const { answer } = await update(opened, {
      fulfillment: shipTo(surryHillsAddress),
      'example.bloomkin.gift': { delivery },
    });
    expect([answer.status, ...codesOf(answer)]).toEqual([
      'requires_escalation',
      'window_moved',
      'payment_on_site',
    ]);
  });

  it('collects at a store that is named in the second method', async () => {
    const { answer } = await create();
    const pickup = answer.fulfillment.methods.find(({ type }) => type === 'pickup');
    const selected_destination_id = pickup?.destinations?.[0]?.id;
    const methods = [{ type: 'shipping' }, { type: 'pickup', selected_destination_id }];
    const { fulfillment } = (await update(answer, { fulfillment: { methods } })).answer;
    expect(fulfillment.methods[0]).toMatchObject({ type: 'pickup', selected_destination_id });
  });

  it.each<[string, object]>([
    ['a window that cannot be had', { fulfillment: shipTo(surryHillsAddress, '2031-01-01.0900-1200') }],
    ['an unknown item', { line_items: [line('pink_wumpus')] }],
  ])('keeps the key of an update that changes nothing: %s', async (_name, body) => {
    const opened = (await create()).answer;
    const key = { 'idempotency-key': randomUUID() };
    const first = await update(opened, body, key);
    expect((await update(opened, body, key)).text).toBe(first.text);
    expect((await update(opened, { buyer: ava }, key)).status).toBe(409);
  });

  it('changes no total by an unknown code and says so (test_unknown_discount_code)', async () => {
    const { answer } = await create({ discounts: { codes: ['NOSUCHCODE'] } });
    expect(totalOf(answer, 'total')).toBe(roses.price);
    expect(codesOf(answer)).toContain('discount_code_invalid');
  });

  it('takes a known code off and lists it (test_discount_flow)', async () => {
    const { answer } = await create({ discounts: { codes: ['HELLO5'] } });
    expect(totalOf(answer, 'discount')).toBe(-Math.round(roses.price * 0.05));
    expect(answer).toMatchObject({ discounts: { applied: [{ code: 'HELLO5' }] } });
  });

  it('asks for one checkout per florist', async () => {
    const { answer: found } = await agent.send('POST', '/catalog/search', { query: 'lily grace' });
    const other = found.products[0]?.variants[0]?.id ?? '';
    const { answer } = await create({ line_items: [line(), line(other)] });
    expect(codesOf(answer)).toContain('several_florists');
    expect(codesOf(answer)).not.toContain('item_unavailable');
  });

  it('counts a card in characters and asks for the recipient', async () => {
    const gift = (message: string) => ({ 'example.bloomkin.gift': { card: { message } } });
    const long = (await create({ fulfillment: shipTo(surryHillsAddress), ...gift('é'.repeat(301)) })).answer;
    expect(codesOf(long)).toContain('too_long');
    const fits = (await create({ fulfillment: shipTo(surryHillsAddress), ...gift('🌷'.repeat(300)) })).answer;
    expect(codesOf(fits)).not.toContain('too_long');
    expect((await create()).answer.messages.map(({ path }) => path)).toContain(
      "$['example.bloomkin.gift'].recipient",
    );
  });

  it('names its business version and refuses another (test_version_negotiation)', async () => {
    const asked = async (profile: string) => {
      const headers = { 'ucp-agent': profile };
      const { status, answer } = await agent.send('POST', '/catalog/search', { query: 'x' }, headers);
      return [status, ...codesOf(answer)];
    };
    const named = (name: string) => asked(`profile="${agent.profile(name)}"`);
    expect(await named('old')).toEqual([422, 'version_unsupported']);
    expect(await named('broken')).toEqual([422, 'profile_malformed']);
    expect(await named('missing')).toEqual([424, 'profile_unreachable']);
    expect(await named('large')).toEqual([424, 'profile_unreachable']);
    expect(await named('strange')).toEqual([200, 'capabilities_incompatible']);
    expect(await named('broken')).toEqual([422, 'profile_malformed']);
    expect(agent.fetchesOf('broken')).toBe(1);
    expect(await asked('')).toEqual([400, 'invalid_profile_url']);
    expect(await asked('profile="http://10.0.0.8/agent.json"')).toEqual([400, 'invalid_profile_url']);
  });

  it('leads an agent without windows straight to our page', async () => {
    const plain = { 'ucp-agent': `profile="${agent.profile('plain')}"` };
    const { answer } = await agent.send('POST', '/checkout-sessions', { line_items: [line()] }, plain);
    expect(answer.status).toBe('requires_escalation');
    expect(answer.fulfillment.methods).toEqual([]);
  });
});

it('finds nothing to deliver abroad, and says when no place is named', async () => {
  const search = async (fulfills_to: object) =>
    (await agent.send('POST', '/catalog/search', { query: 'roses', filters: { fulfills_to } })).answer;
  const abroad = await search({ address_country: 'US', postal_code: '10001' });
  expect([abroad.products.length, ...codesOf(abroad)]).toEqual([0, 'address_unknown']);
  expect(codesOf(await search({ address_region: 'NSW' }))).toEqual(['address_unknown']);
});

it('promises an agent the days, windows and fees that a person is shown', async () => {
  const { answer } = await create({ fulfillment: shipTo(surryHillsAddress) });
  const session = (await test.visitor().call(getAgentCheckout, { params: { id: answer.id } })).data;
  const guest = test.visitor();
  const { data: products } = await guest.call(listAllProducts, { query: { search: 'red letter roses' } });
  const company_id = products.find(({ id }) => id === roses.product)?.company;
  const { lat = 0, lng = 0 } = session.location ?? {};
  const { data: days } = await guest.call(deliveryDays, {
    query: { company_id, lat, lng, suburb: 'surry hills 2010', goods_total: roses.price / 100 },
  });
  const shown = days.flatMap(({ day, available, price, periods }) =>
    periods
      .filter((period) => available && period.available)
      .map(({ start_time, stop_time, left }) => ({
        id: `${day}.${start_time.replace(':', '')}-${stop_time.replace(':', '')}`,
        cents: Math.round((price ?? 0) * 100),
        left,
      })),
  );
  const promised = optionsOf(answer).map(({ id, totals, ...option }) => ({
    id,
    cents: totals[0]?.amount,
    left: Object(option['example.bloomkin.gift']).left,
  }));
  expect(promised).toEqual(shown.slice(0, promised.length));
});

it('becomes the order of a person, which its agent then sees', async () => {
  const ready = await readyCheckout();
  const { order, buyer, filled } = await orderAsPerson(test, ready.id);
  expect(filled).toMatchObject({ recipient: { fio: 'Bo Chen' }, fio: 'Ava Nguyen', unitOffice: 'Unit 4' });
  expect(Math.round(order.total * 100)).toBe(totalOf(ready, 'total'));
  const seen = await agent.send('GET', `/orders/${order.id}`);
  expect(seen.answer).toMatchObject({ id: order.id, label: order.number, checkout_id: ready.id });
  expect(codesOf(seen.answer)).toEqual(['payment_pending']);
  expect((await agent.send('GET', `/checkout-sessions/${ready.id}`)).answer.status).toBe('completed');
  const other = { 'ucp-agent': `profile="${agent.profile('other')}"` };
  expect((await agent.send('GET', `/orders/${order.id}`, undefined, other)).answer.ucp.status).toBe('error');
  expect((await buyer.send(getAgentCheckout, { params: { id: ready.id } })).status).toBe(404);
});

it('shows admins what became of a checkout, without its id or contents', async () => {
  const ready = await readyCheckout();
  const { order } = await orderAsPerson(test, ready.id);
  const admin = test.visitor();
  await signInDemoUser(admin, 'admin');
  const { data } = await admin.call(listAgentSessions, { query: {} });
  const shown = data.find(({ order_id }) => order_id === order.id);
  expect(shown).toMatchObject({ protocol: 'ucp', kind: 'checkout', status: 'completed', items: 1 });
  expect(shown?.agent).toBe(agent.profile());
  expect(JSON.stringify(data)).not.toContain(ready.id);
});

const Event = z.looseObject({
  id: z.string(),
  fulfillment: z.object({ events: z.array(z.looseObject({ type: z.string() })) }),
  messages: z.array(z.looseObject({ code: z.string() })).default([]),
});
const PublishedKeys = z.object({ keys: z.array(z.looseObject({ kid: z.string() })).min(1) });

/** As a platform does it: with the key of the shop’s profile, over what the headers name. */
async function isSigned({ url, headers, text }: AgentEvent): Promise<boolean> {
  const { keys } = PublishedKeys.parse(
    await (await fetch(new URL('/.well-known/ucp', test.cloud.url))).json(),
  );
  const [, parameters = ''] = /^sig1=(.*)$/.exec(String(headers['signature-input'])) ?? [];
  const [, kid] = /keyid="(.*?)"/.exec(parameters) ?? [];
  const derived = new Map([
    ['@method', 'POST'],
    ['@authority', headers.host],
    ['@path', '/webhook'],
    ['@query', url.slice(url.indexOf('?'))],
  ]);
  const names = [...parameters.slice(0, parameters.indexOf(')')).matchAll(/"(.*?)"/g)].map(
    ([, name = '']) => name,
  );
  const lines = names.map((name) => `"${name}": ${derived.get(name) ?? headers[name]}`);
  const base = [...lines, `"@signature-params": ${parameters}`].join('\n');
  const [, signature = ''] = /^sig1=:(.*):$/.exec(String(headers.signature)) ?? [];
  const jwk = keys.find((one) => one.kid === kid);
  if (!jwk) throw new Error('The signature’s key is not published');
  const digest = `sha-256=:${createHash('sha256').update(text).digest('base64')}:`;
  return (
    headers['content-digest'] === digest &&
    verify(
      'sha256',
      Buffer.from(base),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64'),
    )
  );
}

it('tells the agent of each change of its order, signed, until it answers (test_webhook_event_stream)', async () => {
  const { order, buyer } = await orderAsPerson(test, (await readyCheckout()).id);
  const { id } = order;
  const tell = async (minutes = 1) => {
    await settlePayments(test.cloud);
    await runJob(test.cloud, 'agentEvents', new Date(Date.now() + minutes * 60_000));
    return agent.events.filter(({ text }) => Event.parse(JSON.parse(text)).id === id);
  };
  agent.answerEvents(503);
  const [placed] = await tell();
  agent.answerEvents(200);
  expect(placed && (await isSigned(placed))).toBe(true);
  const [, again] = await tell(3);
  expect(again?.headers['webhook-id']).toBe(placed?.headers['webhook-id']);
  expect(await tell(60)).toHaveLength(2);
  await payByCard(buyer, { id });
  const florist = test.visitor();
  await signInDemoUser(florist, 'vendor1');
  const { version } = (await florist.call(getOrder, { params: { id } })).data;
  await florist.call(updateOrder, { params: { id }, body: { version, status: 'in_progress' } });
  const last = (await tell()).at(-1);
  const event = Event.parse(JSON.parse(last?.text ?? ''));
  expect(event.messages).toEqual([]);
  expect(event.fulfillment.events.map(({ type }) => type)).toEqual(['accepted']);
  expect(last?.headers['webhook-id']).not.toBe(placed?.headers['webhook-id']);
});
