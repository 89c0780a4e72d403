import { splitCommission } from '@bloomkin/shared/rules/commission.ts';
import { marketCents } from '#model/discounts/orderDiscounts.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { LineKind } from './ledgerEntity.ts';

/** A call to the provider, stored before it is made. */
export interface PayoutStep {
  number: number;
  kind: 'transfer' | 'reversal';
  amountCents: number;
  transferId: string | null;
  /** The destination of transfers. */
  accountId: string | null;
  /** To a charge, which limits its transfers; else from the platform's balance. */
  isTied: boolean;
  /** Absent for the order's first charge. */
  paymentIntentId?: string | undefined;
  plannedAt: string;
}

export interface Transferred {
  id: string;
  amountCents: number;
  reversedCents: number;
  /** The charge it is tied to, unless the order's first. */
  paymentIntentId?: string | undefined;
}

export interface MoneyOfOrder {
  commissionPercent: number;
  /** Discounts that the market bears, of the whole order. */
  marketCents: number;
  wholeCents: number;
  /** The order's own card payments, as reported by the provider. */
  chargedCents: number;
  /** Later payments, for edits that raised the total. */
  extraCharges?: readonly { paymentIntentId: string; cents: number }[] | undefined;
  refundedCents: number;
  disputedCents: number;
  /** Completed: the payment less refunds is the florist's sale. */
  isSold: boolean;
  transfers: readonly Transferred[];
  /** Used from this order's share for debts of others, or received for its own. */
  nettedCents: number;
  step: PayoutStep | null;
  steps: number;
}

export interface Movement {
  kind: LineKind;
  reference: string;
  cashCents: number;
  buyerCents: number;
  commissionCents: number;
  /** Deducted from the commission for the market's discounts; negative when reversed. */
  marketCents: number;
  yoursCents: number;
}

export interface MoneyChange<M extends MoneyOfOrder = MoneyOfOrder> {
  next: M;
  movement: Movement;
}

export const newMoney = (commissionPercent: number): MoneyOfOrder => ({
  commissionPercent,
  marketCents: 0,
  wholeCents: 0,
  chargedCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  isSold: false,
  transfers: [],
  nettedCents: 0,
  step: null,
  steps: 0,
});

type Terms = Pick<OrderItem, 'totalCents' | 'discounts'>;

/** Florists may change a paid order until it is completed. */
export const followOrder = <M extends MoneyOfOrder>(money: M, order: Terms): M =>
  money.isSold ? money : { ...money, marketCents: marketCents(order), wholeCents: order.totalCents };

const retainedCents = ({ chargedCents, refundedCents, disputedCents }: MoneyOfOrder): number =>
  chargedCents - refundedCents - disputedCents;

const soldCents = (money: MoneyOfOrder): number => (money.isSold ? retainedCents(money) : 0);

/** Commission on the price before the market's discounts, less these (docs/product-rules.md, "Discounts"). */
function splitSale(money: MoneyOfOrder) {
  const { commissionPercent, marketCents, wholeCents } = money;
  return splitCommission({ soldCents: soldCents(money), wholeCents, marketCents, commissionPercent });
}

export const shareCents = (money: MoneyOfOrder): number =>
  soldCents(money) - splitSale(money).commissionCents;

export const receivedCents = ({ transfers, nettedCents }: MoneyOfOrder): number =>
  transfers.reduce((sum, { amountCents, reversedCents }) => sum + amountCents - reversedCents, nettedCents);

/** Negative when the florist was overpaid. */
export const dueCents = (money: MoneyOfOrder): number => shareCents(money) - receivedCents(money);

type Facts = Partial<
  Pick<MoneyOfOrder, 'chargedCents' | 'extraCharges' | 'refundedCents' | 'disputedCents' | 'isSold'>
>;

/** Derives sale and commission from the payment less refunds. */
function change<M extends MoneyOfOrder>(
  money: M,
  facts: Facts,
  line: Pick<Movement, 'kind' | 'reference' | 'cashCents'>,
): MoneyChange<M> {
  const next = { ...money, ...facts };
  const buyerCents = soldCents(next) - soldCents(money);
  const [was, is] = [splitSale(money), splitSale(next)];
  const commissionCents = was.commissionCents - is.commissionCents;
  const marketCents = is.borneCents - was.borneCents;
  const movement = {
    ...line,
    buyerCents,
    commissionCents,
    marketCents,
    yoursCents: buyerCents + commissionCents,
  };
  return { next, movement };
}

export const charge = <M extends MoneyOfOrder>(money: M, cents: number, reference: string) =>
  change(
    money,
    { chargedCents: money.chargedCents + cents },
    { kind: 'charge', reference, cashCents: cents },
  );

export const chargeMore = <M extends MoneyOfOrder>(money: M, cents: number, paymentIntentId: string) =>
  change(
    money,
    {
      chargedCents: money.chargedCents + cents,
      extraCharges: [...(money.extraCharges ?? []), { paymentIntentId, cents }],
    },
    { kind: 'charge', reference: paymentIntentId, cashCents: cents },
  );

/** Negative cents: the refund failed. */
export const refund = <M extends MoneyOfOrder>(money: M, cents: number, reference: string) =>
  change(
    money,
    { refundedCents: money.refundedCents + cents },
    { kind: 'refund', reference, cashCents: 0 - cents },
  );

/** Begins the reference of a refund from the market's own bank, which the provider knows nothing of. */
export const bankTransfer = 'bank_transfer_';

/** The payment goes with the order to another florist, or comes with it; nothing moves at the bank. */
export const moveAway = <M extends MoneyOfOrder>(money: M, cents: number, toOrderId: string) =>
  change(
    money,
    { refundedCents: money.refundedCents + cents },
    { kind: 'adjustment', reference: `${movedTo}${toOrderId}`, cashCents: 0 - cents },
  );

export const moveHere = <M extends MoneyOfOrder>(money: M, cents: number, fromOrderId: string) =>
  change(
    money,
    { chargedCents: money.chargedCents + cents },
    { kind: 'adjustment', reference: `${movedFrom}${fromOrderId}`, cashCents: cents },
  );

export const movedTo = 'moved_to_';
export const movedFrom = 'moved_from_';

/** Negative cents: the bank returned the money. */
export const dispute = <M extends MoneyOfOrder>(money: M, cents: number, reference: string) =>
  change(
    money,
    { disputedCents: money.disputedCents + cents },
    { kind: 'dispute', reference, cashCents: 0 - cents },
  );

export const sell = <M extends MoneyOfOrder>(money: M): MoneyChange<M> | undefined =>
  money.isSold
    ? undefined
    : change(money, { isSold: true }, { kind: 'sale', reference: 'completed', cashCents: 0 });

/** A movement of another payment for the order that was refunded at once. */
export const passing = (kind: LineKind, reference: string, cashCents: number): Movement => ({
  kind,
  reference,
  cashCents,
  buyerCents: 0,
  commissionCents: 0,
  marketCents: 0,
  yoursCents: 0,
});

/** One order's share pays the florist's debt for another. */
export function net<M extends MoneyOfOrder>(money: M, cents: number, reference: string): MoneyChange<M> {
  return {
    next: { ...money, nettedCents: money.nettedCents + cents },
    movement: { ...passing('adjustment', reference, 0), yoursCents: 0 - cents },
  };
}
