import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryIndex, queryPartition } from '#platform/table/read.ts';
import { patch, put, type Write } from '#platform/table/transact.ts';

export const LineKind = z.enum(['charge', 'sale', 'refund', 'dispute', 'transfer', 'reversal', 'adjustment']);
export type LineKind = z.output<typeof LineKind>;

const Line = z.object({
  orderId: OrderId,
  orderNumber: z.string(),
  about: z.string(),
  companyId: CompanyId,
  kind: LineKind,
  /** The provider's object, or a key unique within the order. */
  reference: z.string(),
  at: z.string(),
  day: z.string(),
  month: z.string(),
  /** The movement in the platform's account with the provider. */
  cashCents: z.int(),
  /** Paid by or refunded to the buyer, once the florist has made the sale. */
  buyerCents: z.int(),
  commissionCents: z.int(),
  /** Deducted from the commission for the market's discounts. */
  marketCents: z.int().default(0),
  commissionPercent: z.number(),
  /** The change of the amount owed to the florist. */
  yoursCents: z.int(),
});

/** Append-only. */
export const ledgerEntity = defineEntity({
  name: 'ledgerLine',
  version: 1,
  schema: Line,
  key: { pk: 'ORDER#{orderId}', sk: 'LEDGER#{kind}_{reference}' },
  indexes: { ledgerOfCompany: { partition: 'LEDGER#{companyId}#{month}', sort: '{at}~{kind}', row: Line } },
  reads: {
    listLinesOfOrder: 'every movement of money for an order',
    findLine: 'whether a movement of money is recorded',
    listLinesOfMonth: 'the movements of a company in a month',
  },
});
export type LedgerLine = ValueOf<typeof ledgerEntity>;

const MonthRow = z.object({ companyId: CompanyId, month: z.string() });

/** A month's change of the amount owed to a florist. */
export const ledgerMonthEntity = defineEntity({
  name: 'ledgerMonth',
  version: 1,
  schema: z.object({ companyId: CompanyId, month: z.string(), yoursCents: z.int() }),
  key: { pk: 'LEDGER#{companyId}', sk: 'MONTH#{month}' },
  indexes: { ledgerOfCompany: { partition: 'LEDGER_COMPANIES', sort: '{companyId}#{month}', row: MonthRow } },
  reads: {
    loadBooks: 'what a company is owed at the end of each month',
    listCompaniesOfLedger: 'the companies that had money until a month, closed ones too',
  },
});

/** `lines` fails for a movement that is recorded already. */
export const ledgerWrites = (lines: readonly LedgerLine[]) => ({
  lines: lines.map((line) => put(ledgerEntity, line, absent())),
  months: addToMonths(lines),
});

/** Merged, since a transaction takes one write per row. */
function addToMonths(lines: readonly LedgerLine[]): Write[] {
  const byMonth = Map.groupBy(lines, ({ companyId, month }) => `${companyId} ${month}`);
  return [...byMonth.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { companyId, month } = first;
    const yoursCents = others.reduce((sum, line) => sum + line.yoursCents, first.yoursCents);
    if (yoursCents === 0) return [];
    const reindexed = { companyId, month, yoursCents: 0 };
    const change = { set: { companyId, month }, add: { yoursCents }, reindexed };
    return [patch(ledgerMonthEntity, { companyId, month }, change)];
  });
}

export const listLinesOfOrder = (orderId: OrderId): Promise<LedgerLine[]> =>
  queryPartition(ledgerEntity, { orderId });

export const listLinesOfMonth = (companyId: CompanyId, month: string): Promise<LedgerLine[]> =>
  queryIndex(ledgerEntity, 'ledgerOfCompany', { companyId, month });

export const findLine = (orderId: OrderId, kind: LineKind, reference: string) =>
  get(ledgerEntity, { orderId, kind, reference });

/** Lists florists with completed orders, also those that closed since. */
export async function listCompaniesOfLedger(until: string): Promise<CompanyId[]> {
  const rows = await queryIndex(ledgerMonthEntity, 'ledgerOfCompany', {});
  return [...new Set(rows.filter(({ month }) => month <= until).map(({ companyId }) => companyId))];
}
