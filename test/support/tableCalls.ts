import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceEmulator, ServiceRequest } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';

/** One call of a function to the table. */
export const TableCall = z.object({
  functionName: z.string(),
  operation: z.string(),
  fromMs: z.number(),
  toMs: z.number(),
  readUnits: z.number(),
  writeUnits: z.number(),
  requestBytes: z.number(),
  answerBytes: z.number(),
  /** A read that sees every write before it. */
  isConsistent: z.boolean(),
});
export type TableCall = z.output<typeof TableCall>;

/**
 * Each call is held so long, so that calls that were sent together overlap for certain and calls that wait for each
 * other never do: what is counted does not depend on how busy the machine is.
 */
const heldMs = 15;

const reads = new Set(['GetItem', 'BatchGetItem', 'TransactGetItems', 'Query', 'Scan']);
const Consistency = z.object({ ConsistentRead: z.boolean().default(false) });
const Input = z.union([
  z.object({ RequestItems: z.record(z.string(), Consistency) }).transform(({ RequestItems }) => RequestItems),
  Consistency.transform((one) => ({ one })),
]);
const Capacity = z.object({ CapacityUnits: z.number().default(0) });
const Answer = z.object({
  ConsumedCapacity: z.union([Capacity.transform((one) => [one]), z.array(Capacity)]).default([]),
});

/** Work after the answer, and of each minute's schedule, is not part of it. */
export const followsChanges =
  /-(tableChanges|catalogueBuilder|releaseHolds|dueNotices|agentEvents|sendCampaigns)$/;

/** A function's start reads a user that does not exist (lambdas/src/platform/http/groupHandler.ts), which is no part of an answer. */
const isOfStart = ({ body }: ServiceRequest) => body.includes('nobody');

/** Notes what the functions ask of the table, with the units each call takes. */
export class TableCalls {
  private calls: TableCall[] = [];

  /** For the cloud's `aroundTable`. */
  around(table: ServiceEmulator): ServiceEmulator {
    return {
      handle: async (request) => {
        if (isOfStart(request)) return table.handle(request);
        const fromMs = performance.now();
        await pause(heldMs);
        const answer = await table.handle(withCapacityAsked(request));
        const read = answer.status === 200 ? Answer.parse(JSON.parse(answer.body.toString())) : undefined;
        const units = (read?.ConsumedCapacity ?? []).reduce(
          (sum, { CapacityUnits }) => sum + CapacityUnits,
          0,
        );
        const operation = request.operation ?? '';
        const isRead = reads.has(operation);
        this.calls.push({
          functionName: callerOf(request),
          operation,
          fromMs,
          toMs: performance.now(),
          readUnits: isRead ? units : 0,
          writeUnits: isRead ? 0 : units,
          requestBytes: request.body.length,
          answerBytes: Buffer.byteLength(answer.body),
          isConsistent: isRead && isConsistent(request),
        });
        return answer;
      },
      reset: () => table.reset(),
      close: () => table.close(),
    };
  }

  /** The calls noted since the last time. */
  take(): TableCall[] {
    const taken = this.calls;
    this.calls = [];
    return taken;
  }
}

/** How many calls waited for one another: the longest row of calls of which none began before the one before it ended. */
export function roundsOf(calls: readonly TableCall[]): number {
  let rounds = 0;
  let freeAtMs = Number.NEGATIVE_INFINITY;
  for (const { fromMs, toMs } of calls.toSorted((a, b) => a.toMs - b.toMs)) {
    if (fromMs < freeAtMs) continue;
    rounds += 1;
    freeAtMs = toMs;
  }
  return rounds;
}

const callerOf = ({ headers }: ServiceRequest) =>
  /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';

const isConsistent = ({ body }: ServiceRequest) =>
  Object.values(Input.parse(JSON.parse(body.toString()))).every(({ ConsistentRead }) => ConsistentRead);

function withCapacityAsked(request: ServiceRequest): ServiceRequest {
  const input: object = JSON.parse(request.body.toString());
  const body = Buffer.from(JSON.stringify({ ...input, ReturnConsumedCapacity: 'TOTAL' }));
  return { ...request, body };
}
