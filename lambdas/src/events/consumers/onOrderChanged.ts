import { planAcceptReminder } from '#events/notices/acceptReminder.ts';
import { delayNotice } from '#events/notices/delayNotice.ts';
import { planLateNotice } from '#events/notices/lateNotice.ts';
import { readNoticeContext } from '#events/notices/noticeContext.ts';
import { bringsNotices, listNotices, tellsFlorist } from '#events/notices/orderNotices.ts';
import { pushToFlorist } from '#events/notices/pushToFlorist.ts';
import { sendNotice } from '#events/notices/sendNotice.ts';
import { planAddressSteps } from '#events/rescue/advanceAddress.ts';
import { countFigures, isEffectChanged } from '#model/figures/countFigures.ts';
import { tryEach } from '#model/messages/tryEach.ts';
import { planAgentEvent } from '#model/orders/agentEventEntity.ts';
import { saveOrderSearch } from '#model/orders/list/orderSearchEntity.ts';
import { saveOrderWords } from '#model/orders/list/orderWordEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findPayment } from '#model/payments/paymentEntity.ts';
import { rememberBought } from '#model/reviews/purchaseEntity.ts';
import { verifyReview } from '#model/reviews/reviewEntity.ts';
import { expirePaymentPage } from '#platform/services/payments.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import { batchWrite } from '#platform/table/batchWrite.ts';
import type { Get } from '#platform/table/read.ts';
import { countCameBack } from './countCameBack.ts';
import { countSold, isSoldChanged } from './countSold.ts';
import { makeRefunds } from './makeRefunds.ts';
import { refundCanceled } from './refundCanceled.ts';
import { settleCompleted } from './settleCompleted.ts';
import { stageEvidence } from './stageEvidence.ts';
import { takeAgentConsent } from './takeAgentConsent.ts';

export async function onOrderChanged(
  before: OrderItem | undefined,
  after: OrderItem,
  now: Date,
): Promise<void> {
  const search = [() => saveOrderWords(before, after), () => saveOrderSearch(before, after)];
  // Nobody is told that an order lost its words; nothing else of it changed.
  if (after.emptied && before?.updatedAt === after.updatedAt) return tryEach(search);
  const isCompletedNow = before?.status !== 'completed' && after.status === 'completed';
  const batch = new BatchRead();
  const counting = count(before, after, batch.get);
  const pushing = pushToFlorist(before, after, now, batch.get);
  const context = bringsNotices(before, after)
    ? readNoticeContext(after, now, batch.get, tellsFlorist(before, after))
    : undefined;
  batch.send();
  // Earlier steps are awaited first.
  for (const started of [counting, pushing, context]) started?.catch(() => undefined);
  const steps = [
    () => counting,
    async () => {
      if (isCompletedNow) await recordPurchase(after);
    },
    ...search,
    () => refundCanceled(before, after),
    () => makeRefunds(before, after, now),
    () => settleCompleted(before, after, now),
    () => stageEvidence(before, after),
    () => endPaymentPage(before, after),
    () => pushing,
    () => planNotices(before, after, now),
    () => planAgentEvent(before, after),
    () => takeAgentConsent(before, after, now),
    async () => {
      if (!context) return;
      const { parties, wording, inboxes } = await context;
      for (const notice of listNotices(before, after, parties, wording))
        await sendNotice(after.id, notice, now, inboxes);
    },
  ];
  await tryEach(steps);
}

async function count(before: OrderItem | undefined, after: OrderItem, read: Get): Promise<void> {
  const { id, userId, lines } = after;
  const changed = { userId, newLines: before ? [] : lines };
  await Promise.all([
    before ? undefined : countCameBack(after, read),
    isSoldChanged(before, after) ? countSold(id, read) : undefined,
    isEffectChanged(before, after) ? countFigures(id, changed, read) : undefined,
  ]);
}

/** Makes the job look at the order when a notice may be due. */
async function planNotices(before: OrderItem | undefined, after: OrderItem, now: Date): Promise<void> {
  const rows = await Promise.all([
    planLateNotice(before, after),
    delayNotice(before, after, now),
    planAcceptReminder(before, after),
    planAddressSteps(before, after),
  ]);
  await batchWrite(rows.flat());
}

/** Records the purchase before verifying reviews, so that a concurrent review is verified by either step. */
async function recordPurchase({ userId, lines }: OrderItem): Promise<void> {
  for (const { productId } of lines) {
    await rememberBought(userId, productId);
    await verifyReview(userId, productId);
  }
}

/** A payment that arrives first is refunded. */
async function endPaymentPage(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  const isCanceledNow =
    before?.status !== 'canceled' && after.status === 'canceled' && after.paymentStatus === 'not_paid';
  if (!isCanceledNow && !hasClosedProposal(before, after)) return;
  const payment = await findPayment(after.id);
  const isOfProposal = payment?.proposal === after.proposal?.number;
  if (payment?.sessionId && !payment.ended && isOfProposal) await expirePaymentPage(payment.sessionId);
}

const hasClosedProposal = (before: OrderItem | undefined, after: OrderItem): boolean =>
  before?.proposal?.state === 'open' && !['open', 'paid'].includes(after.proposal?.state ?? '');
