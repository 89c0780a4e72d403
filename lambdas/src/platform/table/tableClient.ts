import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientTimeouts } from '#platform/clientTimeouts.ts';
import { settings } from '#platform/settings.ts';

/** Short timeouts: a dead connection costs a retry, not the response. Queued calls are not a fault. */
export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    region: settings.AWS_REGION,
    maxAttempts: 3,
    requestHandler: clientTimeouts(3000, 5000),
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);
// It copies every input and output for an unused log.
table.middlewareStack.remove('loggerMiddleware');

/** Lazy: template and documents read declarations without a table. */
export const tableName = settings.TABLE_NAME ?? 'none';
