import { randomBytes } from 'node:crypto';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type ConsentPurpose, ConsentSource, consentPurposes } from '@bloomkin/shared/schemas/marketing.ts';
import * as z from 'zod';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, getMany } from '#platform/table/read.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { check, put, replace, transact, type Write } from '#platform/table/transact.ts';

const Decision = z.object({ agreed: z.boolean(), at: z.string(), source: ConsentSource });
type Decision = z.output<typeof Decision>;

/** Earlier decisions are kept as proof. */
const Consent = Decision.extend({
  userId: UserId,
  /** Part of e-mail links; only unsubscribes. */
  token: z.string(),
  earlier: z.array(Decision).readonly(),
  /** Absent where one answer was given to offers and to reminders of a cart. */
  apart: z.boolean().optional(),
  version: z.int(),
});

export const consentEntity = defineEntity({
  name: 'marketingConsent',
  version: 1,
  schema: Consent,
  key: { pk: 'USER#{userId}', sk: 'MARKETING' },
  lock: 'version',
  reads: {
    findConsent: 'whether a person agreed to offers',
    findConsents: 'which of some people agreed to offers',
  },
});
export type ConsentItem = ValueOf<typeof consentEntity>;

export const reminderConsentEntity = defineEntity({
  name: 'reminderConsent',
  version: 1,
  schema: Consent,
  key: { pk: 'USER#{userId}', sk: 'REMINDERS' },
  lock: 'version',
  reads: {
    findConsent: 'whether a person agreed to reminders of days',
    findConsents: 'which of some people agreed to reminders of days',
  },
});

export const cartConsentEntity = defineEntity({
  name: 'cartConsent',
  version: 1,
  schema: Consent,
  key: { pk: 'USER#{userId}', sk: 'CART_REMINDERS' },
  lock: 'version',
  reads: {
    findConsent: 'whether a person agreed to reminders of a cart',
    findConsents: 'which of some people agreed to reminders of a cart',
  },
});

const entities = {
  marketing: consentEntity,
  reminders: reminderConsentEntity,
  cart: cartConsentEntity,
} as const;

export const unsubscribeEntity = defineEntity({
  name: 'unsubscribe',
  version: 1,
  schema: z.object({
    token: z.string(),
    userId: UserId,
    purpose: z.enum(consentPurposes).optional(),
    apart: z.boolean().optional(),
  }),
  key: { pk: 'UNSUBSCRIBE#{token}', sk: 'UNSUBSCRIBE' },
  reads: { findUnsubscriber: 'whose link to unsubscribe it is' },
});

/** One answer to offers and carts counts for a cart until that has its own. */
export async function findConsent(
  userId: UserId,
  read: Get = get,
  purpose: ConsentPurpose = 'marketing',
): Promise<ConsentItem | undefined> {
  const [own, both] = await Promise.all([
    read(entities[purpose], { userId }),
    purpose === 'cart' ? read(consentEntity, { userId }) : undefined,
  ]);
  return own ?? (both?.apart ? undefined : both);
}

export async function findConsents(
  userIds: readonly UserId[],
  purpose: ConsentPurpose = 'marketing',
): Promise<ConsentItem[]> {
  const keys = userIds.map((userId) => ({ userId }));
  const own = await getMany(entities[purpose], keys);
  if (purpose !== 'cart') return own;
  const answered = new Set(own.map(({ userId }) => userId));
  const both = await getMany(
    consentEntity,
    keys.filter(({ userId }) => !answered.has(userId)),
  );
  return [...own, ...both.filter(({ apart }) => !apart)];
}

export const findUnsubscriber = (token: string) => get(unsubscribeEntity, { token });

/** What a "no" ends: one answer to offers and carts ends both. */
export const listEnded = (
  purpose: ConsentPurpose,
  { apart }: { apart?: boolean | undefined },
): readonly ConsentPurpose[] => (purpose === 'marketing' && !apart ? ['cart', 'marketing'] : [purpose]);

export const withdrawalKinds = { marketing: 'consent', reminders: 'reminders', cart: 'cart' } as const;

const toWithdrawal = (userId: UserId, { agreed, at }: Decision, purpose: ConsentPurpose) => ({
  kind: 'withdrawal' as const,
  line: `${withdrawalKinds[purpose]}/${userId}/${at}/${agreed ? 'agreed' : 'withdrawn'}`,
});

const maxEarlier = 20;

/** Repeating a decision keeps its date. */
export function saveDecision(
  userId: UserId,
  decision: Decision,
  purpose: ConsentPurpose = 'marketing',
): Promise<ConsentItem> {
  return retryOnConflict(async () => {
    const current = await get(entities[purpose], { userId });
    if (current?.agreed === decision.agreed) return current;
    if (purpose === 'marketing') await separateCart(current);
    return (await writeDecision(userId, decision, purpose, current)) ?? conflict;
  });
}

/** Gives a cart its own answer where one was given to offers and carts together. */
export async function separateCart(both: ConsentItem | undefined): Promise<void> {
  if (!both || both.apart) return;
  const { userId, agreed, at, source } = both;
  // It fails where a cart has its own answer already.
  await writeDecision(userId, { agreed, at, source }, 'cart', undefined);
}

async function writeDecision(
  userId: UserId,
  decision: Decision,
  purpose: ConsentPurpose,
  current: ConsentItem | undefined,
): Promise<ConsentItem | undefined> {
  const { agreed, at, source } = current ?? {};
  const before =
    agreed === undefined || at === undefined || source === undefined ? [] : [{ agreed, at, source }];
  const earlier = [...before, ...(current?.earlier ?? [])].slice(0, maxEarlier);
  // A link that was mailed for offers and carts together keeps ending both.
  const token = current?.apart ? current.token : randomBytes(24).toString('base64url');
  const next = { ...decision, userId, token, earlier, apart: true, version: 0 };
  const failed = await transact({
    consent: replace(entities[purpose], next, current),
    link: put(unsubscribeEntity, { token, userId, purpose, apart: true }),
    // A table that is restored from before must not send what was refused since.
    line: putOutgoing(toWithdrawal(userId, decision, purpose), new Date(decision.at)),
  });
  return failed ? undefined : next;
}

/** Fails without a current consent. */
export const checkAgreed = (userId: UserId, purpose: ConsentPurpose = 'marketing'): Write =>
  check(entities[purpose], { userId }, equals('agreed', true));
