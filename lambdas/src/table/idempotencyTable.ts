import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifMet } from './ifMet.ts';
import { idempotencyKey } from './keys.ts';
import { table, tableName } from './tableClient.ts';
import type { TransactItem } from './transact.ts';

export interface IdempotencyItem {
  bodyHash: string;
  /** The first answer's JSON; undefined while a provider's call is under way, or broke off. */
  answer?: string;
}

const keepSeconds = 24 * 60 * 60;
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The row of one key of one caller on one route. */
export function idempotencyTable(routeName: string, callerId: string, given: string, bodyHash: string) {
  const Key = idempotencyKey(routeName, callerId, given);
  const put = (answer: string | undefined, isFree: string) => ({
    TableName: tableName,
    Item: { ...Key, bodyHash, answer, ttl: nowSeconds() + keepSeconds },
    // The table deletes expired rows late.
    ConditionExpression: `${isFree} OR #ttl < :now`,
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': nowSeconds() },
  });
  return {
    async find(): Promise<IdempotencyItem | undefined> {
      const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
      return Item && Number(Item.ttl) >= nowSeconds() ? (Item as IdempotencyItem) : undefined;
    },
    /** Fails when the key has its answer already. */
    insert: (answer: string): TransactItem => ({ Put: put(answer, 'attribute_not_exists(answer)') }),
    async begin(): Promise<void> {
      await ifMet(table.send(new PutCommand(put(undefined, 'attribute_not_exists(pk)'))));
    },
    async finish(answer: string): Promise<void> {
      await table.send(
        new UpdateCommand({
          TableName: tableName,
          Key,
          UpdateExpression: 'SET answer = :answer',
          ConditionExpression: 'bodyHash = :bodyHash',
          ExpressionAttributeValues: { ':answer': answer, ':bodyHash': bodyHash },
        }),
      );
    },
  };
}
