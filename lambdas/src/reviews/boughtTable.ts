import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { ProductId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { boughtKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';

/** Whether the person had the product in a completed order. */
export async function hasBought(userId: UserId, productId: ProductId): Promise<boolean> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: boughtKey(userId, productId), ConsistentRead: true }),
  );
  return Item !== undefined;
}

/** Fails when that order was completed since `hasBought` said no: the review would stay unverified for good. */
export const stillNotBought = (userId: UserId, productId: ProductId): TransactItem => ({
  ConditionCheck: {
    TableName: tableName,
    Key: boughtKey(userId, productId),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

export async function rememberBought(userId: UserId, productId: ProductId): Promise<void> {
  await table.send(new PutCommand({ TableName: tableName, Item: boughtKey(userId, productId) }));
}
