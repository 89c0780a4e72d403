import { createServer } from 'node:net';
import { CognitoIdentityProviderClient, RevokeTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { isUnavailable } from '@bloomkin/lambdas/platform/unavailable.ts';
import { describe, expect, it } from 'vitest';
import { listen } from '#support/listen.ts';

/** Calls Cognito at a local port: gives what is thrown. */
async function thrownBy(port: number): Promise<unknown> {
  const cognito = new CognitoIdentityProviderClient({
    region: 'ap-southeast-2',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  return cognito.send(new RevokeTokenCommand({ Token: 'a', ClientId: 'b' })).catch((error: unknown) => error);
}

/** A server that closes every connection at once. */
async function closingServer() {
  const server = createServer((socket) => socket.destroy());
  const port = await listen(server);
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('a service that cannot be reached', () => {
  it('answers 503 when it resets the connection', async () => {
    const { port, close } = await closingServer();
    const error = await thrownBy(port);
    await close();
    expect([error instanceof Error, isUnavailable(error)]).toEqual([true, true]);
  });

  it('answers 503 when it refuses the connection', async () => {
    const { port, close } = await closingServer();
    await close();
    expect(isUnavailable(await thrownBy(port))).toBe(true);
  });
});

it('an error of our own code is not reported as unavailable', () => {
  expect(isUnavailable(new TypeError('undefined is not a function'))).toBe(false);
});
