import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { canBePaid } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { isCompletedForGood } from '#model/orders/historyLine.ts';
import { findOrderEvenDeleted, type OrderItem } from '#model/orders/orderEntity.ts';
import { logError, logWarning } from '#platform/log.ts';
import { isRefused } from '#platform/services/stripeClient.ts';
import {
  createTransfer,
  findReversalOfStep,
  findTransferOfStep,
  reverseTransfer,
} from '#platform/services/transfers.ts';
import { raiseLock, transact } from '#platform/table/transact.ts';
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
  settlementEntity,
  settlementWrites,
  toLine,
} from './settlementEntity.ts';

/** Far more than an order's movements need; a conflict costs one. */
const maxRounds = 40;

/** Moves the florist's share to the amount owed. Idempotent and safe to run concurrently. */
export async function settleOrder(orderId: OrderId, now: Date): Promise<void> {
  let order: OrderItem | undefined;
  let state: SettlementState | undefined;
  for (let round = 0; round < maxRounds; round++) {
    if (!state) order = await findOrderEvenDeleted(orderId);
    if (order?.paidBy !== 'card') return;
    const next = await settleOnce(order, state ?? (await loadSettlement(order)), now);
    if (next === settled) return;
    state = next;
  }
  throw new Error('An order does not settle');
}

const settled = Symbol('settled');

/** What was saved; undefined when it is to be read again. */
async function settleOnce(
  order: OrderItem,
  state: SettlementState,
  now: Date,
): Promise<SettlementState | undefined | typeof settled> {
  const { current } = state;
  const isCompleted = order.status === 'completed' && (current.isSold || isCompletedForGood(order, now));
  const plan = async (money: SettlementItem) =>
    nextAction(money, { isCompleted, accountId: await findAccount(order, money), now });
  const action = await plan(current);
  switch (action.kind) {
    case 'sell': {
      const { next, movement } = action.change;
      const following = await plan(next);
      const isPlanned = following.kind === 'plan' && !(await findDebtor(next));
      return save(state, isPlanned ? planned(next, following.step) : next, [movement], now);
    }
    case 'call':
      return takeStep(order, state, action.step, now);
    case 'plan':
      if (action.step.kind === 'transfer' && (await netOldestDebt(state, now))) return undefined;
      return save(state, planned(current, action.step), [], now);
    case 'rest':
      return (await setOpen(state, action.open, now)) ? settled : undefined;
  }
}

/** The hourly job retries the step after a failed provider call. */
const planned = (money: SettlementItem, step: PayoutStep): SettlementItem => ({
  ...withStep(money, step),
  open: { why: step.kind === 'transfer' ? 'waiting' : 'debt', cents: step.amountCents },
});

/** Null unless a transfer is due to an account that may receive it. */
async function findAccount({ companyId }: OrderItem, current: SettlementItem): Promise<string | null> {
  if (current.step || dueCents(current) <= 0) return null;
  const loaded = await findCompany(companyId, { consistent: true });
  return loaded && canBePaid(loaded.company) ? loaded.company.paymentAccountId : null;
}

async function takeStep(
  order: OrderItem,
  state: SettlementState,
  step: PayoutStep,
  now: Date,
): Promise<SettlementState | undefined | typeof settled> {
  const { current } = state;
  const id = await callStep(order, step, now);
  if (id) {
    const { next, movement } = finishStep(current, step, id);
    return save(state, dueCents(next) === 0 ? { ...next, open: null } : next, [movement], now);
  }
  const cents = Math.abs(dueCents(current));
  const why = step.kind === 'transfer' ? 'waiting' : 'debt';
  return (await setOpen(state, { why, cents }, now)) ? settled : undefined;
}

/** Undefined when the settlement changed since the read. */
async function save(
  { read }: SettlementState,
  next: SettlementItem,
  movements: readonly Movement[],
  now: Date,
): Promise<SettlementState | undefined> {
  const failed = await transact(settlementWrites({ read, next }, movements, now));
  const stored = raiseLock(settlementEntity, next, read);
  return failed ? undefined : { read: stored, current: stored };
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
  const oldest = await findDebtor(current);
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

async function findDebtor({ companyId, orderId: own }: SettlementItem) {
  const open = await listOpenSettlements(companyId);
  return open.find(({ why, orderId }) => why === 'debt' && orderId !== own);
}

/** The provider keeps idempotency keys for a day. */
const checkAfterMs = 12 * 60 * 60_000;

/** The id of the transfer or reversal; undefined when the provider refuses it. Throws when its outcome is unknown. */
export async function callStep(order: OrderItem, step: PayoutStep, now: Date): Promise<string | undefined> {
  const isOld = now.getTime() - Date.parse(step.plannedAt) > checkAfterMs;
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
