import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { OrderId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { productKey, soldKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import { transact } from '../table/transact.ts';
import type { SoldStep } from './countSold.ts';

/** What of an order is in its products' counts, by product. */
export interface SoldRecord {
  counts: Readonly<Record<string, number>>;
  /** Rises with every change. */
  version: number;
}

export async function findSoldRecord(orderId: OrderId): Promise<SoldRecord> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: soldKey(orderId), ConsistentRead: true }),
  );
  return (Item as SoldRecord | undefined) ?? { counts: {}, version: 0 };
}

/** Adds to the products' counts and remembers it with the order; false when another was faster. */
export async function replaceSoldRecord(
  orderId: OrderId,
  { counts, differences }: SoldStep,
  read: SoldRecord,
): Promise<boolean> {
  const failed = await transact([
    {
      Put: {
        TableName: tableName,
        Item: { ...soldKey(orderId), counts, version: read.version + 1 },
        ConditionExpression: 'attribute_not_exists(pk) OR #version = :read',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':read': read.version },
      },
    },
    ...differences.map(([id, difference]) => addSold(id, difference)),
  ]);
  if (failed && failed.index > 0) throw new Error('A product that was sold is not there');
  return !failed;
}

/** A risen revision is what the catalogue follows. */
function addSold(id: ProductId, count: number) {
  return {
    Update: {
      TableName: tableName,
      Key: productKey(id),
      UpdateExpression: 'ADD soldCount :count, revision :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':count': count, ':one': 1 },
    },
  };
}
