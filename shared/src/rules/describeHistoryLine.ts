import { claimKindLabels } from './claimTable.ts';
import { describeHandover, onItsWayLabel, orderStatusLabels, paymentStatusLabels } from './orderStatus.ts';
import { describeRefundLine } from './refund.ts';

interface HistoryLine {
  what: string;
  from: string | null;
  to: string | null;
  reason?: string | undefined;
}

const labels: Readonly<Record<string, string>> = { ...orderStatusLabels, ...paymentStatusLabels };
const findLabel = (word: string | null) => (word === null ? '' : (labels[word] ?? word));

export function describeHistoryLine({ what, from, to, reason }: HistoryLine): string {
  switch (what) {
    case 'placed':
      return 'Order placed';
    case 'status':
    case 'payment_status':
      return (from ? `${findLabel(from)} → ` : '') + findLabel(to) + (reason ? `: “${reason}”` : '');
    case 'items':
      return `Items: ${to ?? ''}`;
    case 'delivery':
      return `Delivery: ${to ?? ''}`;
    case 'comment':
      return to ? `Note: “${to}”` : 'Note taken away';
    case 'card_message':
      return to ? `Card: “${to}”` : 'Card message taken away';
    case 'recipient':
      return `For ${to ?? 'the buyer'}`;
    case 'refund':
      return describeRefundLine(to);
    case 'proposal':
      return describeProposalStep(to, from ?? '');
    case 'dispatch':
      if (to === 'not_delivered') return `Could not be delivered${reason ? `: “${reason}”` : ''}`;
      return to === 'on_its_way' ? onItsWayLabel : `${onItsWayLabel}: taken back`;
    case 'rescue':
      return rescueLabels[to ?? ''] ?? '';
    case 'handover':
      return describeHandover({ to, reason });
    case 'claim':
      return to && to in claimKinds ? `Something is wrong: ${claimKinds[to]}` : `Claim: ${to ?? ''}`;
    case 'swap':
      return `Swap ${to ?? ''}${reason ? `: “${reason}”` : ''}`;
    case 'hold':
      return to === 'lapsed' ? 'Place let go: not paid in time' : 'Place taken again';
    case 'dispute':
      if (to === 'won') return 'Dispute won: the money stays';
      if (to === 'lost') return 'Dispute lost: the money went back';
      return `Payment disputed: ${to ?? ''}`;
    default:
      return [what, to].filter(Boolean).join(': ');
  }
}

const claimKinds: Readonly<Record<string, string>> = claimKindLabels;

const rescueLabels: Readonly<Record<string, string>> = {
  lapsed: 'Not accepted in time: the buyer is asked',
  canceled: 'The florist cannot make it: the buyer is asked',
  moved: 'Moved to another florist',
  refunded: 'Nobody makes it: the money goes back',
};

function describeProposalStep(state: string | null, amount: string): string {
  switch (state) {
    case 'open':
      return `Buyer asked for ${amount} more`;
    case 'paid':
      return `${amount} more paid: the order is changed`;
    case 'declined':
      return `Change for ${amount} declined`;
    case 'withdrawn':
      return `Change for ${amount} withdrawn`;
    default:
      return `Change for ${amount} not answered in time`;
  }
}
