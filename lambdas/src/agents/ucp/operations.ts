import { paths } from '@bloomkin/shared/pages.ts';
import * as z from 'zod';
import { completeSession } from '#agents/core/complete.ts';
import { siteUrl } from '#agents/core/links.ts';
import type { Problem } from '#agents/core/problems.ts';
import { quote } from '#agents/core/quote.ts';
import { type Answer, findReplay, keepAlone, type Replay } from '#agents/core/replay.ts';
import { draftSession, type Owner } from '#agents/core/sessions.ts';
import { type AgentSession, findAgentSession, saveAgentSession } from '#model/agents/agentSessionEntity.ts';
import { toEnvelope } from './capabilities.ts';
import {
  getCatalogProduct,
  LookupBody,
  lookUpCatalog,
  ProductBody,
  SearchBody,
  searchCatalog,
} from './catalogAnswers.ts';
import { CheckoutBody, CompleteBody, findToken, toSessionInput } from './inputs.ts';
import { error, toItemMessage, toMessage, type UcpMessage } from './messages.ts';
import { showOrder } from './orders.ts';
import { type Platform, UcpRefusal } from './platform.ts';
import { toCart, toCheckout } from './toUcp.ts';

export interface Request {
  platform: Platform;
  id: string | undefined;
  body: unknown;
  idempotencyKey: string | undefined;
  now: Date;
}

type Operation = (request: Request) => Promise<Answer>;

function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue ? issue.path.join('.') : '';
  throw new UcpRefusal('invalid_request', `${path || 'The body'}: ${issue?.message ?? 'cannot be read'}`);
}

const ok = (body: object, status = 200): Answer => ({ status, body });

const refuse = ({ capabilities }: Platform, messages: readonly UcpMessage[]): Answer =>
  ok({
    ucp: toEnvelope(capabilities, 'error'),
    messages,
    continue_url: siteUrl(paths.market()),
  });

const notFound = (platform: Platform, what: string): Answer =>
  refuse(platform, [error('not_found', `There is no such ${what}`, '$.id', 'unrecoverable')]);

type Kind = AgentSession['kind'];

const show = (kind: Kind) => (kind === 'cart' ? toCart : toCheckout);

/** The session of another agent is unknown too. */
async function findOwn(kind: Kind, { id, platform, now }: Request): Promise<AgentSession | undefined> {
  const session = id === undefined ? undefined : await findAgentSession(id, now);
  const isOwn = session?.kind === kind && session.protocol === 'ucp' && session.agent === platform.profile;
  return isOwn ? session : undefined;
}

async function replayed(
  operation: string,
  request: Request,
): Promise<Extract<Replay, { kind: 'new' }> | Answer> {
  const { platform, idempotencyKey: key, body, id } = request;
  const replay = await findReplay(operation, { agent: platform.profile, key, body: { id, body } });
  if (replay.kind === 'other_body')
    throw new UcpRefusal('idempotency_conflict', 'This idempotency key belongs to another request');
  return replay.kind === 'replayed' ? replay.answer : replay;
}

const toOwner = ({ profile, webhookUrl }: Platform): Owner => ({
  protocol: 'ucp',
  agent: profile,
  webhookUrl,
});

const create =
  (kind: Kind): Operation =>
  async (request) => {
    const found = await replayed(`create_${kind}`, request);
    if ('status' in found) return found;
    const body = parse(CheckoutBody, await withCart(request));
    const { platform, now } = request;
    const owner = toOwner(platform);
    const input = toSessionInput(body, platform.capabilities);
    const draft = await draftSession(undefined, { kind, owner, input, now });
    if ('refused' in draft) {
      const faults = draft.refused.map((fault) => toItemMessage(fault, 'unrecoverable'));
      const refusal = refuse(platform, faults);
      return (await keepAlone(found.keep(refusal))) ? refusal : create(kind)(request);
    }
    const messages = [
      ...draft.faults.map((fault) => toItemMessage(fault, 'recoverable')),
      ...draft.notes.map(toMessage),
    ];
    const answer = ok(show(kind)(draft.quote, platform, messages), 201);
    const isSaved = await saveAgentSession(draft.quote.session, undefined, found.keep(answer));
    return isSaved ? answer : create(kind)(request);
  };

/** A cart's contents win over those sent with it. */
async function withCart(request: Request): Promise<unknown> {
  const { body } = request;
  const { cart_id: cartId } = z.looseObject({ cart_id: z.string().optional() }).safeParse(body).data ?? {};
  if (cartId === undefined) return body;
  const cart = await findOwn('cart', { ...request, id: cartId });
  if (!cart) throw new UcpRefusal('not_found', 'There is no such cart');
  const sent = z.looseObject({}).parse(JSON.parse(cart.sent));
  const line_items = cart.lines.map(({ productId, sizeId, count }) => ({
    item: { id: sizeId ? `${productId}~${sizeId}` : productId },
    quantity: count,
  }));
  return { ...Object(body), line_items, ...(sent.buyer !== undefined && { buyer: sent.buyer }) };
}

