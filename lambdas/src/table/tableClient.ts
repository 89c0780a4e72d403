import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientTimeouts } from '../services/clientTimeouts.ts';
import { settings } from '../settings.ts';

/**
 * The one connection of a container. Three tries by the SDK, each of a few seconds, so that a connection that died in
 * silence costs a request some time and not its answer; conflicts of transactions are retried by `transact`. Many calls
 * at once wait in a queue for a connection, and that is no fault.
 */
export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    region: settings.AWS_REGION,
    maxAttempts: 3,
    requestHandler: clientTimeouts(3000, 5000),
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);
// It copies every input and output for a log that is not written.
table.middlewareStack.remove('loggerMiddleware');

/** Without a table the declarations can still be read: for the template and the documents. */
export const tableName = settings.TABLE_NAME ?? 'none';
