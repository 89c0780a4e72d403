import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { findOrderEvenDeleted, type OrderItem } from '#model/orders/orderEntity.ts';
import { transact } from '#platform/table/transact.ts';
import { callStep } from './callStep.ts';
import { netOldestDebt } from './netOldestDebt.ts';
import { finishStep, nextAction, withStep } from './payoutSteps.ts';
import { dueCents, type Movement, type PayoutStep } from './settlement.ts';
import {
  loadSettlement,
  type OpenReason,
  type SettlementItem,
  type SettlementState,
  settlementWrites,
} from './settlementEntity.ts';

/** Far more than an order's movements need; a conflict costs one. */
const maxRounds = 40;

/** Moves the florist's share to the amount owed. Idempotent and safe to run concurrently. */
export async function settleOrder(orderId: OrderId, now: Date): Promise<void> {
  for (let round = 0; round < maxRounds; round++) if (await settleOnce(orderId, now)) return;
  throw new Error('An order does not settle');
}

async function settleOnce(orderId: OrderId, now: Date): Promise<boolean> {
  const order = await findOrderEvenDeleted(orderId);
  if (order?.paidBy !== 'card') return true;
  const state = await loadSettlement(order);
  const { current } = state;
  const isCompleted = order.status === 'completed';
  const action = nextAction(current, { isCompleted, accountId: await findAccount(order, current), now });
  switch (action.kind) {
    case 'sell':
      return saveAndGoOn(state, action.change.next, [action.change.movement], now);
    case 'call':
      return takeStep(order, state, action.step, now);
    case 'plan':
      if (action.step.kind === 'transfer' && (await netOldestDebt(state, now))) return false;
      return saveAndGoOn(
        state,
        { ...withStep(current, action.step), open: openDuring(action.step) },
        [],
        now,
      );
    case 'rest':
      return setOpen(state, action.open, now);
  }
}

/** Lets the hourly job resume a step whose provider call failed. */
const openDuring = ({ kind, amountCents: cents }: PayoutStep): OpenReason => ({
  why: kind === 'transfer' ? 'waiting' : 'debt',
  cents,
});

/** Null unless a transfer is due to an account that may receive it. */
async function findAccount({ companyId }: OrderItem, current: SettlementItem): Promise<string | null> {
  if (dueCents(current) <= 0) return null;
  const loaded = await findCompany(companyId, { consistent: true });
  return loaded?.company.chargesEnabled ? loaded.company.paymentAccountId : null;
}

async function takeStep(
  order: OrderItem,
  state: SettlementState,
  step: PayoutStep,
  now: Date,
): Promise<boolean> {
  const { current } = state;
  const id = await callStep(order, step, now);
  if (id) {
    const { next, movement } = finishStep(current, step, id);
    return saveAndGoOn(state, next, [movement], now);
  }
  const cents = Math.abs(dueCents(current));
  const why = step.kind === 'transfer' ? 'waiting' : 'debt';
  return setOpen(state, { why, cents }, now);
}

async function saveAndGoOn(
  { read }: SettlementState,
  next: SettlementItem,
  movements: readonly Movement[],
  now: Date,
): Promise<false> {
  await transact(settlementWrites({ read, next }, movements, now));
  return false;
}

/** Also ends a refused step. False when the settlement changed since the read. */
async function setOpen(
  { read, current }: SettlementState,
  open: OpenReason | null,
  now: Date,
): Promise<boolean> {
  const isSame = current.open?.why === open?.why && current.open?.cents === open?.cents;
  if (isSame && !current.step) return true;
  const next = { ...current, open, step: null };
  return (await transact(settlementWrites({ read, next }, [], now))) === undefined;
}
