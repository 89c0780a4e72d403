import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import { floristTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { loadBooks } from '#model/payments/settlement/companyBooks.ts';
import { type LedgerLine, listLinesOfMonth } from '#model/payments/settlement/ledgerEntity.ts';
import { readPlatformDetails } from '#model/payments/statement/platformDetails.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';
import type { Handler } from '#platform/http/request.ts';
import { FileDownload } from '#platform/http/response.ts';
import { buildStatement, toGst } from './buildStatement.ts';
import { getStatementKind, isShown } from './statementSums.ts';

export const getStatement: Handler<typeof routes.getStatement> = async ({ params, query, caller, now }) => {
  const { month, format } = query;
  if (!canEditCompany(caller, params.id)) throw new AppError('NOT_FOUND');
  const { statement, lines } = await loadStatement(params.id, month, now);
  const name = `bloomkin-${statement.company.abn}-${month}`;
  if (format === 'csv')
    return new FileDownload(
      `${name}.csv`,
      'text/csv',
      writeStatementCsv(lines, readPlatformDetails().isGstRegistered),
    );
  if (format === 'json') return { data: statement };
  const { writeStatementPdf } = await import('./pdf/writeStatementPdf.ts');
  return new FileDownload(`${name}.pdf`, 'application/pdf', await writeStatementPdf(statement));
};

/** Opening is the sum of all earlier months. */
async function loadStatement(id: CompanyId, month: string, now: Date) {
  const [loaded, lines, { months, open, disputes, check }] = await Promise.all([
    findCompany(id),
    listLinesOfMonth(id, month),
    loadBooks(id),
  ]);
  if (!loaded) throw new AppError('NOT_FOUND');
  const earlier = months.filter((one) => one.month < month);
  const statement = buildStatement({
    company: loaded.company,
    address: loaded.stores[0]?.address ?? '',
    timeZone: floristTimeZone(loaded),
    platform: readPlatformDetails(),
    openingCents: earlier.reduce((sum, { yoursCents }) => sum + yoursCents, 0),
    ...{ month, lines: lines satisfies readonly LedgerLine[], open, disputes, check, now },
  });
  return { statement, lines };
}

const header = [
  'Day',
  'Time (UTC)',
  'What',
  'Order',
  'About',
  'Buyer paid',
  'Commission',
  'GST in it',
  'Bloomkin’s discounts, off the commission',
  'Yours',
  'Reference',
];

const labels = {
  order: 'Order',
  refund: 'Refund',
  dispute: 'Dispute',
  transfer: 'Sent to bank',
  adjustment: 'Set off',
} as const;

export const writeStatementCsv = (lines: readonly LedgerLine[], isGstRegistered: boolean): string =>
  writeCsv([header, ...lines.filter(isShown).map((line) => toRow(line, isGstRegistered))]);

function toRow(line: LedgerLine, isGstRegistered: boolean): (string | number)[] {
  const { day, at, kind, orderNumber, about, reference, ...amounts } = line;
  const { buyerCents, commissionCents, marketCents, yoursCents } = amounts;
  const what = kind === 'reversal' ? 'Taken back from bank' : labels[getStatementKind(line) ?? 'adjustment'];
  return [
    ...[day, at.slice(11, 16), what, orderNumber, about],
    ...[centsToDollars(buyerCents), centsToDollars(commissionCents)],
    toGst(commissionCents, isGstRegistered),
    ...[centsToDollars(marketCents), centsToDollars(yoursCents), reference],
  ];
}
