import { createServer } from 'node:http';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { clientTimeouts } from '@bloomkin/lambdas/platform/clientTimeouts.ts';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '#support/listen.ts';

it('a call on a connection that went silent is answered after a retry', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    if (requests === 1) return;
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{"Item":{"pk":{"S":"rose"}}}');
  });
  const port = await listen(server);
  const client = new DynamoDBClient({
    region: 'ap-southeast-2',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 2,
    requestHandler: clientTimeouts(100),
  });
  onTestFinished(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { Item } = await client.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'rose' } } }));
  expect([Item?.pk?.S, requests]).toEqual(['rose', 2]);
});
