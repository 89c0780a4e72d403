import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { canBePaid } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { findOrderEvenDeleted, type OrderItem } from '#model/orders/orderEntity.ts';
import { logError, logWarning } from '#platform/log.ts';
import { isRefused } from '#platform/services/stripeClient.ts';
import {
  createTransfer,
  findReversalOfStep,
  findTransferOfStep,
  reverseTransfer,
} from '#platform/services/transfers.ts';
import { transact } from '#platform/table/transact.ts';
import { ledgerWrites } from './ledgerEntity.ts';
import { debtCents, finishStep, nextAction, withStep } from './payoutSteps.ts';
import { dueCents, type Movement, net, type PayoutStep } from './settlement.ts';
import {
  findSettlement,
  listOpenSettlements,
  loadSettlement,
  type OpenReason,
  replaceSettlement,
  type SettlementItem,
  type SettlementState,
  settlementWrites,
  toLine,
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

/** The hourly job retries the step after a failed provider call. */
const openDuring = ({ kind, amountCents: cents }: PayoutStep): OpenReason => ({
  why: kind === 'transfer' ? 'waiting' : 'debt',
  cents,
});

/** Null unless a transfer is due to an account that may receive it. */
async function findAccount({ companyId }: OrderItem, current: SettlementItem): Promise<string | null> {
  if (dueCents(current) <= 0) return null;
  const loaded = await findCompany(companyId, { consistent: true });
  return loaded && canBePaid(loaded.company) ? loaded.company.paymentAccountId : null;
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

/** Offsets another order's debt with this order's share. True when something changed. */
export async function netOldestDebt({ read, current }: SettlementState, now: Date): Promise<boolean> {
  const open = await listOpenSettlements(current.companyId);
  const oldest = open.find(({ why, orderId }) => why === 'debt' && orderId !== current.orderId);
  const debtor = oldest && (await findSettlement(oldest.orderId));
  if (!debtor || debtor.step) return false;
  const cents = Math.min(dueCents(current), debtCents(debtor));
  if (cents === 0) return false;
  const taken = net(current, cents, `${debtor.orderId}_${current.version}`);
  const netted = net(debtor, 0 - cents, `${current.orderId}_${debtor.version}`);
  const left = debtCents(netted.next);
  const relieved = { ...netted.next, open: left > 0 ? { why: 'debt' as const, cents: left } : null };
  const [own, other] = [replaceSettlement(read, taken.next), replaceSettlement(debtor, relieved)];
  await transact({
    settlement: own.settlement,
    debtor: other.settlement,
    open: [own.open ?? [], other.open ?? []].flat(),
    ...ledgerWrites([toLine(current, taken.movement, now), toLine(debtor, netted.movement, now)]),
  });
  return true;
}

/** The provider keeps idempotency keys for a day. */
const lookAfterMs = 12 * 60 * 60_000;

/** The id of the transfer or reversal; undefined when the provider refuses it. Throws when its outcome is unknown. */
export async function callStep(order: OrderItem, step: PayoutStep, now: Date): Promise<string | undefined> {
  const isOld = now.getTime() - Date.parse(step.plannedAt) > lookAfterMs;
  try {
    return (isOld ? await findMade(order, step) : undefined) ?? (await make(order, step));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const fields = { orderId: order.id, what: step.kind, error };
    if (step.kind === 'transfer') logError('a transfer was refused', fields);
    else logWarning('a reversal was refused: the florist owes it', fields);
    return undefined;
  }
}

const findMade = ({ id }: OrderItem, { kind, number, transferId }: PayoutStep) =>
  kind === 'transfer' ? findTransferOfStep(id, number) : findReversalOfStep(transferId ?? '', number);

function make({ id: orderId, paymentIntentId: first }: OrderItem, step: PayoutStep): Promise<string> {
  const { kind, number, amountCents, transferId, accountId, isTied } = step;
  const request = { orderId, step: number, amountCents };
  return kind === 'transfer'
    ? createTransfer({
        ...request,
        accountId: accountId ?? '',
        paymentIntent: isTied ? (step.paymentIntentId ?? first) : null,
      })
    : reverseTransfer({ ...request, transferId: transferId ?? '' });
}
