import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { noticeKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';

export async function wasSent(orderId: OrderId, name: string): Promise<boolean> {
  const Key = noticeKey(orderId, name);
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
  return Item !== undefined;
}

export async function rememberSent(orderId: OrderId, name: string, now: Date): Promise<void> {
  const Item = { ...noticeKey(orderId, name), at: now.toISOString() };
  await table.send(new PutCommand({ TableName: tableName, Item }));
}
