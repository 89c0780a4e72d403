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
  version: z.int(),
});

export const consentEntity = defineEntity({
  name: 'marketingConsent',
  version: 1,
  schema: Consent,
  key: { pk: 'USER#{userId}', sk: 'MARKETING' },
  lock: 'version',
  reads: {
    findConsent: 'whether a person agreed to reminders and offers',
    findConsents: 'which of some people agreed to reminders and offers',
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

const entities = { marketing: consentEntity, reminders: reminderConsentEntity } as const;

export const unsubscribeEntity = defineEntity({
  name: 'unsubscribe',
  version: 1,
  schema: z.object({ token: z.string(), userId: UserId, purpose: z.enum(consentPurposes).optional() }),
  key: { pk: 'UNSUBSCRIBE#{token}', sk: 'UNSUBSCRIBE' },
  reads: { findUnsubscriber: 'whose link to unsubscribe it is' },
});

export const findConsent = (
  userId: UserId,
  read: Get = get,
  purpose: ConsentPurpose = 'marketing',
): Promise<ConsentItem | undefined> => read(entities[purpose], { userId });

export const findConsents = (
  userIds: readonly UserId[],
  purpose: ConsentPurpose = 'marketing',
): Promise<ConsentItem[]> =>
  getMany(
    entities[purpose],
    userIds.map((userId) => ({ userId })),
  );

export const findUnsubscriber = (token: string) => get(unsubscribeEntity, { token });

export const withdrawalKinds = { marketing: 'consent', reminders: 'reminders' } as const;

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
    const current = await findConsent(userId, get, purpose);
    if (current?.agreed === decision.agreed) return current;
    const { agreed, at, source, token = randomBytes(24).toString('base64url') } = current ?? {};
    const before =
      agreed === undefined || at === undefined || source === undefined ? [] : [{ agreed, at, source }];
    const earlier = [...before, ...(current?.earlier ?? [])].slice(0, maxEarlier);
    const next = { ...decision, userId, token, earlier, version: 0 };
    const failed = await transact({
      consent: replace(entities[purpose], next, current),
      link: put(unsubscribeEntity, { token, userId, purpose }),
      // A table that is restored from before must not send what was refused since.
      line: putOutgoing(toWithdrawal(userId, decision, purpose), new Date(decision.at)),
    });
    return failed ? conflict : next;
  });
}

/** Fails without a current consent. */
export const checkAgreed = (userId: UserId, purpose: ConsentPurpose = 'marketing'): Write =>
  check(entities[purpose], { userId }, equals('agreed', true));
