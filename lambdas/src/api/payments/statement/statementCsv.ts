import { computeGst } from '@bloomkin/shared/rules/commission.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { LedgerLine } from '#model/payments/settlement/ledgerEntity.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';
import { getStatementKind, isShown } from './statementSums.ts';

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

export const writeStatementCsv = (lines: readonly LedgerLine[]): string =>
  writeCsv([header, ...lines.filter(isShown).map(toRow)]);

function toRow(line: LedgerLine): (string | number)[] {
  const { day, at, kind, orderNumber, about, reference, ...amounts } = line;
  const { buyerCents, commissionCents, marketCents, yoursCents } = amounts;
  const what = kind === 'reversal' ? 'Taken back from bank' : labels[getStatementKind(line) ?? 'adjustment'];
  return [
    ...[day, at.slice(11, 16), what, orderNumber, about],
    ...[buyerCents, commissionCents, Math.abs(computeGst(commissionCents)), marketCents, yoursCents].map(
      centsToDollars,
    ),
    reference,
  ];
}
