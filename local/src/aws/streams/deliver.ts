import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { FunctionError, ThrottledError } from '../functions/functionError.ts';
import type { Mapping } from './mapping.ts';
import type { StreamRecord } from './streamReader.ts';

export interface Delivery {
  mapping: Mapping;
  invoke: (event: object) => Promise<unknown>;
  /** Told of records that are given up. */
  giveUp: (records: readonly StreamRecord[], condition: string) => void;
  signal: AbortSignal;
}

const Answer = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).default([]),
});

const firstPauseMs = 50;
const longestPauseMs = 5000;

/**
 * Gives a batch to the function until it is done or given up; false when it was broken off. A reported failure goes on at
 * the failed record; with bisecting, a batch that fails at its first record is halved, so that one bad record is given up
 * alone.
 */
export async function deliver(records: readonly StreamRecord[], delivery: Delivery): Promise<boolean> {
  let rest = records;
  let retries = 0;
  while (!delivery.signal.aborted) {
    const failedAt = await failureOf(rest, delivery);
    if (failedAt === undefined) return true;
    if (failedAt > 0) {
      rest = rest.slice(failedAt);
      retries = 0;
      continue;
    }
    if (delivery.signal.aborted) return false;
    const end = endOf(rest, retries, delivery.mapping);
    if (end) {
      delivery.giveUp(rest, end);
      return true;
    }
    if (delivery.mapping.bisects && rest.length > 1) return deliverHalves(rest, delivery);
    retries += 1;
    await rested(retries, delivery.signal);
  }
  return false;
}

async function deliverHalves(records: readonly StreamRecord[], delivery: Delivery): Promise<boolean> {
  const middle = Math.ceil(records.length / 2);
  const first = await deliver(records.slice(0, middle), delivery);
  return first && deliver(records.slice(middle), delivery);
}

/** The index of the first record that was not followed; undefined when all were. */
async function failureOf(records: readonly StreamRecord[], { mapping, invoke }: Delivery) {
  try {
    const answer = await invoke({ Records: records });
    if (!mapping.reportsFailures) return undefined;
    const parsed = Answer.safeParse(answer ?? {});
    // An answer that cannot be read is a failure of the whole batch.
    if (!parsed.success) return 0;
    const failed = new Set(parsed.data.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    if (failed.size === 0) return undefined;
    // An identifier that is not in the batch fails all of it.
    return Math.max(
      0,
      records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber)),
    );
  } catch (error) {
    // The function's own error is in its log; anything else would be a fault of the local run.
    if (!(error instanceof FunctionError || error instanceof ThrottledError)) throw error;
    return 0;
  }
}

function endOf(records: readonly StreamRecord[], retries: number, mapping: Mapping): string | undefined {
  const oldestMs = (records[0]?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000;
  if (Date.now() - oldestMs > mapping.mostAgeMs) return 'RecordAgeExceeded';
  const wholeBatchCounts = !mapping.bisects || records.length === 1;
  return wholeBatchCounts && retries >= mapping.mostRetries ? 'RetryAttemptsExhausted' : undefined;
}

async function rested(retries: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(firstPauseMs * 2 ** (retries - 1), longestPauseMs);
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
