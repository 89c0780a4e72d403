import { addDays, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type ConsentPurpose, consentPurposes } from '@bloomkin/shared/schemas/marketing.ts';
import { forgetPerson } from '#events/retention/forgetPerson.ts';
import { removeOrderFully, saveEmptied } from '#events/retention/saveEmptied.ts';
import { auditLists, findAuditItems, forgetWhere, listAudited } from '#model/audit/auditEntity.ts';
import { syncAudience } from '#model/messages/campaigns/syncAudience.ts';
import {
  findConsents,
  listEnded,
  saveDecision,
  withdrawalKinds,
} from '#model/messages/consent/consentEntity.ts';
import { tryEach } from '#model/messages/tryEach.ts';
import { isSettled, withoutBuyer, withoutDelivery } from '#model/orders/emptyOrder.ts';
import { findOrdersEvenDeleted, listDueBefore, type OrderItem } from '#model/orders/orderEntity.ts';
import { findMarksOf } from '#model/users/occasionMarksEntity.ts';
import { saveMarks } from '#model/users/occasions/saveMarks.ts';
import { findRecipient } from '#model/users/recipientEntity.ts';
import { findUsers } from '#model/users/userEntity.ts';
import { logError } from '#platform/log.ts';
import { listWithdrawals } from '#platform/services/withdrawals.ts';
import { readInstant } from './schedule.ts';

const deliveryDays = 90;
/** Seven years with two leap days. */
const orderDays = 7 * 365 + 2;
const auditDays = 2 * 365;
/** Sorts after each. */
const everyDay = '9999-12-31';
/** Orders in memory at a time. */
const batch = 100;

type Steps = (() => Promise<unknown>)[];

/** Hourly. Everything is found by what is left to do, so that a run repeats, catches up and re-applies itself to a restored table. */
export async function handler(event: unknown): Promise<{ steps: number }> {
  const now = readInstant(event);
  const daysAgo = (days: number) => addDays(utcDay(now.getTime()), -days);
  const steps = [
    ...(await planDeletions(now)),
    ...(await Promise.all(consentPurposes.map(planRefusals))).flat(),
    ...(await planNoes(now)),
    ...(await planOrders('done', daysAgo(deliveryDays), emptyWhenDue(daysAgo(deliveryDays), now))),
    ...(await planOrders('deleted', everyDay, emptyDeleted(daysAgo(1), now))),
    ...(await planOrders('emptied', daysAgo(orderDays), removeWhenDue(daysAgo(orderDays), now))),
    ...(await planOrders('deletedEmptied', daysAgo(orderDays), removeWhenDue(daysAgo(orderDays), now))),
    () => forgetAddresses(daysAgo(auditDays)),
  ];
  let failures = 0;
  for (const step of steps)
    await step().catch((error: unknown) => {
      failures++;
      logError('personal data could not be removed', { error });
    });
  if (failures > 0) throw new Error(`${failures} of ${steps.length} steps failed`);
  return { steps: steps.length };
}

async function planOrders(
  list: Parameters<typeof listDueBefore>[0],
  day: string,
  change: (order: OrderItem) => Promise<void>,
): Promise<Steps> {
  const listed = await listDueBefore(list, day);
  const ids = listed.map(({ id }) => id);
  const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, at) =>
    ids.slice(at * batch, (at + 1) * batch),
  );
  return batches.map((some) => async () => {
    const orders = await findOrdersEvenDeleted(some);
    await tryEach(orders.map((order) => () => change(order)));
  });
}

/** A late change of the order counts its days anew. */
const emptyWhenDue = (day: string, now: Date) => async (order: OrderItem) => {
  if (isSettled(order) && order.updatedAt < day) await saveEmptied(order, withoutDelivery(order, now), now);
};

/** The day after, when its notices are out: it never was paid, or all went back. */
const emptyDeleted = (day: string, now: Date) => async (order: OrderItem) => {
  if (order.updatedAt < day) await saveEmptied(order, withoutBuyer(order, now), now);
};

const removeWhenDue = (day: string, now: Date) => async (order: OrderItem) => {
  if (order.createdAt < day) await removeOrderFully(order, now);
};

/** People whose account a restore brought back are among them. */
async function planDeletions(now: Date): Promise<Steps> {
  const ids = (await listWithdrawals('deleted')).map(([id]) => UserId.parse(id));
  const left = (await findUsers(ids)).filter(({ erasedAt }) => !erasedAt);
  return left.map((user) => () => forgetPerson(user, now));
}

/** Nobody who refused since the restored instant gets another message: the last decision of the list wins over an older row. */
async function planRefusals(purpose: ConsentPurpose): Promise<Steps> {
  const last = new Map<UserId, { at: string; decision: string }>();
  for (const [id, at = '', decision = ''] of await listWithdrawals(withdrawalKinds[purpose]))
    if (at >= (last.get(UserId.parse(id))?.at ?? '')) last.set(UserId.parse(id), { at, decision });
  const refusing = [...last].filter(([, { decision }]) => decision === 'withdrawn').map(([id]) => id);
  const agreeing = (await findConsents(refusing, purpose)).filter(({ agreed }) => agreed);
  return agreeing.flatMap(({ userId, at: agreedAt, apart }) => {
    const { at } = last.get(userId) ?? { at: '' };
    if (at <= agreedAt) return [];
    return async () => {
      for (const one of listEnded(purpose, { apart }))
        await saveDecision(userId, { agreed: false, at, source: 'account' }, one);
      await syncAudience(userId);
    };
  });
}

/** A restored row may have forgotten which "no" it was: the person is quiet until the owner says otherwise. */
async function planNoes(now: Date): Promise<Steps> {
  const last = new Map<string, { ownerId: UserId; recipientId: UserId; at: string }>();
  for (const [owner, recipient, at = ''] of await listWithdrawals('noes')) {
    const [ownerId, recipientId] = [UserId.parse(owner), UserId.parse(recipient)];
    last.set(`${ownerId} ${recipientId}`, { ownerId, recipientId, at });
  }
  const rows = new Map((await findMarksOf([...last.values()])).map((row) => [row.recipientId, row]));
  const forgotten = [...last.values()].filter(({ recipientId, at }) => {
    const row = rows.get(recipientId);
    return row && (row.noAt ?? '') < at;
  });
  return forgotten.map(({ ownerId, recipientId }) => async () => {
    const recipient = await findRecipient(ownerId, recipientId);
    if (recipient) await saveMarks(recipient, { change: 'quiet' }, now);
  });
}

/** Empties the addresses of a month, so that a stopped job loses none. */
async function forgetAddresses(before: string): Promise<void> {
  const acts = await listAudited(auditLists.all, addDays(before, -31), before);
  const items = await findAuditItems(acts.map(({ id }) => id));
  await tryEach(
    items.filter(({ address, device }) => address || device).map((item) => () => forgetWhere(item)),
  );
}
