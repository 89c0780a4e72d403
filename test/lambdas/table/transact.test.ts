import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { TransactItem } from '@bloomkin/lambdas/table/transact.ts';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const dynamo = mockClient(DynamoDBDocumentClient);

/** What the local engine never answers: another transaction was on the same rows. */
function canceled(...codes: string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

const rows: TransactItem[] = [
  { Put: { TableName: 'T', Item: { pk: 'a', sk: 'a' } } },
  { Put: { TableName: 'T', Item: { pk: 'b', sk: 'b' } } },
];

let transact: typeof import('@bloomkin/lambdas/table/transact.ts').transact;

beforeAll(async () => {
  vi.stubEnv('TABLE_NAME', 'T');
  ({ transact } = await import('@bloomkin/lambdas/table/transact.ts'));
});

beforeEach(() => {
  dynamo.reset();
});

describe('a transaction', () => {
  it('is tried again when another one was on the same rows, as the SDK does not', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(canceled('None', 'TransactionConflict'))
      .rejectsOnce(canceled('TransactionConflict', 'None'))
      .resolves({});
    expect(await transact(rows)).toBeUndefined();
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('says which row’s condition failed, and does not try again', async () => {
    dynamo.on(TransactWriteCommand).rejects(canceled('None', 'ConditionalCheckFailed'));
    expect(await transact(rows)).toEqual({ index: 1 });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('asks the person to try again when it stays busy', async () => {
    dynamo.on(TransactWriteCommand).rejects(canceled('TransactionConflict', 'None'));
    await expect(transact(rows)).rejects.toMatchObject({ code: 'CONFLICT.BUSY' });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(6);
  });

  it('hands on what it cannot mend', async () => {
    dynamo.on(TransactWriteCommand).rejects(canceled('ValidationError', 'None'));
    await expect(transact(rows)).rejects.toBeInstanceOf(TransactionCanceledException);
  });
});
