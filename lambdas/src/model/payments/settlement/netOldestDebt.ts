import { transact } from '#platform/table/transact.ts';
import { ledgerWrites } from './ledgerEntity.ts';
import { debtCents } from './payoutSteps.ts';
import { dueCents, net } from './settlement.ts';
import {
  findSettlement,
  listOpenSettlements,
  replaceSettlement,
  type SettlementState,
  toLine,
} from './settlementEntity.ts';

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
