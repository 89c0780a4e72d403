import {
  dueCents,
  type MoneyChange,
  type MoneyOfOrder,
  type PayoutStep,
  passing,
  sell,
} from './settlement.ts';

/** Returns undefined when no money is due or none can be moved. */
export function planStep(money: MoneyOfOrder, accountId: string, now: Date): PayoutStep | undefined {
  if (money.step) return money.step;
  const planned = { number: money.steps + 1, plannedAt: now.toISOString() };
  const due = dueCents(money);
  const isTied = due + outCents(money) <= money.chargedCents;
  if (due > 0) return { ...planned, kind: 'transfer', amountCents: due, transferId: null, accountId, isTied };
  const left = money.transfers.findLast(({ amountCents, reversedCents }) => amountCents > reversedCents);
  if (due === 0 || !left) return undefined;
  const amountCents = Math.min(0 - due, left.amountCents - left.reversedCents);
  return { ...planned, kind: 'reversal', amountCents, transferId: left.id, accountId: null, isTied };
}

/** Of the charge, with the florist. */
const outCents = ({ transfers }: MoneyOfOrder): number =>
  transfers.reduce((sum, { amountCents, reversedCents }) => sum + amountCents - reversedCents, 0);

export const withStep = <M extends MoneyOfOrder>(money: M, step: PayoutStep): M => ({
  ...money,
  step,
  steps: step.number,
});

/** `id`: of the transfer or the reversal that the provider made. */
export function finishStep<M extends MoneyOfOrder>(money: M, step: PayoutStep, id: string): MoneyChange<M> {
  const { kind, amountCents, transferId } = step;
  const isTransfer = kind === 'transfer';
  const transfers = isTransfer
    ? [...money.transfers, { id, amountCents, reversedCents: 0 }]
    : money.transfers.map((one) =>
        one.id === transferId ? { ...one, reversedCents: one.reversedCents + amountCents } : one,
      );
  const cashCents = isTransfer ? 0 - amountCents : amountCents;
  return {
    next: { ...money, transfers, step: null },
    movement: { ...passing(kind, id, cashCents), yoursCents: cashCents },
  };
}

/** What the florist owes and no transfer of this order can give back. */
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

/** What brings what the florist got closer to what the florist is owed. */
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
