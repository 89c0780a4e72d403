import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import { isSamePlace } from '@bloomkin/shared/rules/takenPlaces.ts';
import { chargedCents } from './cardPayments.ts';
import type { Author } from './historyLine.ts';
import type { OrderItem } from './orderEntity.ts';
import type { EditedFields, Proposal, ProposalState } from './storedOrder.ts';

/** See docs/product-rules.md, "Edits of a paid order". */
export const openProposal = ({ proposal }: Pick<OrderItem, 'proposal'>): Proposal | undefined =>
  proposal?.state === 'open' ? proposal : undefined;

const pickEdited = (order: OrderItem): EditedFields => ({
  day: order.day,
  period: order.period,
  place: order.place,
  unitOffice: order.unitOffice,
  comment: order.comment,
  cardMessage: order.cardMessage,
  recipient: order.recipient,
  deliverAt: order.deliverAt,
  placeTaken: order.placeTaken,
  lines: order.lines,
  ...(order.discounts && { discounts: order.discounts }),
  ...(order.door && { door: order.door }),
  goodsCents: order.goodsCents,
  totalCents: order.totalCents,
  searchText: order.searchText,
});

interface Asking extends Author {
  dueCents: number;
  payBy: Date;
}

/** The order stays unchanged; `edited` is its state once the difference is paid. */
export function propose(
  order: OrderItem,
  edited: OrderItem,
  { dueCents, payBy, ...author }: Asking,
): OrderItem {
  const proposal: Proposal = {
    number: (order.proposal?.number ?? 0) + 1,
    state: 'open',
    dueCents,
    at: author.now.toISOString(),
    payBy: payBy.toISOString(),
    fields: pickEdited(edited),
    heldPlace: isSamePlace(order.placeTaken, edited.placeTaken) ? null : edited.placeTaken,
    changes: edited.history.slice(order.history.length),
  };
  return withProposal(order, proposal, author);
}

type ClosedState = Exclude<ProposalState, 'open' | 'paid'>;

/** Returns the same object when none is open. */
export function closeProposal(order: OrderItem, state: ClosedState, author: Author): OrderItem {
  const proposal = openProposal(order);
  return proposal ? withProposal(order, { ...proposal, state }, author) : order;
}

export interface PaidDifference {
  number: string | undefined;
  paymentIntentId: string;
  currency: string | null | undefined;
  cents: number;
}

/** Returns the order as proposed; undefined when the payment is not for the open proposal. */
export function payProposal(order: OrderItem, paid: PaidDifference, now: Date): OrderItem | undefined {
  const { number, currency, cents, paymentIntentId } = paid;
  const proposal = openProposal(order);
  const isAwaited = String(proposal?.number) === number && currency === 'aud' && cents === proposal?.dueCents;
  if (!proposal || !isAwaited || isFinal(order.status) || order.paymentStatus !== 'paid') return undefined;
  return {
    ...acceptProposal(order, proposal, { by: cardPayment, now }),
    chargedCents: chargedCents(order) + cents,
    extraPayments: [...(order.extraPayments ?? []), { paymentIntentId, cents, refundedCents: 0 }],
  };
}

function acceptProposal(order: OrderItem, proposal: Proposal, author: Author): OrderItem {
  const at = author.now.toISOString();
  const changed = { ...order, ...proposal.fields };
  const accepted = withProposal(changed, { ...proposal, state: 'paid' }, author);
  return {
    ...accepted,
    history: [...accepted.history, ...proposal.changes.map((line) => ({ ...line, at }))],
  };
}

function withProposal(order: OrderItem, proposal: Proposal, { by, name, now }: Author): OrderItem {
  const at = now.toISOString();
  const amount = formatMoney(proposal.dueCents);
  const line = { what: 'proposal', from: amount, to: proposal.state } as const;
  return {
    ...order,
    proposal,
    history: [...order.history, { at, by, ...(name && { name }), ...line }],
    version: order.version + 1,
    updatedAt: at,
  };
}
