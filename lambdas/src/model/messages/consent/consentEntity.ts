import { randomBytes } from 'node:crypto';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ConsentSource } from '@bloomkin/shared/schemas/marketing.ts';
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
export const consentEntity = defineEntity({
  name: 'marketingConsent',
  version: 1,
  schema: Decision.extend({
    userId: UserId,
    /** Part of e-mail links; only unsubscribes. */
    token: z.string(),
    earlier: z.array(Decision).readonly(),
    version: z.int(),
  }),
  key: { pk: 'USER#{userId}', sk: 'MARKETING' },
  lock: 'version',
  reads: {
    findConsent: 'whether a person agreed to reminders and offers',
    findConsents: 'which of some people agreed to reminders and offers',
  },
});
export type ConsentItem = ValueOf<typeof consentEntity>;

export const unsubscribeEntity = defineEntity({
  name: 'unsubscribe',
  version: 1,
  schema: z.object({ token: z.string(), userId: UserId }),
  key: { pk: 'UNSUBSCRIBE#{token}', sk: 'UNSUBSCRIBE' },
  reads: { findUnsubscriber: 'whose link to unsubscribe it is' },
});

export const findConsent = (userId: UserId, read: Get = get): Promise<ConsentItem | undefined> =>
  read(consentEntity, { userId });

export const findConsents = (userIds: readonly UserId[]): Promise<ConsentItem[]> =>
  getMany(
    consentEntity,
    userIds.map((userId) => ({ userId })),
  );

export async function findUnsubscriber(token: string): Promise<UserId | undefined> {
  const found = await get(unsubscribeEntity, { token });
  return found?.userId;
}

const toWithdrawal = (userId: UserId, { agreed, at }: Decision) => ({
  kind: 'withdrawal' as const,
  line: `consent/${userId}/${at}/${agreed ? 'agreed' : 'withdrawn'}`,
});

const maxEarlier = 20;

/** Repeating a decision keeps its date. */
export function saveDecision(userId: UserId, decision: Decision): Promise<ConsentItem> {
  return retryOnConflict(async () => {
    const current = await findConsent(userId);
    if (current?.agreed === decision.agreed) return current;
    const { agreed, at, source, token = randomBytes(24).toString('base64url') } = current ?? {};
    const before =
      agreed === undefined || at === undefined || source === undefined ? [] : [{ agreed, at, source }];
    const earlier = [...before, ...(current?.earlier ?? [])].slice(0, maxEarlier);
    const next = { ...decision, userId, token, earlier, version: 0 };
    const failed = await transact({
      consent: replace(consentEntity, next, current),
      link: put(unsubscribeEntity, { token, userId }),
      // A table that is restored from before must not send what was refused since.
      line: putOutgoing(toWithdrawal(userId, decision), new Date(decision.at)),
    });
    return failed ? conflict : next;
  });
}

/** Fails without a current consent. */
export const checkAgreed = (userId: UserId): Write =>
  check(consentEntity, { userId }, equals('agreed', true));
