import { type CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { listAllCompanies } from '#model/companies/companyEntity.ts';
import { type BankCheck, saveBankCheck } from '#model/payments/settlement/bankCheckEntity.ts';
import { compareBooks, type Spans } from '#model/payments/settlement/compareBooks.ts';
import {
  type LedgerLine,
  listLinesOfMonth,
  listLinesOfOrder,
} from '#model/payments/settlement/ledgerEntity.ts';
import { movedFrom, movedTo } from '#model/payments/settlement/settlement.ts';
import { logError } from '#platform/log.ts';
import { type BankMovement, listBankMovements } from '#platform/services/paymentBooks.ts';
import { inBatches } from '#platform/table/inBatches.ts';

const hourMs = 60 * 60_000;
/** The provider repeats events for three days; those of the last hour may still arrive. */
const dueMs = { from: 72 * hourMs, to: hourMs };
const wholeMs = 7 * 24 * hourMs;
/** Each difference appears on the statement and raises the alarm. */
const maxShown = 50;
const atOnce = 10;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

export async function handler(event: { time?: string } = {}) {
  const now = event.time ? new Date(event.time) : new Date();
  const spans: Spans = {
    due: { from: before(now, dueMs.from), to: before(now, dueMs.to) },
    whole: { from: before(now, wholeMs), to: now.toISOString() },
  };
  const companies = (await listAllCompanies()).map(({ id }) => id);
  const found = await compareOrders(companies, spans);
  const ofCompany = Map.groupBy(found, ({ companyId }) => companyId);
  await inBatches(companies, atOnce, (batch) =>
    Promise.all(
      batch.map((companyId) => {
        const differences = ofCompany.get(companyId)?.slice(0, maxShown) ?? [];
        return saveBankCheck({ companyId, at: now.toISOString(), differences });
      }),
    ),
  );
  return { companies: companies.length, differences: found.length };
}

type Found = BankCheck['differences'][number] & { companyId: CompanyId | undefined };

async function compareOrders(companies: readonly CompanyId[], spans: Spans): Promise<Found[]> {
  const bank = Map.groupBy(await listBankMovements(spans.whole), ({ orderId }) => orderId);
  const isDue = ({ at }: { at: string }) => at >= spans.due.from && at < spans.due.to;
  const due = [...bank].filter(([, movements]) => movements.some(isDue)).map(([orderId]) => orderId);
  const orders = [...new Set([...due, ...(await listMovedOrders(companies, spans))])];
  const compare = (orderId: string) => compareOrder(orderId, bank, spans);
  return (await inBatches(orders, atOnce, (batch) => Promise.all(batch.map(compare)))).flat(2);
}

async function compareOrder(
  orderId: string,
  bankOf: ReadonlyMap<string, readonly BankMovement[]>,
  spans: Spans,
): Promise<Found[]> {
  const id = OrderId.safeParse(orderId).data;
  const lines = id ? await listLinesOfPayment(id) : [];
  const ids = new Set([orderId, ...lines.map((line) => line.orderId)]);
  const bank = [...ids].flatMap((one) => bankOf.get(one) ?? []);
  const about = { orderId, orderNumber: lines[0]?.orderNumber ?? '', companyId: lines[0]?.companyId };
  return compareBooks(bank, lines, spans).map((difference) => {
    logError('the ledger differs from the bank', { orderId, what: difference.reference });
    return { ...difference, ...about };
  });
}

/** The bank knows a payment's refunds by its first order, also after it went to another florist. */
async function listLinesOfPayment(id: OrderId, seen = new Set<string>()): Promise<LedgerLine[]> {
  seen.add(id);
  const lines = await listLinesOfOrder(id);
  const others = lines.flatMap(({ reference }) => OrderId.safeParse(findOtherOrder(reference)).data ?? []);
  const more = others.filter((other) => !seen.has(other));
  return [...lines, ...(await Promise.all(more.map((other) => listLinesOfPayment(other, seen)))).flat()];
}

const findOtherOrder = (reference: string) =>
  [movedTo, movedFrom].flatMap((prefix) =>
    reference.startsWith(prefix) ? [reference.slice(prefix.length)] : [],
  )[0];

async function listMovedOrders(companies: readonly CompanyId[], { due }: Spans): Promise<OrderId[]> {
  // Local months differ from UTC's by a day at most.
  const dayMs = 24 * hourMs;
  const days = [Date.parse(due.from) - dayMs, Date.parse(due.to) + dayMs];
  const months = [...new Set(days.map((ms) => new Date(ms).toISOString().slice(0, 7)))];
  const read = (companyId: CompanyId) =>
    Promise.all(months.map((month) => listLinesOfMonth(companyId, month)));
  const lines = await inBatches(companies, atOnce, (batch) => Promise.all(batch.map(read)));
  return lines
    .flat(3)
    .filter(({ at }) => at >= due.from && at < due.to)
    .map(({ orderId }) => orderId);
}
