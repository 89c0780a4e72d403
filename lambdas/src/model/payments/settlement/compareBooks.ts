import type { BankMovement } from '#platform/services/paymentBooks.ts';
import type { BankDifference } from './bankCheckEntity.ts';
import type { LedgerLine } from './ledgerEntity.ts';
import { bankTransfer } from './settlement.ts';

/** ISO 8601, end exclusive. */
export interface Span {
  from: string;
  to: string;
}

/** `due`: movements in this span must be in both books. `whole`: the span of the bank's list. */
export interface Spans {
  due: Span;
  whole: Span;
}

const isIn = ({ from, to }: Span, at: string): boolean => at >= from && at < to;

/** A won dispute and a failed refund reverse the same object. */
const getObjectId = (reference: string): string => reference.replace(/_(back|failed)$/, '');

/** Compares one payment, with all lines of its orders in `ledger`. */
export function compareBooks(
  bank: readonly BankMovement[],
  ledger: readonly LedgerLine[],
  { due, whole }: Spans,
): BankDifference[] {
  const moved = ledger.filter(
    ({ kind, cashCents, reference }) =>
      kind !== 'adjustment' && cashCents !== 0 && !reference.startsWith(bankTransfer),
  );
  const references = new Set([
    ...bank.filter(({ at }) => isIn(due, at)).map(({ reference }) => reference),
    ...moved.filter(({ at }) => isIn(due, at)).map(({ reference }) => getObjectId(reference)),
  ]);
  return [...references].flatMap((reference) => {
    const bankCents = sum(bank.filter((one) => one.reference === reference).map(({ cents }) => cents));
    const lines = moved.filter((line) => getObjectId(line.reference) === reference);
    const ledgerCents = sum(lines.map(({ cashCents }) => cashCents));
    const recent = sum(lines.filter(({ at }) => isIn(whole, at)).map(({ cashCents }) => cashCents));
    return bankCents === ledgerCents || bankCents === recent ? [] : [{ reference, ledgerCents, bankCents }];
  });
}

const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);
