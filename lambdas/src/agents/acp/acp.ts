import { timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';
import { siteUrl } from '#agents/core/links.ts';
import { logCall } from '#agents/core/logCall.ts';
import { type Quote, quote } from '#agents/core/quote.ts';
import { readBody } from '#agents/core/readBody.ts';
import { type Answer, findReplay, keepAlone } from '#agents/core/replay.ts';
import { draftSession, type Owner } from '#agents/core/sessions.ts';
import { giftName } from '#agents/ucp/capabilities.ts';
import { UcpRefusal } from '#agents/ucp/platform.ts';
import { type AgentSession, findAgentSession, saveAgentSession } from '#model/agents/agentSessionEntity.ts';
import type { Exchange, Reply } from '#platform/http/exchangeHandler.ts';
import { AcpSent, CartBody, CreateBody, toSessionInput, UpdateBody } from './inputs.ts';
import { hashToken, readPartner } from './partner.ts';
import { AcpRefusal } from './refusal.ts';
import { type AcpMessage, acpVersion, errorMessage, toAcpMessage, toCart, toSession } from './toAcp.ts';

/** `/.well-known/acp.json`. */
export const acpDiscovery = (): object => ({
  protocol: { name: 'acp', version: acpVersion, supported_versions: [acpVersion] },
  api_base_url: siteUrl('/api/agents/acp'),
  transports: ['rest'],
  capabilities: {
    // Together: a quoted name of an index counts as a query of it (test/cdk/grants.test.ts).
    services: 'checkout,carts'.split(','),
    extensions: [{ name: giftName, spec: siteUrl('/api/agents/gift/2026-11-28/gift.json') }],
    intervention_types: [],
    supported_currencies: ['aud'],
    supported_locales: ['en-AU'],
  },
});

type Kind = AgentSession['kind'];

const route = /^\/(checkout_sessions|carts)(?:\/([\w-]{1,64}))?(?:\/(complete|cancel))?$/;

function readPath(path: string): { kind: Kind; id: string | undefined; act: string | undefined } {
  const [, list = '', id, act] = route.exec(path) ?? [];
  const isUnknown = list === '' || (act && !id) || (list.startsWith('cart') && act === 'complete');
  if (isUnknown) throw new AcpRefusal(404, 'not_found', 'There is no such resource');
  return { kind: list.startsWith('cart') ? 'cart' : 'checkout', id, act };
}

const toOperation = (id: string | undefined, act: string | undefined): string =>
  act ?? (id ? 'update' : 'create');

/** A cart is replaced by PUT, a checkout updated by POST. */
const toMethods = (kind: Kind, id: string | undefined, act: string | undefined): readonly string[] => {
  if (act || !id) return ['POST'];
  return kind === 'cart' ? ['GET', 'PUT'] : ['GET', 'POST'];
};

/** `/api/agents/acp/checkout_sessions…` and `/api/agents/acp/carts…`. */
export async function answerAcp(
  exchange: Exchange,
  path: string,
  limit: (agent: string) => Promise<void>,
): Promise<Reply> {
  try {
    const owner = await authenticate(exchange);
    await limit(owner.agent);
    const key = checkHeaders(exchange);
    const { kind, id, act } = readPath(path);
    const methods = toMethods(kind, id, act);
    if (!methods.includes(exchange.method))
      throw new AcpRefusal(
        405,
        'method_not_allowed',
        `Use ${methods.join(' or ')}`,
        {},
        { allow: methods.join(', ') },
      );
    const reply =
      exchange.method === 'GET' && id
        ? { status: 200, body: await show(await find(kind, id, owner, exchange.now), exchange.now) }
        : await write({ exchange, owner, key, kind, id, act });
    logCall('acp', `${exchange.method === 'GET' ? 'get' : toOperation(id, act)}_${kind}`, reply.status);
    return reply;
  } catch (refusal) {
    if (refusal instanceof AcpRefusal)
      return { status: refusal.status, body: refusal.body, headers: refusal.headers };
    if (refusal instanceof UcpRefusal)
      return {
        status: 429,
        body: { type: 'invalid_request', code: 'rate_limited', message: refusal.message },
        headers: { 'retry-after': String(refusal.retryAfterSeconds ?? 1) },
      };
    throw refusal;
  }
}

async function authenticate({ header }: Exchange): Promise<Owner> {
  const [, token = ''] = /^Bearer (\S{1,500})$/.exec(header('authorization') ?? '') ?? [];
  const partner = await readPartner();
  const agent = hashToken(token);
  if (!partner || !timingSafeEqual(Buffer.from(agent), Buffer.from(partner.agent)))
    throw new AcpRefusal(401, 'unauthorized', 'Send Authorization: Bearer with the token that we gave you');
  return { protocol: 'acp', agent };
}

function checkHeaders({ method, header }: Exchange): string | undefined {
  const version = header('api-version');
  if (version !== acpVersion)
    throw new AcpRefusal(400, 'unsupported_api_version', 'Send API-Version with a supported version', {
      supported_versions: [acpVersion],
    });
  const key = header('idempotency-key');
  if (method === 'POST' && !key)
    throw new AcpRefusal(400, 'idempotency_key_required', 'Send an Idempotency-Key with every POST');
  if (key && key.length > 255)
    throw new AcpRefusal(400, 'invalid', 'An Idempotency-Key has 255 characters at most');
  return key;
}

interface WriteRequest {
  exchange: Exchange;
  owner: Owner;
  /** Required with every POST; a PUT may go without. */
  key: string | undefined;
  kind: Kind;
  id: string | undefined;
  act: string | undefined;
}

async function write({ exchange, owner, key, kind, id, act }: WriteRequest): Promise<Reply> {
  const body = parseJson(exchange);
  const operation = `acp.${toOperation(id, act)}${kind === 'cart' ? '_cart' : ''}`;
  const replay = await findReplay(operation, { agent: owner.agent, key, body: { id, body } });
  const echo: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  if (replay.kind === 'other_body')
    throw new AcpRefusal(422, 'idempotency_conflict', 'This Idempotency-Key belongs to another request');
  if (replay.kind === 'replayed') {
    const { status, body: first } = replay.answer;
    return { status, body: first, headers: { ...echo, 'idempotent-replayed': 'true' } };
  }
  const { now } = exchange;
  const before = id === undefined ? undefined : await find(kind, id, owner, now);
  if (before && before.status !== 'open')
    throw new AcpRefusal(405, 'invalid', `The session is ${before.status}`, {}, { allow: 'GET' });
  const { answer, session } = await change(before, { kind, act, body, owner, now });
  const kept = replay.keep(answer);
  if (!(await (session ? saveAgentSession(session, before, kept) : keepAlone(kept))))
    throw new AcpRefusal(
      409,
      'idempotency_in_flight',
      'Another request changes this session',
      {},
      { 'retry-after': '1' },
    );
  return { ...answer, headers: echo };
}

interface Change {
  kind: Kind;
  act: string | undefined;
  body: unknown;
  owner: Owner;
  now: Date;
}

async function change(
  before: AgentSession | undefined,
  { kind, act, body, owner, now }: Change,
): Promise<{ answer: Answer; session?: AgentSession }> {
  if (before && act === 'cancel') {
    const session: AgentSession = { ...before, status: 'canceled', updatedAt: now.toISOString() };
    return { answer: { status: 200, body: await show(session, now) }, session };
  }
  // Payment inside an agent is not supported in Australia: returns the hand-over URL.
  if (before && act === 'complete') return { answer: { status: 200, body: await show(before, now) } };
  const sent = kind === 'cart' ? AcpSent.parse(parse(CartBody, body)) : readCheckout(before, body);
  const draft = await draftSession(before, { kind, owner, input: toSessionInput(sent), now });
  if ('refused' in draft) {
    const [fault] = draft.refused;
    const code =
      fault?.code === 'out_of_stock' ? 'out_of_stock' : fault?.code === 'invalid' ? 'invalid' : 'not_found';
    if (before)
      return {
        answer: {
          status: 200,
          body: await show(before, now, [errorMessage(code, fault?.text ?? '', '$.line_items')]),
        },
      };
    throw new AcpRefusal(400, code, fault?.text ?? 'Unknown item', {
      param: `$.line_items[${fault?.index ?? 0}]`,
    });
  }
  const messages = [
    ...draft.faults.map(({ index, text }) =>
      errorMessage('quantity_exceeded', text, `$.line_items[${index}]`),
    ),
    ...draft.notes.map(toAcpMessage),
  ];
  const { session } = draft.quote;
  const status = before ? 200 : 201;
  const answer = { status, body: toBody(draft.quote, messages) };
  return draft.isUnchanged ? { answer } : { answer, session };
}

const readCheckout = (before: AgentSession | undefined, body: unknown): AcpSent =>
  before ? { ...readSent(before), ...parse(UpdateBody, body) } : readCreate(body);

function readCreate(body: unknown): AcpSent {
  const created = parse(CreateBody, body);
  if (created.currency.toLowerCase() !== 'aud')
    throw new AcpRefusal(400, 'unsupported_currency', 'We sell in aud', { param: '$.currency' });
  return AcpSent.parse(created);
}

const readSent = ({ sent }: AgentSession): AcpSent => AcpSent.parse(JSON.parse(sent));

const toBody = (quote: Quote, messages: readonly AcpMessage[]): object =>
  (quote.session.kind === 'cart' ? toCart : toSession)(quote, readSent(quote.session), messages);

async function show(session: AgentSession, now: Date, messages: readonly AcpMessage[] = []): Promise<object> {
  return toBody(await quote(session, now), messages);
}

async function find(kind: Kind, id: string, owner: Owner, now: Date): Promise<AgentSession> {
  const session = await findAgentSession(id, now);
  if (session?.protocol !== 'acp' || session.kind !== kind || session.agent !== owner.agent)
    throw new AcpRefusal(404, 'not_found', 'There is no such session');
  return session;
}

const bodyCodes = { 400: 'invalid_json', 413: 'payload_too_large', 415: 'unsupported_media_type' } as const;

function parseJson(exchange: Exchange): unknown {
  const read = readBody(exchange);
  if ('fault' in read) throw new AcpRefusal(read.status, bodyCodes[read.status], read.fault);
  return read.body ?? {};
}

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = `$.${issue?.path.join('.') ?? ''}`;
  throw new AcpRefusal(400, 'invalid', `${param}: ${issue?.message ?? 'cannot be read'}`, { param });
}
