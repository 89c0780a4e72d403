import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OrderItem } from '#orders/orderEntity.ts';
import { type NoticeBuilder, type NoticeContext, shortFloristName, toBuyer } from './buyerNotice.ts';
import { toFlorist } from './floristNotice.ts';
import type { Notice } from './notice.ts';
import { describeGoods } from './orderFacts.ts';

/** Of the newest edit: it may come from several payments. */
function newestEditCents({ refunds = [] }: OrderItem): number {
  const edits = refunds.filter(({ isEdit }) => isEdit);
  const newest = edits.filter(({ at }) => at === edits.at(-1)?.at);
  return newest.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export const cheaperByEdit: NoticeBuilder = (context) => {
  const { order } = context;
  const amount = formatMoney(newestEditCents(order));
  return toBuyer(context, {
    name: `edited_${order.refunds?.length ?? 0}`,
    subject: `Changed: order ${order.number}, ${amount} goes back to you`,
    heading: 'Your order was changed',
    paragraphs: [
      `${order.companyBrand} has changed your order ${order.number}. It now holds ${describeGoods(order)}, for ${formatMoney(order.totalCents)}.`,
      `${amount} goes back to your card. Your bank shows it within 10 days, often sooner.`,
    ],
    sms: `${shortFloristName(context)} has changed your order ${order.number}. ${amount} goes back to your card within 10 days.`,
  });
};

interface ProposalFacts {
  number: number;
  amount: string;
  goods: string;
  payBy: string;
}

function readProposal({ proposal, timeZone }: OrderItem): ProposalFacts {
  const { day, time } = localTime(new Date(proposal?.payBy ?? 0), timeZone);
  const lines = proposal?.fields.lines ?? [];
  return {
    number: proposal?.number ?? 0,
    amount: formatMoney(proposal?.dueCents ?? 0),
    goods: lines.map(({ name, sizeName, count }) => `${count} × ${lineTitle(name, sizeName)}`).join(', '),
    payBy: `${formatDay(day)}, ${formatTime(time)}`,
  };
}

export const proposed: NoticeBuilder = (context) => {
  const { order } = context;
  const { number, amount, goods, payBy } = readProposal(order);
  return toBuyer(context, {
    name: `proposed_${number}`,
    subject: `A change to your order ${order.number}: ${amount} more`,
    heading: 'Your florist suggests a change',
    paragraphs: [
      `${order.companyBrand} would like to change your order ${order.number} to ${goods}. That costs ${amount} more.`,
      `Look at what changes, then pay ${amount} or decline, by ${payBy}. Until you pay, your order stays as it is.`,
    ],
    linkLabel: 'See what changes',
    sms: `${shortFloristName(context)} suggests a change to your order ${order.number} for ${amount} more. See it and pay or decline by ${payBy}:`,
  });
};

export const proposalPaid: NoticeBuilder = (context) => {
  const { order } = context;
  const { number, amount } = readProposal(order);
  return toBuyer(context, {
    name: `proposal_paid_${number}`,
    subject: `Changed and paid: order ${order.number}`,
    heading: 'Your order is changed',
    paragraphs: [
      `We have your payment of ${amount}. Order ${order.number} now holds ${describeGoods(order)}, for ${formatMoney(order.totalCents)} in all.`,
    ],
    sms: `we have your ${amount}. Order ${order.number} is changed.`,
  });
};

const endings = {
  withdrawn: ['The change is withdrawn', 'has taken back the suggested change to'],
  expired: ['The change has lapsed', 'has not got your answer to the suggested change to'],
} as const;

/** Not for a declined one: the buyer knows. */
export const proposalEnded =
  (state: keyof typeof endings): NoticeBuilder =>
  (context) => {
    const { order } = context;
    const { number } = readProposal(order);
    const [heading, what] = endings[state];
    return toBuyer(context, {
      name: `proposal_${state}_${number}`,
      subject: `${heading}: order ${order.number}`,
      heading,
      paragraphs: [
        `${order.companyBrand} ${what} your order ${order.number}. Your order stays as it was, and nothing was charged.`,
      ],
      sms: null,
    });
  };

const answers = {
  paid: ['has paid', 'The order is changed now: open it before you make it.'],
  declined: ['has declined', 'The order stays as it was.'],
  expired: ['has not answered', 'The order stays as it was. Call them if they still want the change.'],
} as const;

export const proposalAnswered =
  (state: keyof typeof answers) =>
  (context: NoticeContext): Notice => {
    const { order } = context;
    const { number, amount } = readProposal(order);
    const [what, next] = answers[state];
    const buyer = order.fio || 'The buyer';
    return toFlorist(context, {
      name: `florist_proposal_${state}_${number}`,
      subject: `Change for ${amount} ${state === 'expired' ? 'not answered' : state}: order ${order.number}`,
      heading: `The buyer ${what}`,
      paragraphs: [`${buyer} ${what} the change to order ${order.number} for ${amount} more. ${next}`],
    });
  };
