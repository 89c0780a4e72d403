import { createHash, randomUUID } from 'node:crypto';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { changeFeatureSettings, getFeatureSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { acpDetails, givenAcpAgent } from '#support/acpAgent.ts';
import { Answer, capabilities, givenAgent, shipTo, surryHillsAddress } from '#support/agent.ts';
import { acpDiscoverySchema, ucpProfileSchema, validateAnswer, validateMcp } from '#support/agentSchemas.ts';
import { localCloud } from '#support/localCloud.ts';
import { visitAs } from '#support/people.ts';

const test = localCloud({ demoData: true });
const agent = givenAgent(test);

const Rpc = z.looseObject({
  result: z.looseObject({ structuredContent: Answer.optional() }).optional(),
  error: z.looseObject({ code: z.int(), data: z.looseObject({}).optional() }).optional(),
});

async function rpc(method: string, params: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(new URL('/mcp', test.cloud.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  });
  const text = await response.text();
  const answer = Rpc.parse(JSON.parse(text));
  const revision = JSON.stringify(params).includes('2026-07-28') ? '2026-07-28' : '2025-11-25';
  const definition = answer.error ? 'JSONRPCErrorResponse' : definitions[method];
  if (definition) validateMcp(revision, definition, answer.error ? JSON.parse(text) : answer.result);
  return { status: response.status, headers: response.headers, ...answer };
}

/** Names the definitions of results, by method. */
const definitions: Readonly<Record<string, string>> = {
  initialize: 'InitializeResult',
  'server/discover': 'DiscoverResult',
  'tools/list': 'ListToolsResult',
  'tools/call': 'CallToolResult',
};

const version = (protocolVersion: string) => ({
  _meta: {
    'io.modelcontextprotocol/protocolVersion': protocolVersion,
    'io.modelcontextprotocol/clientCapabilities': {},
  },
});
const callTool = (name: string, fields: object, more: object = {}) =>
  rpc('tools/call', {
    ...more,
    name,
    arguments: {
      meta: { 'ucp-agent': { profile: agent.profile() }, 'idempotency-key': randomUUID() },
      ...fields,
    },
  });

describe('MCP', () => {
  it('describes each protocol under its well-known address (test_discovery)', async () => {
    const read = async (path: string): Promise<unknown> =>
      (await fetch(new URL(path, test.cloud.url))).json();
    const profile = await read('/.well-known/ucp');
    validateAnswer([ucpProfileSchema], profile);
    validateAnswer([acpDiscoverySchema], await read('/.well-known/acp.json'));
    const own = z.object({ $id: z.url() }).parse(await read('/api/agents/gift/2026-11-28/gift.json'));
    expect(JSON.stringify(profile)).toContain(`"schema":"${own.$id}"`);
  });

  it('answers both revisions: with a handshake and without state', async () => {
    const old = await rpc('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: {} });
    expect(old.result).toMatchObject({ protocolVersion: '2025-11-25', capabilities: { tools: {} } });
    expect((await rpc('tools/list')).result).not.toHaveProperty('resultType');
    const now = version('2026-07-28');
    expect((await rpc('server/discover', now)).result).toMatchObject({
      resultType: 'complete',
      cacheScope: 'public',
    });
    const { result } = await rpc('tools/list', now);
    expect(
      z
        .array(z.object({ name: z.string() }))
        .parse(result?.tools)
        .map(({ name }) => name),
    ).toContain('create_checkout');
    const unknown = await rpc('tools/list', version('1999-01-01'));
    expect([unknown.status, unknown.error?.code]).toEqual([400, -32022]);
    expect((await rpc('tools/list', now, { 'mcp-protocol-version': '2025-11-25' })).error?.code).toBe(-32020);
  });

  it('answers a tool as the same operation over REST', async () => {
    const catalog = { query: 'red letter roses' };
    const tool = (await callTool('search_catalog', { catalog })).result;
    const rest = (await agent.send('POST', '/catalog/search', catalog)).answer;
    expect(tool?.structuredContent).toEqual(rest);
    const id = rest.products[0]?.variants[0]?.id;
    const checkout = { line_items: [{ item: { id }, quantity: 1 }], fulfillment: shipTo(surryHillsAddress) };
    const made = (await callTool('create_checkout', { checkout }, version('2026-07-28'))).result;
    expect(made).toMatchObject({ resultType: 'complete', structuredContent: { status: 'incomplete' } });
    const shown = (await callTool('get_checkout', { id: made?.structuredContent?.id })).result;
    expect(shown?.structuredContent).toEqual(made?.structuredContent);
  });

  it('refuses half a character in a body', async () => {
    const checkout = { line_items: [{ item: { id: '\ud800' } }] };
    const broken = await callTool('create_checkout', { checkout });
    expect([broken.status, broken.error?.code]).toEqual([400, -32700]);
  });

  it('refuses pages of other origins, unknown methods and agents without a profile', async () => {
    expect((await rpc('ping', {}, { origin: 'https://other.example' })).status).toBe(403);
    expect((await rpc('nothing')).error?.code).toBe(-32601);
    const failed = await rpc('tools/call', { name: 'search_catalog', arguments: { catalog: {} } });
    expect(failed.error).toMatchObject({ code: -32001, data: { code: 'invalid_profile_url' } });
  });
});

const acp = givenAcpAgent(test);

describe('ACP', () => {
  const findRoses = async () =>
    (await agent.send('POST', '/catalog/search', { query: 'red letter roses' })).answer.products[0]
      ?.variants[0]?.id ?? '';
  const open = async (more: object = {}, headers = {}) =>
    acp(
      'POST',
      '/checkout_sessions',
      {
        line_items: [{ id: await findRoses() }],
        currency: 'aud',
        capabilities: {},
        fulfillment_details: acpDetails,
        ...more,
      },
      headers,
    );

  it('leads a session from its items to our page, keeping what an update leaves out', async () => {
    const { status, session } = await open();
    expect([status, session.status]).toEqual([201, 'not_ready_for_payment']);
    const option_id = session.fulfillment_options[2]?.id;
    const chosen = { selected_fulfillment_options: [{ type: 'local_delivery', option_id, item_ids: [] }] };
    const ready = (await acp('POST', `/checkout_sessions/${session.id}`, chosen)).session;
    expect(ready.selected_fulfillment_options[0]?.option_id).toBe(option_id);
    expect(ready).toMatchObject({ status: 'requires_escalation', fulfillment_details: { name: 'Bo Chen' } });
    expect(ready.messages.map(({ code }) => code)).toEqual(['intervention_required']);
    expect((await acp('GET', `/checkout_sessions/${session.id}`)).session).toEqual(ready);
    expect((await acp('POST', `/checkout_sessions/${session.id}/cancel`, {})).session.status).toBe(
      'canceled',
    );
    expect((await acp('POST', `/checkout_sessions/${session.id}/cancel`, {})).status).toBe(405);
  });

  it('sends back only what its closed objects hold', async () => {
    const { session } = await open({
      buyer: { email: 'nope', first_name: 'Ava' },
      fulfillment_details: {
        ...acpDetails,
        email: 'nope',
        extra: 1,
        address: { ...acpDetails.address, extra: 1 },
      },
    });
    expect(session).toMatchObject({ fulfillment_details: acpDetails });
    expect(session.fulfillment_details).toEqual(acpDetails);
    expect(session).not.toHaveProperty('buyer');
    expect(session.messages.map(({ code }) => code)).toContain('invalid');
    const partial = (await open({ fulfillment_details: { name: 'Bo', address: { line_one: '1' } } })).session;
    expect(partial.fulfillment_details).toEqual({ name: 'Bo' });
  });

  it('says what is too long for the card or the driver, and refuses what it cannot read', async () => {
    const gift = (card: object) => ({ metadata: { 'example.bloomkin.gift': { card } } });
    const long = (await open({ ...gift({ message: 'x'.repeat(301) }), order_notes: 'n'.repeat(501) }))
      .session;
    expect(long.messages.filter(({ code }) => code === 'maximum_exceeded')).toHaveLength(2);
    expect((await open(gift({ message: 5 }))).status).toBe(400);
    expect((await open({ order_notes: '\ud800' })).status).toBe(400);
  });

  it('keeps a session that an update would empty, and the key of one that changes nothing', async () => {
    const { id } = (await open()).session;
    const path = `/checkout_sessions/${id}`;
    expect((await acp('POST', path, { line_items: [] })).status).toBe(400);
    const key = { 'idempotency-key': randomUUID() };
    expect((await acp('POST', `${path}/complete`, {}, key)).status).toBe(200);
    expect((await acp('POST', `${path}/complete`, { payment_data: {} }, key)).status).toBe(422);
  });

  it('keeps a cart that is replaced as a whole, priced as the shop does', async () => {
    const id = await findRoses();
    const made = await acp('POST', '/carts', { line_items: [{ id }] });
    const path = `/carts/${made.session.id}`;
    const total = (one: typeof made) => one.session.totals.find(({ type }) => type === 'total')?.amount ?? 0;
    const two = await acp('PUT', path, { line_items: [{ id }, { id }] }, { 'idempotency-key': '' });
    expect([made.status, two.status, total(two)]).toEqual([201, 200, 2 * total(made)]);
    expect((await acp('GET', path)).session).toEqual(two.session);
    expect((await acp('GET', `/checkout_sessions/${made.session.id}`)).status).toBe(404);
    expect((await acp('POST', `${path}/complete`, {})).status).toBe(404);
    expect((await acp('POST', path, { line_items: [{ id }] })).status).toBe(405);
    expect((await acp('POST', `${path}/cancel`)).status).toBe(200);
    expect((await acp('PUT', path, { line_items: [{ id }] })).status).toBe(405);
  });

  it('replays a key and refuses it for another body', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await open({}, key);
    const again = await open({}, key);
    expect([again.session, again.headers.get('idempotent-replayed')]).toEqual([first.session, 'true']);
    expect(await open({ order_notes: 'Ring twice' }, key)).toMatchObject({
      status: 422,
      session: { code: 'idempotency_conflict' },
    });
  });

  it.each([
    ['without a key', { 'idempotency-key': '' }, 400, 'idempotency_key_required'],
    ['of another version', { 'api-version': '2024-01-01' }, 400, 'unsupported_api_version'],
    ['with another token', { authorization: 'Bearer other' }, 401, 'unauthorized'],
  ])('refuses a request %s', async (_name, headers, status, code) => {
    expect(await open({}, headers)).toMatchObject({ status, session: { code } });
  });
});

it('asks to wait after 1,200 requests of a minute, by each protocol', async () => {
  const { putItem } = await import('@bloomkin/lambdas/platform/table/write.ts');
  const { limitEntity } = await import('@bloomkin/lambdas/platform/table/limitEntity.ts');
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  const busy = agent.profile('busy');
  const endsAtSeconds = Math.ceil(Date.now() / 1000) + 60;
  for (const who of [hash(busy), hash(hash('acp-local'))])
    await putItem(limitEntity, { what: 'agent', who, windowSeconds: 60, taken: 1200, endsAtSeconds });
  const meta = { 'ucp-agent': { profile: busy } };
  const asked = [
    await rpc('tools/call', { name: 'search_catalog', arguments: { meta, catalog: {} } }),
    await agent.send('POST', '/catalog/search', {}, { 'ucp-agent': `profile="${busy}?again=1"` }),
    await acp('GET', '/checkout_sessions/none'),
  ];
  expect(asked.map(({ status }) => status)).toEqual([429, 429, 429]);
  for (const { headers } of asked) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  for (const who of [hash(busy), hash(hash('acp-local'))])
    await putItem(limitEntity, { what: 'agent', who, windowSeconds: 60, taken: 0, endsAtSeconds });
});

it('logs each call by protocol and operation, and nothing of the agent', async () => {
  const before = test.cloud.logs.length;
  await callTool('search_catalog', { catalog: { query: 'roses' } });
  await agent.send('POST', '/catalog/search', { query: 'roses' });
  await acp('GET', '/checkout_sessions/none');
  const calls = test.cloud.logs.slice(before).filter(({ text }) => text.includes('agent call'));
  expect(calls.map(({ fields }) => fields.what)).toEqual(['mcp search_catalog', 'ucp search_catalog']);
  expect(calls.some(({ text }) => text.includes(agent.profile()))).toBe(false);
});

it('answers with less than 1 MB, however long the texts of what is listed', async () => {
  const { toListedProduct } = await import('@bloomkin/lambdas/agents/ucp/toProduct.ts');
  const { data } = await test.visitor().call(listAllProducts, { query: { per_page: 20 } });
  const longest = data.map((product) => {
    const [photo] = product.photos;
    const [size] = product.sizes;
    const name = '花'.repeat(120);
    return {
      ...{ ...product, name, description: '花'.repeat(4000) },
      photos: Array.from({ length: 8 }, () => photo).filter((one) => one !== undefined),
      sizes: Array.from({ length: 8 }, () => size && { ...size, name }).filter((one) => one !== undefined),
    };
  });
  const platform = { profile: '', capabilities: new Set(capabilities), webhookUrl: undefined };
  const body = { products: longest.map((product) => toListedProduct(product, platform)) };
  const text = JSON.stringify(body);
  const result = JSON.stringify({ content: [{ type: 'text', text }], structuredContent: body });
  expect(longest.length).toBe(20);
  expect(Buffer.byteLength(result)).toBeLessThan(1_000_000);
  const asked = { query: '', pagination: { limit: 1000 } };
  expect((await agent.send('POST', '/catalog/search', asked)).answer.products).toHaveLength(20);
});

it('closes each protocol by its switch and names it no more', async () => {
  const admin = await visitAs(test, 'admin');
  const { version, values } = (await admin.call(getFeatureSettings, {})).data;
  const read = async (path: string) => (await fetch(new URL(path, test.cloud.url))).text();
  expect(await read('/.well-known/ucp')).toContain('/mcp"');
  await admin.call(changeFeatureSettings, { body: { version, values: { ...values, mcp: false } } });
  expect(await read('/.well-known/ucp')).not.toContain('/mcp"');
  expect(await read('/llms.txt')).toMatch(/UCP profile(?!.*MCP)/s);
  const off = { ...values, ucp: false, mcp: false, acp: false };
  await admin.call(changeFeatureSettings, { body: { version: version + 1, values: off } });
  const statuses = await Promise.all(
    ['/.well-known/ucp', '/.well-known/acp.json', '/mcp'].map(
      async (path) => (await fetch(new URL(path, test.cloud.url))).status,
    ),
  );
  expect(statuses).toEqual([409, 409, 409]);
  await admin.call(changeFeatureSettings, { body: { version: version + 2, values } });
});
