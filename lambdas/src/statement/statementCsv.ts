import { computeGst } from '@bloomkin/shared/rules/commission.ts';
import type { LedgerLine } from '../settlement/ledgerEntity.ts';
import { isShown, kindOf } from './statementSums.ts';

const header = [
  'Day',
  'Time (UTC)',
  'What',
  'Order',
  'About',
  'Buyer paid',
  'Commission',
  'GST in it',
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

/** Every movement on a row of its own, oldest first. */
export const writeStatementCsv = (lines: readonly LedgerLine[]): string =>
  writeCsv([header, ...lines.filter(isShown).map(toRow)]);

function toRow(line: LedgerLine): string[] {
  const { day, at, kind, orderNumber, about, buyerCents, commissionCents, yoursCents, reference } = line;
  const what = kind === 'reversal' ? 'Taken back from bank' : labels[kindOf(line) ?? 'adjustment'];
  return [
    ...[day, at.slice(11, 16), what, orderNumber, about],
    ...[buyerCents, commissionCents, Math.abs(computeGst(commissionCents)), yoursCents].map(toNumber),
    reference,
  ];
}

/** A spreadsheet runs a cell that begins so (OWASP, "CSV Injection"). */
const formula = /^[=+@\t\r]|^-(?!\d)/;

const toCell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** With a byte order mark: Excel takes a file without one for Windows-1252. */
const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;

/** For spreadsheets: no currency sign, no thousands separator. */
const toNumber = (cents: number): string => (cents / 100).toFixed(2);
