import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { table, tableName } from '@bloomkin/lambdas/platform/table/tableClient.ts';
import type { Row } from './row.ts';

const rowsPerBatch = 25;
const batchesAtOnce = 6;
const maxTries = 8;

export async function putRows(rows: readonly Row[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(rows.length / rowsPerBatch) }, (_, index) =>
    rows.slice(index * rowsPerBatch, (index + 1) * rowsPerBatch),
  );
  const next = batches.values();
  const writer = async () => {
    for (const batch of next) await putBatch(batch);
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, writer));
}

/** Retries UnprocessedItems. */
async function putBatch(batch: readonly Row[]): Promise<void> {
  let left = batch.map((Item): WriteRequest => ({ PutRequest: { Item } }));
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: left } }),
    );
    left = UnprocessedItems?.[tableName] ?? [];
    if (left.length === 0) return;
    await pause(50 * attempt);
  }
  throw new Error(`The engine did not take ${left.length} rows of the demo data`);
}

type WriteRequest = NonNullable<BatchWriteCommand['input']['RequestItems']>[string][number];
