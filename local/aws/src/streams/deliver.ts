import * as z from 'zod';
import { FunctionError, ThrottledError } from '#functions/functionError.ts';
import type { Mapping } from './mapping.ts';
import type { StreamRecord } from './streamReader.ts';
import type { Time } from './time.ts';

export interface Delivery {
  mapping: Mapping;
  invoke: (event: object) => Promise<unknown>;
  giveUp: (records: readonly StreamRecord[], condition: string) => void;
  signal: AbortSignal;
  time: Time;
}

const Answer = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).default([]),
});

const firstPauseMs = 50;
const longestPauseMs = 5000;

/**
 * False when interrupted. Resumes at the reported failure. A thrown batch is halved, which isolates a bad record; one that
 * reports its first record is tried again whole, since AWS documents no halving for it.
 */
export async function deliver(records: readonly StreamRecord[], delivery: Delivery): Promise<boolean> {
  let rest = records;
  let retries = 0;
  while (!delivery.signal.aborted) {
    const failure = await findFailure(rest, delivery);
    if (!failure) return true;
    const { failedAt, hasThrown } = failure;
    if (failedAt > 0) {
      rest = rest.slice(failedAt);
      retries = 0;
      continue;
    }
    if (delivery.signal.aborted) return false;
    const halves = delivery.mapping.bisects && hasThrown && rest.length > 1;
    // Halving uses up no retry.
    const end = findEndReason(rest, halves ? undefined : retries, delivery);
    if (end) {
      delivery.giveUp(rest, end);
      return true;
    }
    if (halves) return deliverHalves(rest, delivery);
    retries += 1;
    await waitBeforeRetry(retries, delivery);
  }
  return false;
}

async function deliverHalves(records: readonly StreamRecord[], delivery: Delivery): Promise<boolean> {
  const middle = Math.ceil(records.length / 2);
  const first = await deliver(records.slice(0, middle), delivery);
  return first && deliver(records.slice(middle), delivery);
}

const wholeBatch: Failure = { failedAt: 0, hasThrown: true };

interface Failure {
  /** Index of the first failed record. */
  failedAt: number;
  hasThrown: boolean;
}

async function findFailure(
  records: readonly StreamRecord[],
  { mapping, invoke }: Delivery,
): Promise<Failure | undefined> {
  try {
    const answer = await invoke({ Records: records });
    if (!mapping.reportsFailures) return undefined;
    const parsed = Answer.safeParse(answer ?? {});
    // An invalid response fails the whole batch.
    if (!parsed.success) return wholeBatch;
    const failed = new Set(parsed.data.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    if (failed.size === 0) return undefined;
    // An unknown identifier fails the whole batch.
    const failedAt = records.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
    return { failedAt: Math.max(0, failedAt), hasThrown: false };
  } catch (error) {
    // The function logged its own error; anything else is a fault of the emulator.
    if (!(error instanceof FunctionError || error instanceof ThrottledError)) throw error;
    return wholeBatch;
  }
}

/** Without retries only the age counts. */
function findEndReason(
  records: readonly StreamRecord[],
  retries: number | undefined,
  { mapping, time }: Delivery,
): string | undefined {
  const oldestMs = (records[0]?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000;
  if (time.nowMs() - oldestMs > mapping.maxAgeMs) return 'RecordAgeExceeded';
  return retries !== undefined && retries >= mapping.maxRetries ? 'RetryAttemptsExhausted' : undefined;
}

async function waitBeforeRetry(retries: number, { signal, time }: Delivery): Promise<void> {
  await time.pause(Math.min(firstPauseMs * 2 ** (retries - 1), longestPauseMs), signal);
}
