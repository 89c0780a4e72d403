import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting, settings } from '../settings.ts';

/** The one connection of a container. Two tries by the SDK; conflicts of transactions are retried by `transact`. */
export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({ region: settings.AWS_REGION, maxAttempts: 3 }),
  { marshallOptions: { removeUndefinedValues: true } },
);

export const tableName = setting('TABLE_NAME');
