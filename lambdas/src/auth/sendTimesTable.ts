import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ifMet } from '../table/ifMet.ts';
import { sendTimesKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import { longestWindowSeconds } from './sendPace.ts';

export interface SendTimes {
  sentAtSeconds: readonly number[];
  version: number;
}

/** When codes were sent to a phone or e-mail, oldest first. */
export async function findSendTimes(identityHash: string): Promise<SendTimes> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: sendTimesKey(identityHash), ConsistentRead: true }),
  );
  return (Item as SendTimes | undefined) ?? { sentAtSeconds: [], version: 0 };
}

/** Writes the next state of what was read; false when somebody was faster. */
export async function putSendTimes(
  identityHash: string,
  read: SendTimes,
  sentAtSeconds: readonly number[],
  nowSeconds: number,
): Promise<boolean> {
  const put = await ifMet(
    table.send(
      new PutCommand({
        TableName: tableName,
        Item: {
          ...sendTimesKey(identityHash),
          sentAtSeconds: sentAtSeconds.filter((at) => at > nowSeconds - longestWindowSeconds),
          version: read.version + 1,
          ttl: nowSeconds + longestWindowSeconds,
        },
        ConditionExpression: 'attribute_not_exists(pk) OR version = :read',
        ExpressionAttributeValues: { ':read': read.version },
      }),
    ),
  );
  return put !== undefined;
}
