import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { FunctionError, ThrottledError } from '../functions/functionError.ts';
import type { Mapping } from './mapping.ts';
import type { StreamRecord } from './streamReader.ts';

export interface Delivery {
  mapping: Mapping;
  invoke: (event: object) => Promise<unknown>;
  giveUp: (records: readonly StreamRecord[], condition: string) => void;
  signal: AbortSignal;
}

const Answer = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).default([]),
});

const firstPauseMs = 50;
const longestPauseMs = 5000;

/** False when interrupted. Resumes at the reported failure; bisecting isolates a bad record. */
export async function deliver(records: readonly StreamRecord[], delivery: Delivery): Promise<boolean> {
  let rest = records;
  let retries = 0;
  while (!delivery.signal.aborted) {
    const failedAt = await findFailure(rest, delivery);
    if (failedAt === undefined) return true;
    if (failedAt > 0) {
      rest = rest.slice(failedAt);
      retries = 0;
      continue;
    }
    if (delivery.signal.aborted) return false;
    const end = findEndReason(rest, retries, delivery.mapping);
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

/** Index of the first failed record; undefined for none. */
async function findFailure(records: readonly StreamRecord[], { mapping, invoke }: Delivery) {
  try {
    const answer = await invoke({ Records: records });
    if (!mapping.reportsFailures) return undefined;
    const parsed = Answer.safeParse(answer ?? {});
    // An invalid response fails the whole batch.
    if (!parsed.success) return 0;
    const failed = new Set(parsed.data.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    if (failed.size === 0) return undefined;
    // An unknown identifier fails the whole batch.
    return Math.max(
      0,
      records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber)),
    );
  } catch (error) {
    // The function logged its own error; anything else is a fault of the emulator.
    if (!(error instanceof FunctionError || error instanceof ThrottledError)) throw error;
    return 0;
  }
}

function findEndReason(
  records: readonly StreamRecord[],
  retries: number,
  mapping: Mapping,
): string | undefined {
  const oldestMs = (records[0]?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000;
  if (Date.now() - oldestMs > mapping.mostAgeMs) return 'RecordAgeExceeded';
  const wholeBatchCounts = !mapping.bisects || records.length === 1;
  return wholeBatchCounts && retries >= mapping.mostRetries ? 'RetryAttemptsExhausted' : undefined;
}

async function rested(retries: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(firstPauseMs * 2 ** (retries - 1), longestPauseMs);
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
