import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import { table } from './tableClient.ts';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Which item's condition failed, by its place in the list. */
export interface FailedCondition {
  index: number;
}

const maxTries = 6;

/**
 * Writes all items or none. A failed condition is an answer, not an error: the first one is given back and the caller
 * says what it means. Conflicts with another transaction are tried again with full jitter (25–400 ms), since the SDK
 * does not; after the last try the person is asked to try again.
 */
export async function transact(items: TransactItem[], token?: string): Promise<FailedCondition | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: items, ClientRequestToken: token }));
      return undefined;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const failed = failedCondition(error);
      if (failed) return failed;
      if (attempt === maxTries) throw new AppError('CONFLICT.BUSY', { cause: error });
      await pause(Math.random() * Math.min(400, 25 * 2 ** attempt));
    }
  }
}

function failedCondition(error: TransactionCanceledException): FailedCondition | undefined {
  const reasons = error.CancellationReasons ?? [];
  const index = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
  if (index >= 0) return { index };
  const retryable = reasons.every((reason) => retryableReasons.has(reason.Code ?? 'None'));
  if (!retryable) throw error;
  return undefined;
}

const retryableReasons = new Set([
  'None',
  'TransactionConflict',
  'ProvisionedThroughputExceeded',
  'ThrottlingError',
]);
