import { truncate } from '@bloomkin/shared/rules/truncate.ts';
import * as z from 'zod';

export const HistoryEntry = z.object({
  at: z.string(),
  /** A role or a displayable name: 'Buyer', 'Florist', 'Admin', 'Card payment', 'Bloomkin'. */
  by: z.string(),
  name: z.string().optional(),
  what: z.enum([
    'placed',
    'status',
    'payment_status',
    'items',
    'delivery',
    'comment',
    'card_message',
    'recipient',
    'refund',
    'dispute',
    'hold',
    'proposal',
    'dispatch',
    'rescue',
    'handover',
    'claim',
    'swap',
    'substitution',
    'address',
  ]),
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().optional(),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** The full text stays on the order. */
const longestText = 200;
/** About 80 KB at most; DynamoDB items are limited to 400 KB. */
const maxLines = 60;
/** Lines move in bulk to keep the number of rows low. */
const linesAfterMove = 30;

/** Few, and read from the order's row by stream consumers. */
const staying: ReadonlySet<HistoryEntry['what']> = new Set([
  'placed',
  'status',
  'refund',
  'dispute',
  'proposal',
  'rescue',
  'claim',
  'swap',
]);

const shorten = (text: string | null): string | null => text && truncate(text, longestText);

export function splitHistory<
  O extends { history: readonly HistoryEntry[]; hasOlderHistory?: boolean | undefined },
>(order: O): { order: O; older: readonly HistoryEntry[] } {
  const lines = order.history.map((line) => ({ ...line, from: shorten(line.from), to: shorten(line.to) }));
  if (lines.length <= maxLines) return { order: { ...order, history: lines }, older: [] };
  const movable = lines.filter(({ what }) => !staying.has(what));
  const older = movable.slice(0, Math.max(0, lines.length - linesAfterMove));
  const moved = new Set(older);
  const history = lines.filter((line) => !moved.has(line));
  return { order: { ...order, history, hasOlderHistory: order.hasOlderHistory || older.length > 0 }, older };
}
