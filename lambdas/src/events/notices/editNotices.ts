import { paths } from '@bloomkin/shared/pages.ts';
import { zonedDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { noticeLinkLabel } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { describeWhen } from '#model/orders/describeDelivery.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { type NoticeBuilder, type NoticeContext, toBuyer } from './buyerNotice.ts';
import { toFlorist } from './floristNotice.ts';
import type { Notice } from './notice.ts';
import { listBuyersEdits } from './orderChanges.ts';
import { writeText } from './writeText.ts';

/** The newest edit's refunds, which may come from several payments. */
function newestEditCents({ refunds = [] }: OrderItem): number {
  const edits = refunds.filter(({ isEdit }) => isEdit);
  const newest = edits.filter(({ at }) => at === edits.at(-1)?.at);
  return newest.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export const cheaperByEdit: NoticeBuilder = (context) => {
  const amount = formatMoney(newestEditCents(context.order));
  const name = `edited_${context.order.refunds?.length ?? 0}`;
  return toBuyer(context, { name, ...writeText(context, 'edited', { amount }) });
};

/** An order may move more than once. */
export const moved: NoticeBuilder = (context) =>
  toBuyer(context, { name: `moved_${context.order.version}`, ...writeText(context, 'moved') });

const editLabels: Readonly<Record<string, string>> = {
  delivery: 'when or where',
  recipient: 'who gets it',
  card_message: 'the card',
  comment: 'the note to the driver',
};

/** 'when or where, the card' */
const describeEdits = (order: OrderItem): string =>
  listBuyersEdits(order)
    .map(({ what }) => editLabels[what])
    .join(', ');

export const editedByBuyer: NoticeBuilder = (context) => {
  const changes = describeEdits(context.order);
  const name = `edited_by_buyer_${context.order.version}`;
  return toBuyer(context, { name, ...writeText(context, 'edited_by_buyer', { changes }) });
};

export const editedForFlorist = (context: NoticeContext): Notice => {
  const changes = describeEdits(context.order);
  const name = `florist_edited_${context.order.version}`;
  return toFlorist(context, { name, ...writeText(context, 'florist_edited', { changes }) });
};

interface ProposalFacts {
  number: number;
  amount: string;
  goods: string;
  when: string;
  payBy: string;
}

function readProposal(order: OrderItem): ProposalFacts {
  const { proposal, timeZone } = order;
  const lines = proposal?.fields.lines ?? [];
  return {
    number: proposal?.number ?? 0,
    amount: formatMoney(proposal?.dueCents ?? 0),
    goods: lines.map(({ name, sizeName, count }) => `${count} × ${lineTitle(name, sizeName)}`).join(', '),
    when: describeWhen(proposal?.fields ?? order),
    payBy: zonedDeadline(new Date(proposal?.payBy ?? 0), timeZone),
  };
}

export const proposed: NoticeBuilder = (context) => {
  const { number, amount, goods, when, payBy } = readProposal(context.order);
  return toBuyer(context, {
    name: `proposed_${number}`,
    ...writeText(context, 'proposed', { amount, goods, when, pay_by: payBy }),
    ...{ linkLabel: noticeLinkLabel('proposed'), path: paths.order(context.order.id) },
  });
};

export const proposalPaid: NoticeBuilder = (context) => {
  const { number, amount } = readProposal(context.order);
  const name = `proposal_paid_${number}`;
  return toBuyer(context, { name, ...writeText(context, 'proposal_paid', { amount }) });
};

/** Except a declined one: the buyer declined it. */
export const proposalEnded =
  (state: 'withdrawn' | 'expired'): NoticeBuilder =>
  (context) => {
    const { number, amount } = readProposal(context.order);
    const kind = `proposal_${state}` as const;
    return toBuyer(context, { name: `${kind}_${number}`, ...writeText(context, kind, { amount }) });
  };

export const proposalAnswered =
  (state: 'paid' | 'declined' | 'expired') =>
  (context: NoticeContext): Notice => {
    const { number, amount } = readProposal(context.order);
    const kind = `florist_proposal_${state}` as const;
    return toFlorist(context, { name: `${kind}_${number}`, ...writeText(context, kind, { amount }) });
  };
