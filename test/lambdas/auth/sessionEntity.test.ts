import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

const table = mockClient(DynamoDBDocumentClient);

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'shop');
  vi.stubEnv('AWS_REGION', 'ap-southeast-2');
});
afterEach(() => table.reset());
// Other files of the process have the package's real client.
afterAll(() => table.restore());

it('a sign-in is recorded beside an order’s transaction', async () => {
  const { recordSession } = await import('@bloomkin/lambdas/model/auth/sessions/sessionEntity.ts');
  table.on(PutCommand).resolves({});
  table
    .on(UpdateCommand)
    .rejects(new TransactionConflictException({ message: 'Transaction is ongoing', $metadata: {} }));
  const token = {
    userId: UserId.parse('rosie'),
    sessionId: SessionId.parse('laptop'),
    signedInAtSeconds: 1_800_000_000,
  };
  await recordSession(token, 'Firefox', new Date('2027-01-15T08:00:00Z'));
  expect(table.commandCalls(PutCommand)).toHaveLength(1);
  expect(table.commandCalls(UpdateCommand)).toHaveLength(1);
});
