import { randomBytes } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { Place } from '@bloomkin/shared/schemas/address.ts';
import { OrderId, ProductId, SizeId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, getMany } from '#platform/table/read.ts';
import { put, replace, transact, type Write } from '#platform/table/transact.ts';
import { removeItem } from '#platform/table/write.ts';
import { insertListedSession } from './agentSessionListEntity.ts';

/** What an agent may write about a person; every part is optional while the person is still being asked. */
export const AgentContact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type AgentContact = z.output<typeof AgentContact>;

export const AgentAddress = z.object({
  street: z.string(),
  unit: z.string(),
  locality: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string().optional(),
});
export type AgentAddress = z.output<typeof AgentAddress>;

const AgentLine = z.object({ productId: ProductId, sizeId: SizeId.optional(), count: z.int() });
export type AgentLine = z.output<typeof AgentLine>;

/** A cart or checkout that an agent fills in for a person, who pays on our page. */
export const agentSessionEntity = defineEntity({
  name: 'agentSession',
  version: 1,
  schema: z.object({
    id: z.string(),
    protocol: z.enum(['ucp', 'acp']),
    /** The profile's address, or the hash of a token: no other agent reads the session. */
    agent: z.string(),
    kind: z.enum(['cart', 'checkout']),
    /** `completing`: ordered, and not known to be paid. */
    status: z.enum(['open', 'completing', 'canceled', 'completed']),
    lines: z.array(AgentLine),
    buyer: AgentContact.nullable(),
    recipient: AgentContact.nullable(),
    address: AgentAddress.nullable(),
    /** The address as the place index knows it; null while it is not found. */
    place: Place.nullable(),
    pickupStoreId: StoreId.nullable(),
    option: z.object({ day: z.string(), startTime: z.string(), stopTime: z.string() }).nullable(),
    discountCode: z.string().nullable(),
    /** Sent beside it, and not used: one code per order. */
    moreCodes: z.array(z.string()).optional(),
    cardMessage: z.string(),
    note: z.string(),
    /** The buyer's own decision about marketing, as the agent asked for it. */
    marketingAgreed: z.boolean().optional(),
    /** As the agent sent it, to be echoed: the protocol's own part of the session. */
    sent: z.string(),
    orderId: OrderId.nullable(),
    /** The webhook of the agent's profile, which receives the order's events. */
    webhookUrl: z.string().optional(),
    version: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
  key: { pk: 'AGENT_SESSION#{id}', sk: 'SESSION' },
  lock: 'version',
  ttl: ({ createdAt, orderId }) => toEpochSeconds(createdAt) + (orderId ? orderSeconds : sessionSeconds),
  reads: {
    findAgentSession: 'the cart or checkout that an agent fills in',
    findAgentSessions: 'those of a page of the admins’ list',
  },
});
export type AgentSession = ValueOf<typeof agentSessionEntity>;

export const sessionSeconds = 6 * 60 * 60;
/** An order is shown to its agent for three months. */
const orderSeconds = 90 * 24 * 60 * 60;

export const expiresAt = ({ createdAt }: Pick<AgentSession, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + sessionSeconds * 1000);

/** 160 random bits: who knows the id may see what the session holds. */
export const newSessionId = (kind: AgentSession['kind']): string =>
  `${kind === 'cart' ? 'cart' : 'chk'}_${randomBytes(20).toString('base64url')}`;

/** Undefined after six hours, though DynamoDB deletes later. */
export async function findAgentSession(id: string, now: Date): Promise<AgentSession | undefined> {
  if (!/^(cart|chk)_[\w-]{27}$/.test(id)) return undefined;
  const session = await get(agentSessionEntity, { id });
  return session && (session.orderId !== null || expiresAt(session) > now) ? session : undefined;
}

export async function findAgentSessions(
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, AgentSession>> {
  const found = await getMany(
    agentSessionEntity,
    ids.map((id) => ({ id })),
  );
  const shown = found.filter((session) => session.orderId !== null || expiresAt(session) > now);
  return new Map(shown.map((session) => [session.id, session]));
}

/** A checkout that a person may still order from; another order of it is not the agent's. */
export async function findAgentCheckout(
  id: string | undefined,
  now: Date,
): Promise<AgentSession | undefined> {
  const session = id === undefined ? undefined : await findAgentSession(id, now);
  return session?.kind === 'checkout' && session.status === 'open' ? session : undefined;
}

/** With the order, in one transaction. */
export const completeAgentCheckout = (session: AgentSession, orderId: OrderId): Write =>
  replaceAgentSession({ ...session, status: 'completed', orderId }, session);

export const replaceAgentSession = (session: AgentSession, before: AgentSession): Write =>
  replace(agentSessionEntity, session, before);

export async function deleteAgentSession(id: string): Promise<void> {
  await removeItem(agentSessionEntity, { id });
}

/** False when another request changed the session, or answered under the same key. */
export async function saveAgentSession(
  session: AgentSession,
  before: AgentSession | undefined,
  idempotency: readonly Write[],
): Promise<boolean> {
  const write = before ? replaceAgentSession(session, before) : put(agentSessionEntity, session, absent());
  const listed = before ? undefined : insertListedSession(session);
  return (await transact({ session: write, listed, idempotency: [...idempotency] })) === undefined;
}
