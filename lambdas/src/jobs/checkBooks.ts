import { type CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { listAllCompanies } from '../companies/companyEntity.ts';
import { logError } from '../http/log.ts';
import { listBankMovements } from '../services/paymentBooks.ts';
import { type BankCheck, saveBankCheck } from '../settlement/bankCheckEntity.ts';
import { compareBooks, type Spans } from '../settlement/compareBooks.ts';
import { listLinesOfMonth, listLinesOfOrder } from '../settlement/ledgerEntity.ts';

const hourMs = 60 * 60_000;
/** The provider repeats an event for three days; the last hour's may be on their way. */
const dueMs = { from: 72 * hourMs, to: hourMs };
const wholeMs = 7 * 24 * hourMs;
/** Each difference is shown on the statement and raises the alarm. */
const mostShown = 50;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** Compares the ledger with the provider's books. */
export async function handler(event: { time?: string } = {}) {
  const now = event.time ? new Date(event.time) : new Date();
  const spans: Spans = {
    due: { from: before(now, dueMs.from), to: before(now, dueMs.to) },
    whole: { from: before(now, wholeMs), to: now.toISOString() },
  };
  const companies = (await listAllCompanies()).map(({ id }) => id);
  const found = await compareOrders(companies, spans);
  for (const companyId of companies) {
    const differences = found.filter((one) => one.companyId === companyId).slice(0, mostShown);
    await saveBankCheck({ companyId, at: now.toISOString(), differences });
  }
  return { companies: companies.length, differences: found.length };
}

type Found = BankCheck['differences'][number] & { companyId: CompanyId | undefined };

async function compareOrders(companies: readonly CompanyId[], spans: Spans): Promise<Found[]> {
  const bank = Map.groupBy(await listBankMovements(spans.whole), ({ orderId }) => orderId);
  const orders = new Set([...bank.keys(), ...(await listMovedOrders(companies, spans))]);
  const found: Found[] = [];
  for (const orderId of orders) {
    const id = OrderId.safeParse(orderId).data;
    const lines = id ? await listLinesOfOrder(id) : [];
    const about = { orderId, orderNumber: lines[0]?.orderNumber ?? '', companyId: lines[0]?.companyId };
    for (const difference of compareBooks(bank.get(orderId) ?? [], lines, spans)) {
      logError('the ledger differs from the bank', { orderId, what: difference.reference });
      found.push({ ...difference, ...about });
    }
  }
  return found;
}

async function listMovedOrders(companies: readonly CompanyId[], { due }: Spans): Promise<OrderId[]> {
  // Local months differ from UTC's by a day at most.
  const dayMs = 24 * hourMs;
  const days = [Date.parse(due.from) - dayMs, Date.parse(due.to) + dayMs];
  const months = [...new Set(days.map((ms) => new Date(ms).toISOString().slice(0, 7)))];
  const orders: OrderId[] = [];
  for (const companyId of companies)
    for (const month of months) {
      const lines = await listLinesOfMonth(companyId, month);
      orders.push(...lines.filter(({ at }) => at >= due.from && at < due.to).map(({ orderId }) => orderId));
    }
  return orders;
}
