import * as z from 'zod';
import { TableCall } from '#support/tableCalls.ts';

/** Commands of the bench to a run: settle, count table calls from now on, write rows first. */
export const Order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settle') }),
  z.object({ kind: z.literal('count') }),
  z.object({ kind: z.literal('write'), rows: z.int() }),
]);
export type Order = z.output<typeof Order>;

/** The run's answers: it has started, or has done a command. */
export const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), url: z.string() }),
  z.object({ kind: z.literal('done'), calls: z.array(TableCall) }),
]);
export type Reply = z.output<typeof Reply>;
