import { paths } from '@bloomkin/shared/pages.ts';
import { claimKindLabels, claimWishLabels } from '@bloomkin/shared/rules/claimTable.ts';
import { zonedDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { noticeLinkLabel } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { describeRefund, type NoticeBuilder, type NoticeContext, toBuyer } from './buyerNotice.ts';
import { toFlorist } from './floristNotice.ts';
import type { Notice } from './notice.ts';
import { writeText } from './writeText.ts';

const formatBy = (at: string | undefined, { timeZone }: OrderItem) =>
  at ? zonedDeadline(new Date(at), timeZone) : '';

export const swapAsked: NoticeBuilder = (context) => {
  const { order, swapToken = '' } = context;
  const values = {
    reason: `They write: “${order.swap?.words ?? ''}”`,
    by: formatBy(order.swap?.answerBy, order),
  };
  return toBuyer(context, {
    ...{ name: `swap_asked_${order.swap?.number ?? 0}`, linkLabel: noticeLinkLabel('swap_asked') },
    ...writeText(context, 'swap_asked', values),
    path: paths.swap(swapToken),
  });
};

export const swapExpired: NoticeBuilder = (context) => {
  const { order } = context;
  const isCanceled = order.status === 'canceled';
  const cents = isCanceled && order.paidBy === 'card' ? retainedCents(order) : (order.swap?.backCents ?? 0);
  const reason = isCanceled ? 'Nothing is swapped, and the order is canceled.' : 'The flower is swapped.';
  const values = { reason, refund: order.paidBy === 'card' ? describeRefund(cents) : '' };
  const name = `swap_expired_${order.swap?.number ?? 0}`;
  return toBuyer(context, { name, ...writeText(context, 'swap_expired', values) });
};

export const swapForFlorist = (context: NoticeContext): Notice => {
  const { swap, status } = context.order;
  const reason =
    status === 'canceled' ? 'Not swapped: please do not make the order.' : `Swap it: “${swap?.words ?? ''}”`;
  const name = `florist_swap_${swap?.number ?? 0}`;
  return toFlorist(context, { name, ...writeText(context, 'florist_swap', { reason }) });
};

const describeClaim = ({ claim }: OrderItem): string =>
  claim ? `${claimKindLabels[claim.kind]}. Wish: ${claimWishLabels[claim.wish].toLowerCase()}.` : '';

export const claimForFlorist = (context: NoticeContext): Notice => {
  const { order } = context;
  const values = { reason: describeClaim(order), by: formatBy(order.claim?.answerBy, order) };
  return toFlorist(context, { name: 'florist_claim', ...writeText(context, 'florist_claim', values) });
};

const claimResults = {
  refund: 'All of your money goes back.',
  part: 'Part of your money goes back.',
  replacement: 'You get a new bouquet, free.',
  refused: 'The answer is no.',
} as const;

export const claimAnswered: NoticeBuilder = (context) => {
  const { order } = context;
  const { result, because = '', words } = order.claim ?? {};
  const said = words ? ` They write: “${words}”` : '';
  const reason = `${result ? claimResults[result] : ''} ${because}${said}`;
  const cents = result === 'refund' ? retainedCents(order) : (order.claim?.givenCents ?? 0);
  const refund = order.paidBy === 'card' ? describeRefund(cents) : '';
  const name = order.claim?.again ? 'claim_answered_again' : 'claim_answered';
  return toBuyer(context, { name, ...writeText(context, 'claim_answered', { reason, refund }) });
};

export const claimSettledForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, {
    name: 'florist_claim_settled',
    ...writeText(context, 'florist_claim_settled', { reason: describeClaim(context.order) }),
  });
