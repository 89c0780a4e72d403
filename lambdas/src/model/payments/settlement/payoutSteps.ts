import {
  dueCents,
  type MoneyChange,
  type MoneyOfOrder,
  type PayoutStep,
  passing,
  sell,
} from './settlement.ts';

/** Undefined when nothing is due or movable. */
export function planStep(money: MoneyOfOrder, accountId: string, now: Date): PayoutStep | undefined {
  if (money.step) return money.step;
  const planned = { number: money.steps + 1, plannedAt: now.toISOString() };
  const due = dueCents(money);
  if (due > 0)
    return { ...planned, kind: 'transfer', transferId: null, accountId, ...chooseSource(money, due) };
  const left = money.transfers.findLast(({ amountCents, reversedCents }) => amountCents > reversedCents);
  if (due === 0 || !left) return undefined;
  const amountCents = Math.min(0 - due, left.amountCents - left.reversedCents);
  return { ...planned, kind: 'reversal', amountCents, transferId: left.id, accountId: null, isTied: false };
}

type Source = Pick<PayoutStep, 'amountCents' | 'isTied' | 'paymentIntentId'>;

/** The first charge that is large enough, otherwise the largest, otherwise the platform's balance. */
function chooseSource(money: MoneyOfOrder, due: number): Source {
  const rooms = listRooms(money);
  const best = rooms.toSorted((a, b) => b.cents - a.cents)[0];
  const { paymentIntentId, cents } = rooms.find((room) => room.cents >= due) ?? best ?? { cents: 0 };
  // A single charge that is too small: a debt was paid from it.
  if (cents <= 0 || (cents < due && rooms.length === 1)) return { amountCents: due, isTied: false };
  return { amountCents: Math.min(due, cents), isTied: true, ...(paymentIntentId && { paymentIntentId }) };
}

interface Room {
  paymentIntentId?: string | undefined;
  cents: number;
}

/** The remainder of each charge; the first has no id. */
function listRooms({ chargedCents, extraCharges = [], transfers }: MoneyOfOrder): Room[] {
  const extraCents = extraCharges.reduce((sum, { cents }) => sum + cents, 0);
  const charges: Room[] = [{ cents: chargedCents - extraCents }, ...extraCharges];
  return charges.map(({ paymentIntentId, cents }) => ({
    paymentIntentId,
    cents: transfers
      .filter((transfer) => transfer.paymentIntentId === paymentIntentId)
      .reduce((left, { amountCents, reversedCents }) => left - amountCents + reversedCents, cents),
  }));
}

export const withStep = <M extends MoneyOfOrder>(money: M, step: PayoutStep): M => ({
  ...money,
  step,
  steps: step.number,
});

/** `id`: the provider's transfer or reversal. */
export function finishStep<M extends MoneyOfOrder>(money: M, step: PayoutStep, id: string): MoneyChange<M> {
  const { kind, amountCents, transferId, paymentIntentId } = step;
  const isTransfer = kind === 'transfer';
  const transfers = isTransfer
    ? [...money.transfers, { id, amountCents, reversedCents: 0, ...(paymentIntentId && { paymentIntentId }) }]
    : money.transfers.map((one) =>
        one.id === transferId ? { ...one, reversedCents: one.reversedCents + amountCents } : one,
      );
  const cashCents = isTransfer ? 0 - amountCents : amountCents;
  return {
    next: { ...money, transfers, step: null },
    movement: { ...passing(kind, id, cashCents), yoursCents: cashCents },
  };
}

/** The florist's debt beyond the transfers of this order. */
export const debtCents = (money: MoneyOfOrder): number => Math.max(0, 0 - dueCents(money));

export type SettleAction<M extends MoneyOfOrder> =
  | { kind: 'sell'; change: MoneyChange<M> }
  | { kind: 'call'; step: PayoutStep }
  | { kind: 'plan'; step: PayoutStep }
  | { kind: 'rest'; open: { why: 'waiting' | 'debt'; cents: number } | null };

interface SettleContext {
  isCompleted: boolean;
  /** Null: not ready for transfers. */
  accountId: string | null;
  now: Date;
}

/** The next step from the paid amount towards the owed amount. */
export function nextAction<M extends MoneyOfOrder>(
  money: M,
  { isCompleted, accountId, now }: SettleContext,
): SettleAction<M> {
  const sale = isCompleted ? sell(money) : undefined;
  if (sale) return { kind: 'sell', change: sale };
  if (money.step) return { kind: 'call', step: money.step };
  const due = dueCents(money);
  if (due > 0 && accountId === null) return { kind: 'rest', open: { why: 'waiting', cents: due } };
  const step = planStep(money, accountId ?? '', now);
  if (step) return { kind: 'plan', step };
  const debt = debtCents(money);
  return { kind: 'rest', open: debt > 0 ? { why: 'debt', cents: debt } : null };
}
