import { isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import { paidEditRefusal } from '@bloomkin/shared/rules/paidEdit.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type EditLine, keyOf, readLines, titleOf } from './editLines.ts';

export interface DifferenceRow {
  key: string;
  title: string;
  note: string | null;
  /** Null for what the order did not hold. */
  wasCents: number | null;
  cents: number;
}

export interface Difference {
  rows: readonly DifferenceRow[];
  deliveryCents: number;
  wasCents: number;
  cents: number;
  /** Why the server will refuse the sum, and what to do. */
  refusal: string | undefined;
}

const sumOf = (lines: readonly EditLine[]) =>
  lines.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0);

export function computeDifference(order: Order, lines: readonly EditLine[]): Difference {
  const stored = readLines(order);
  const deliveryCents = Math.round(order.delivery_cost * 100);
  const [wasCents, cents] = [sumOf(stored) + deliveryCents, sumOf(lines) + deliveryCents];
  const isPaid = order.payment_status !== 'not_paid';
  const refusal = paidEditRefusal({ isPaid, byCard: isPaidByCard(order), wasCents, cents });
  const rows = lines.map((line) => toRow(line, stored));
  return { rows, deliveryCents, wasCents, cents, refusal: refusal?.message };
}

function toRow(line: EditLine, stored: readonly EditLine[]): DifferenceRow {
  const was = stored.find((one) => keyOf(one) === (line.instead ?? keyOf(line)));
  return {
    key: keyOf(line),
    title: line.instead ? line.name : titleOf(line),
    note: noteOf(line, was),
    wasCents: was ? was.priceCents * was.count : null,
    cents: line.priceCents * line.count,
  };
}

function noteOf(line: EditLine, was: EditLine | undefined): string | null {
  if (!was) return 'added';
  if (line.count === 0) return 'taken out';
  const size = line.instead ? `${was.sizeName ?? 'One size'} to ${line.sizeName ?? 'one size'}` : '';
  const count = was.count === line.count ? '' : `${was.count} to ${line.count} pieces`;
  return [size, count].filter(Boolean).join(', ') || null;
}
