import * as z from 'zod';
import type { TableCall } from '#support/tableCalls.ts';

/** Commands of the bench to a run: settle, count table calls from now on, write rows first. */
export const Order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settle') }),
  z.object({ kind: z.literal('count') }),
  z.object({ kind: z.literal('write'), rows: z.int() }),
]);
export type Order = z.output<typeof Order>;

export type Reply = { kind: 'ready'; url: string } | { kind: 'done'; calls: TableCall[] };
