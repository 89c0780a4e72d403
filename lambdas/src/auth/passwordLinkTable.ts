import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ifMet } from '../table/ifMet.ts';
import { passwordLinkKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';

export interface PasswordLinkItem {
  userId: UserId;
  /** Of the person, when the link was made. */
  signInEra: string;
  expiresAtSeconds: number;
  used: boolean;
}

export async function insertPasswordLink(hash: string, link: PasswordLinkItem): Promise<void> {
  const Item = { ...passwordLinkKey(hash), ...link, ttl: link.expiresAtSeconds };
  await table.send(
    new PutCommand({ TableName: tableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }),
  );
}

/** A link that can still be used. */
export async function findPasswordLink(
  hash: string,
  nowSeconds: number,
): Promise<PasswordLinkItem | undefined> {
  const Key = passwordLinkKey(hash);
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
  const link = Item as PasswordLinkItem | undefined;
  return link && !link.used && link.expiresAtSeconds > nowSeconds ? link : undefined;
}

/** Of many who use a link at once, one gets true. */
export async function takePasswordLink(hash: string, nowSeconds: number): Promise<boolean> {
  const taken = await ifMet(
    table.send(
      new UpdateCommand({
        TableName: tableName,
        Key: passwordLinkKey(hash),
        UpdateExpression: 'SET used = :true',
        ConditionExpression: 'used = :false AND expiresAtSeconds > :now',
        ExpressionAttributeValues: { ':true': true, ':false': false, ':now': nowSeconds },
      }),
    ),
  );
  return taken !== undefined;
}

/** The password could not be set after all: the link is as good as before. */
export async function giveBackPasswordLink(hash: string): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: passwordLinkKey(hash),
      UpdateExpression: 'SET used = :false',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':false': false },
    }),
  );
}
