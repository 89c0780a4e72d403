import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { wasOnTime } from '@bloomkin/shared/rules/claims.ts';
import { type ClaimFacts, claimMinutes, decideClaim } from '@bloomkin/shared/rules/claimTable.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { addOpenMinutes } from '@bloomkin/shared/rules/openMinutes.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import { planRefund, type RefundRequest, refundRefusal } from '@bloomkin/shared/rules/refund.ts';
import { addDays, localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ClaimInput, ClaimResult } from '@bloomkin/shared/schemas/claim.ts';
import { findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { type Author, withLine } from '#model/orders/historyLine.ts';
import type { Claim } from '#model/orders/orderAnswers.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { closeProposal } from '#model/orders/proposal.ts';
import { requestRefund, toRefundable } from './orderRefund.ts';

/** Money that was paid and is not back yet; otherwise the reason. */
export function requireClaimable(order: OrderItem): void {
  if (order.paymentStatus !== 'paid' || order.status === 'canceled')
    throw new AppError('ORDER.NOT_REFUNDABLE');
  const refusal = order.paidBy === 'card' && refundRefusal(toRefundable(order));
  if (refusal) throw new AppError(refusal);
}

export function readClaimFacts(order: OrderItem, now: Date): ClaimFacts {
  const { day, period, timeZone, completedAt, dispatchedAt, isPickup, deliveryCents } = order;
  const local = localTime(now, timeZone);
  const end = day && toInstant(day, period?.stopTime ?? '23:59', timeZone);
  return {
    delivered: completedAt ? judgeDelivery(order, new Date(completedAt)) : null,
    isDayOver: day !== null && local.day > day,
    isWindowOver: end ? end <= now : true,
    hasLeft: Boolean(dispatchedAt) || order.status === 'completed',
    leftOnDay: Boolean(dispatchedAt && day && localTime(new Date(dispatchedAt), timeZone).day <= day),
    ...{ isPickup, hasDeliveryPrice: deliveryCents > 0 },
  };
}

function judgeDelivery({ day, period, timeZone }: OrderItem, completedAt: Date): ClaimFacts['delivered'] {
  if (day === null) return 'in_time';
  if (wasOnTime({ completedAt, day, stopTime: period?.stopTime ?? null, timeZone })) return 'in_time';
  return completedAt < toInstant(addDays(day, 1), '00:00', timeZone) ? 'same_day' : 'another_day';
}

/** Answered at once where our own events prove it, otherwise open for the florist. */
export async function openClaim(order: OrderItem, input: ClaimInput, author: Author): Promise<OrderItem> {
  const { now } = author;
  const { kind, wish, amount, text } = input;
  const row = decideClaim(kind, wish, readClaimFacts(order, now));
  if (row.answer === 'wait')
    throw new AppError('CLAIM.NOT_YET', {
      message: `${row.because} Tell us again if something is wrong then.`,
    });
  const claim: Claim = {
    ...{ kind, wish, text, at: now.toISOString(), state: 'open', law: row.law, because: row.because },
    ...(wish === 'part' && amount !== undefined && { cents: dollarsToCents(amount) }),
    answerBy: (await findAnswerBy(order, now)).toISOString(),
  };
  if (claim.cents) requirePart(order, claim.cents);
  const opened = withLine({ ...order, claim }, author, { what: 'claim', from: null, to: kind });
  if (row.answer === 'florist' || order.paidBy !== 'card') return opened;
  const result = row.answer === 'all' ? 'refund' : 'part';
  const cents = row.answer === 'delivery' ? order.deliveryCents : undefined;
  return settleClaim(opened, { result, cents, words: '' }, { by: 'Bloomkin', now });
}

function requirePart(order: OrderItem, cents: number): void {
  if (order.paidBy !== 'card') return;
  const plan = planRefund(toRefundable(order), { amountCents: cents });
  if ('path' in plan) throw invalidField('amount', plan.message);
}

async function findAnswerBy(order: OrderItem, now: Date): Promise<Date> {
  const florist = await findCompany(order.companyId);
  const store = florist && toCompanyFacts(florist).stores.find(({ id }) => id === order.storeId);
  return (store && addOpenMinutes(store, now, claimMinutes)) ?? now;
}

/** Another person looks at a claim that did not end in the whole money back. */
export function askAgain(order: OrderItem, claim: Claim, author: Author): OrderItem {
  const open = { ...claim, state: 'open', answerBy: author.now.toISOString(), again: true } as const;
  return withLine({ ...order, claim: open }, author, { what: 'claim', from: null, to: 'again' });
}

interface Decision {
  result: ClaimResult;
  /** Set for a part of the money. */
  cents?: number | undefined;
  words: string;
}

export function settleClaim(order: OrderItem, { result, cents, words }: Decision, by: Author): OrderItem {
  if (!order.claim) return order;
  const claim: Claim = { ...order.claim, state: 'settled', result, words, by: by.by };
  const given = result === 'part' && cents !== undefined ? { givenCents: cents } : {};
  const settled = withLine({ ...order, claim: { ...claim, ...given } }, by, {
    ...{ what: 'claim', from: order.claim.kind, to: result },
    ...(words && { reason: words }),
  });
  if (result === 'refund') return giveBack(settled, {}, by);
  return result === 'part' ? giveBack(settled, { amountCents: cents }, by) : settled;
}

/** Once, by the order's version: canceling gives all back, otherwise a refund is asked for. */
function giveBack(order: OrderItem, wish: RefundRequest, by: Author): OrderItem {
  const isWhole = wish.amountCents === undefined;
  if (isWhole && !isFinal(order.status)) {
    const line = { what: 'status', from: order.status, to: 'canceled' } as const;
    return closeProposal(withLine({ ...order, status: 'canceled' }, by, line), 'withdrawn', by);
  }
  if (order.paidBy !== 'card') return order;
  requireClaimable(order);
  const plan = planRefund(toRefundable(order), wish);
  if ('path' in plan) throw invalidField('amount', plan.message);
  return requestRefund(order, plan, { by: by.by, reason: order.claim?.because ?? '', now: by.now });
}