const read =
  (kind: Kind): Operation =>
  async (request) => {
    const session = await findOwn(kind, request);
    if (!session) return notFound(request.platform, kind);
    return ok(show(kind)(await quote(session, request.now), request.platform));
  };

const isOpen = ({ status }: AgentSession) => status === 'open';

const update =
  (kind: Kind): Operation =>
  async (request) => {
    const found = await replayed(`update_${kind}`, request);
    if ('status' in found) return found;
    const body = parse(CheckoutBody, request.body);
    const { platform, now } = request;
    const session = await findOwn(kind, request);
    if (!session) return notFound(platform, kind);
    if (!isOpen(session)) throw closed(session);
    const owner = toOwner(platform);
    const input = toSessionInput(body, platform.capabilities);
    const draft = await draftSession(session, { kind, owner, input, now });
    if ('refused' in draft) {
      const faults = draft.refused.map((fault) => toItemMessage(fault, 'recoverable'));
      const unchanged = ok(show(kind)(await quote(session, now), platform, faults));
      return (await keepAlone(found.keep(unchanged))) ? unchanged : update(kind)(request);
    }
    const messages = [
      ...draft.faults.map((fault) => toItemMessage(fault, 'recoverable')),
      ...draft.notes.map(toMessage),
    ];
    const answer = ok(show(kind)(draft.quote, platform, messages));
    const isSaved = draft.isUnchanged
      ? await keepAlone(found.keep(answer))
      : await saveAgentSession(draft.quote.session, session, found.keep(answer));
    // Concurrent key use or session change: retry against the stored state.
    return isSaved ? answer : update(kind)(request);
  };

const closed = ({ kind, status }: AgentSession) =>
  new UcpRefusal('idempotency_conflict', `The ${kind} is ${status} and does not change any more`);

const cancel =
  (kind: Kind): Operation =>
  async (request) => {
    const found = await replayed(`cancel_${kind}`, request);
    if ('status' in found) return found;
    const session = await findOwn(kind, request);
    if (!session) return notFound(request.platform, kind);
    if (!isOpen(session)) throw closed(session);
    const canceled: AgentSession = { ...session, status: 'canceled', updatedAt: request.now.toISOString() };
    const answer = ok(show(kind)(await quote(canceled, request.now), request.platform));
    const isSaved = await saveAgentSession(canceled, session, found.keep(answer));
    return isSaved ? answer : cancel(kind)(request);
  };

/** Where no payment is taken inside an agent, the answer leads to our page. */
const complete: Operation = async (request) => {
  const { platform, now, body } = request;
  const found = await replayed('complete_checkout', request);
  if ('status' in found) return found;
  const session = await findOwn('checkout', request);
  if (!session) return notFound(platform, 'checkout');
  if (!isOpen(session) && session.status !== 'completing') throw closed(session);
  const quoted = await quote(session, now);
  const answerUnpaid = async (...problems: Problem[]) => {
    const answer = ok(toCheckout(quoted, platform, problems.map(toMessage)));
    return (await keepAlone(found.keep(answer))) ? answer : complete(request);
  };
  const { status } = toCheckout(quoted, platform);
  if (status !== 'ready_for_complete' && status !== 'complete_in_progress') return answerUnpaid();
  const token = findToken(parse(CompleteBody, body));
  if (token === undefined)
    return answerUnpaid({
      code: 'payment_missing',
      text: 'Send a card of the handler that the profile names',
    });
  const done = await completeSession(session, { token, quotedCents: quoted.totalCents, now });
  const problems = done.problem ? [toMessage(done.problem)] : [];
  const answer = ok(toCheckout({ ...quoted, session: done.session }, platform, problems));
  return (await done.save(found.keep(answer))) ? answer : complete(request);
};

const order: Operation = async ({ platform, id, now }) => {
  const shown = id === undefined ? undefined : await showOrder(id, platform, now);
  return shown ? ok(shown) : notFound(platform, 'order');
};

export const operations = {
  search_catalog: async ({ body, platform, now }) =>
    ok(await searchCatalog(parse(SearchBody, body), platform, now)),
  lookup_catalog: async ({ body, platform }) => ok(await lookUpCatalog(parse(LookupBody, body), platform)),
  get_product: async ({ body, platform }) => ok(await getCatalogProduct(parse(ProductBody, body), platform)),
  create_cart: create('cart'),
  get_cart: read('cart'),
  update_cart: update('cart'),
  cancel_cart: cancel('cart'),
  create_checkout: create('checkout'),
  get_checkout: read('checkout'),
  update_checkout: update('checkout'),
  complete_checkout: complete,
  cancel_checkout: cancel('checkout'),
  get_order: order,
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);
