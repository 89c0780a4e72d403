import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { dollarsToCents, formatMoney } from '@bloomkin/shared/rules/money.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import { planRefund, refundRefusal } from '@bloomkin/shared/rules/refund.ts';
import {
  answerOfSilence,
  computeAnswerBy,
  defaultSubstitution,
} from '@bloomkin/shared/rules/substitution.ts';
import { type Author, withLine } from '#model/orders/historyLine.ts';
import type { Swap } from '#model/orders/orderAnswers.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { closeProposal, openProposal } from '#model/orders/proposal.ts';
import { findSwapPhoto, openSwap } from '#model/orders/swap.ts';
import { requestRefund, toRefundable } from './orderRefund.ts';

interface Asked {
  words: string;
  back: number;
}

/** Asking accepts the order; it stays as it is until the buyer has answered (docs/product-rules.md, "Substitution"). */
export function askSwap(order: OrderItem, { words, back }: Asked, author: Author): OrderItem {
  if (isFinal(order.status) || order.dispatchedAt) throw new AppError('ORDER.STATUS.FINAL');
  if (openSwap(order) || openProposal(order) || order.rescue?.state === 'open')
    throw new AppError('ORDER.PROPOSAL_OPEN');
  const until = computeAnswerBy(order, author.now);
  if (!until) throw new AppError('ORDER.ASK_TOO_LATE');
  const backCents = dollarsToCents(back);
  if (backCents > 0) planBack(order, backCents);
  const photo = findSwapPhoto(order);
  const swap: Swap = {
    ...{ number: (order.swap?.number ?? 0) + 1, state: 'open', words, backCents },
    ...{ at: author.now.toISOString(), answerBy: until.toISOString() },
    ...(photo && { photo: photo.path }),
  };
  return withSwap(accept(order, author), swap, author);
}

/** Whoever asks about a flower makes the order. */
function accept(order: OrderItem, author: Author): OrderItem {
  if (order.status !== 'new') return order;
  const line = { what: 'status', from: 'new', to: 'in_progress' } as const;
  return withLine({ ...order, status: 'in_progress' }, author, line);
}

function planBack(order: OrderItem, amountCents: number) {
  const refundable = toRefundable(order);
  const refusal = refundRefusal(refundable);
  if (refusal) throw new AppError(refusal);
  const plan = planRefund(refundable, { amountCents });
  if ('path' in plan) throw invalidField('back', plan.message);
  return plan;
}

/** Yes refunds the difference once; no cancels the order, whose money goes back as of any canceled order. */
export function endSwap(order: OrderItem, state: Exclude<Swap['state'], 'open'>, author: Author): OrderItem {
  const swap = openSwap(order);
  if (!swap) return order;
  const ended = withSwap(order, { ...swap, state }, author);
  const isYes = state === 'accepted' || (state === 'expired' && isSilenceYes(order));
  if (state === 'withdrawn') return ended;
  if (!isYes) {
    const line = { what: 'status', from: order.status, to: 'canceled' } as const;
    return closeProposal(withLine({ ...ended, status: 'canceled' }, author, line), 'withdrawn', author);
  }
  if (swap.backCents === 0 || refundRefusal(toRefundable(order))) return ended;
  const reason = `Swapped: ${swap.words}`;
  return requestRefund(ended, planBack(order, swap.backCents), { by: author.by, reason, now: author.now });
}

const isSilenceYes = ({ substitution = defaultSubstitution }: OrderItem): boolean =>
  answerOfSilence(substitution) === 'accepted';

function withSwap(order: OrderItem, swap: Swap, author: Author): OrderItem {
  const from = swap.backCents > 0 ? formatMoney(swap.backCents) : null;
  const line = { what: 'swap', from, to: swap.state, reason: swap.words } as const;
  return withLine({ ...order, swap }, author, line);
}
