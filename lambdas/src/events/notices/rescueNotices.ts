import { paths } from '@bloomkin/shared/pages.ts';
import { zonedDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { NoticeName } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { describeRefund, type NoticeBuilder, type NoticeContext, toBuyer } from './buyerNotice.ts';
import { toFlorist } from './floristNotice.ts';
import type { Notice } from './notice.ts';
import { writeText } from './writeText.ts';

const formatInstant = (at: string | null | undefined, { timeZone }: OrderItem): string =>
  at ? zonedDeadline(new Date(at), timeZone) : '';

/** Who may make it, or the money back: the only notice with a link that acts without sign-in. */
export const rescueOpened: NoticeBuilder = (context) => {
  const { order, token = '' } = context;
  const { why, until, candidates = [] } = order.rescue ?? {};
  const name: NoticeName =
    why === 'canceled' ? 'rescue_canceled' : candidates.length > 0 ? 'rescue_lapsed' : 'rescue_alone';
  const by = formatInstant(until, order);
  const values = { by, amount: formatMoney(retainedCents(order)), reason: quoteReason(order) };
  return toBuyer(context, {
    ...{ name: 'rescue', linkLabel: 'Choose now', path: paths.rescue(token) },
    ...writeText(context, name, values),
  });
};

function quoteReason({ history }: OrderItem): string {
  const reason = history.findLast(({ to }) => to === 'canceled')?.reason;
  return reason ? `They write: “${reason}”` : '';
}

/** A shop may be stopped again later. */
export const shopStopped =
  (at: string): NoticeBuilder =>
  (context) =>
    toBuyer(context, { name: `shop_stopped_${at}`, ...writeText(context, 'shop_stopped') });

export const rescueRefunded: NoticeBuilder = (context) => {
  const values = { refund: describeRefund(retainedCents(context.order)), reason: quoteReason(context.order) };
  return toBuyer(context, { name: 'rescue_refunded', ...writeText(context, 'rescue_refunded', values) });
};

/** Tells of the order that took it over. */
export const rescueMoved: NoticeBuilder = (context) => {
  const back = context.order.refunds?.reduce((sum, { amountCents }) => sum + amountCents, 0) ?? 0;
  const values = { refund: describeRefund(back) };
  return toBuyer(context, { name: 'rescue_moved', ...writeText(context, 'rescue_moved', values) });
};

export const lapsedForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, {
    name: 'florist_lapsed',
    ...writeText(context, 'florist_lapsed', {
      by: formatInstant(context.order.acceptClock?.acceptBy, context.order),
    }),
  });

export const lostForFlorist = (context: NoticeContext): Notice =>
  toFlorist(context, { name: 'florist_lost', ...writeText(context, 'florist_lost') });
