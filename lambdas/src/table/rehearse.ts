import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { awsJsonResponse } from '../services/awsJsonResponse.ts';
import { table, tableName } from './tableClient.ts';

const text = { S: 'nobody' };
const scalars = { text, count: { N: '1' }, flag: { BOOL: true }, none: { NULL: true } };
const item = { ...scalars, list: { L: [text] }, map: { M: scalars } };

const target = { TableName: tableName, Key: { pk: 'nobody', sk: 'nobody' } };

/** Makes the SDK parse an item, which a read of a missing one does not. Nothing is sent. */
export async function rehearseRead(): Promise<void> {
  const command = new GetCommand({ ...target, ConsistentRead: true });
  command.middlewareStack.add(() => async () => ({ response: awsJsonResponse({ Item: item }) }), innermost);
  await table.send(command);
}

/** Makes the SDK build an update and parse its response. Nothing is sent. */
export async function rehearseUpdate(): Promise<void> {
  const command = new UpdateCommand({
    ...target,
    UpdateExpression: 'ADD #count :one',
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':one': 1 },
    ReturnValues: 'ALL_NEW',
  });
  command.middlewareStack.add(
    () => async () => ({ response: awsJsonResponse({ Attributes: item }) }),
    innermost,
  );
  await table.send(command);
}

/** Inside the deserialiser and in place of signing and sending. */
const innermost = { step: 'deserialize', priority: 'low' } as const;
