import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { computeGst } from '@bloomkin/shared/rules/gst.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { MarketMonth } from '@bloomkin/shared/schemas/marketMoney.ts';
import { findCompanyItems, listAllCompanies } from '#model/companies/companyEntity.ts';
import { loadBooks } from '#model/payments/settlement/companyBooks.ts';
import {
  type LedgerLine,
  type LineKind,
  listCompaniesOfLedger,
  listLinesOfMonth,
} from '#model/payments/settlement/ledgerEntity.ts';
import { readPlatformDetails } from '#model/payments/statement/platformDetails.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';
import type { Handler } from '#platform/http/request.ts';
import { FileDownload } from '#platform/http/response.ts';
import { inBatches } from '#platform/table/inBatches.ts';
import { isShown } from './statement/statementSums.ts';

const atOnce = 10;

export const getMarketMonth: Handler<typeof routes.getMarketMonth> = async ({ query: { month, format } }) => {
  const { isGstRegistered } = readPlatformDetails();
  const [open, sold] = await Promise.all([listAllCompanies(), listCompaniesOfLedger(month)]);
  const ids = [...new Set([...open.map(({ id }) => id), ...sold])];
  const companies = await findCompanyItems(ids);
  const read = async (id: (typeof ids)[number]) => {
    const [lines, { months }] = await Promise.all([listLinesOfMonth(id, month), loadBooks(id)]);
    const until = months.filter((one) => one.month <= month);
    const heldCents = until.reduce((sum, { yoursCents }) => sum + yoursCents, 0);
    return { id, brand: companies.get(id)?.brand ?? '', cents: sumMonth(lines, heldCents, isGstRegistered) };
  };
  const rows = (await inBatches(ids, atOnce, (batch) => Promise.all(batch.map(read)))).flat();
  const florists = rows
    .filter(({ cents }) => Object.values(cents).some((value) => value !== 0))
    .toSorted((a, b) => b.cents.taken - a.cents.taken);
  const data: MarketMonth = {
    month,
    is_gst_registered: isGstRegistered,
    florists: florists.map(({ id, brand, cents }) => ({ id, brand, ...toDollars(cents) })),
    total: toDollars(florists.map(({ cents }) => cents).reduce(add, sumMonth([], 0, isGstRegistered))),
  };
  return format === 'csv'
    ? new FileDownload(`bloomkin-market-${month}.csv`, 'text/csv', writeMonthCsv(data))
    : { data };
};

type Sums = Omit<MarketMonth['total'], never>;

/** In cents. GST is rounded as on the invoices: once for the sales and once for what is given back. */
export function sumMonth(lines: readonly LedgerLine[], held: number, isGstRegistered: boolean): Sums {
  const sum = (pick: (line: LedgerLine) => number, ...kinds: LineKind[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, line) => total + pick(line), 0);
  const cash = ({ cashCents }: LedgerLine) => cashCents;
  const earned = (line: LedgerLine) => (isShown(line) ? 0 - line.commissionCents : 0);
  const [sold, back] = [sum(earned, 'sale'), sum(earned, 'refund', 'dispute')];
  return {
    taken: sum(cash, 'charge'),
    refunded: 0 - sum(cash, 'refund'),
    disputed: 0 - sum(cash, 'dispute'),
    commission: sold + back,
    gst: computeGst(sold, isGstRegistered) + computeGst(back, isGstRegistered),
    market_discounts: sum(({ marketCents }) => marketCents, 'sale', 'refund', 'dispute'),
    paid_out: 0 - sum(({ yoursCents }) => yoursCents, 'transfer', 'reversal'),
    held,
  };
}

const add = (a: Sums, b: Sums): Sums => ({
  taken: a.taken + b.taken,
  refunded: a.refunded + b.refunded,
  disputed: a.disputed + b.disputed,
  commission: a.commission + b.commission,
  gst: a.gst + b.gst,
  market_discounts: a.market_discounts + b.market_discounts,
  paid_out: a.paid_out + b.paid_out,
  held: a.held + b.held,
});

const toDollars = (cents: Sums): Sums => ({
  taken: centsToDollars(cents.taken),
  refunded: centsToDollars(cents.refunded),
  disputed: centsToDollars(cents.disputed),
  commission: centsToDollars(cents.commission),
  gst: centsToDollars(cents.gst),
  market_discounts: centsToDollars(cents.market_discounts),
  paid_out: centsToDollars(cents.paid_out),
  held: centsToDollars(cents.held),
});

const header = [
  ...['Florist', 'Taken', 'Refunded', 'Disputed', 'Commission', 'GST on commission'],
  ...['Market’s discounts', 'Paid out', 'Held at the end'],
];

const toRow = (name: string, sums: Sums) => [
  ...[name, sums.taken, sums.refunded, sums.disputed, sums.commission, sums.gst],
  ...[sums.market_discounts, sums.paid_out, sums.held],
];

const writeMonthCsv = ({ florists, total }: MarketMonth): string =>
  writeCsv([header, ...florists.map((florist) => toRow(florist.brand, florist)), toRow('Total', total)]);
