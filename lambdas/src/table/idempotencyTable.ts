import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { idempotencyKey } from './keys.ts';
import { table, tableName } from './tableClient.ts';

export interface IdempotencyItem {
  bodyHash: string;
  /** The first answer's JSON; undefined while it is being made. */
  answer?: string;
}

const lockSeconds = 30;
const keepSeconds = 24 * 60 * 60;
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The row of one key of one caller on one route. A lock older than a function may run is free again. */
export function idempotencyTable(routeName: string, callerId: string, given: string) {
  const Key = idempotencyKey(routeName, callerId, given);
  return {
    async start(bodyHash: string): Promise<void> {
      await table.send(
        new PutCommand({
          TableName: tableName,
          Item: {
            ...Key,
            bodyHash,
            lockedUntil: nowSeconds() + lockSeconds,
            ttl: nowSeconds() + keepSeconds,
          },
          ConditionExpression:
            'attribute_not_exists(pk) OR #ttl < :now OR (attribute_not_exists(answer) AND lockedUntil < :now)',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':now': nowSeconds() },
        }),
      );
    },
    async find(): Promise<IdempotencyItem> {
      const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
      return { bodyHash: String(Item?.bodyHash), answer: Item?.answer as string | undefined };
    },
    async finish(answer: string): Promise<void> {
      await table.send(
        new UpdateCommand({
          TableName: tableName,
          Key,
          UpdateExpression: 'SET answer = :answer',
          ExpressionAttributeValues: { ':answer': answer },
        }),
      );
    },
    async release(): Promise<void> {
      await table.send(new DeleteCommand({ TableName: tableName, Key }));
    },
  };
}
