import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminRespondToAuthChallengeCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { client, Pool, password, pool } from './cognitoPool.ts';

let cognito: Pool;
let folder: string;
let dataFile: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cognito-'));
  dataFile = join(folder, 'cognito.db');
  cognito = new Pool();
  await cognito.start({ dataFile });
});
afterEach(async () => {
  await cognito.close();
  rmSync(folder, { recursive: true });
});

const u1 = { ...pool, Username: 'u_1' };
const readRefreshToken = async () => {
  const { AuthenticationResult } = await cognito.signIn('u_1');
  return AuthenticationResult?.RefreshToken ?? '';
};
const refresh = (RefreshToken: string, ClientSecret = cognito.clientSecret) =>
  cognito.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: client.ClientId, ClientSecret, RefreshToken }),
  );

test('five wrong passwords lock, each further one for twice as long', async () => {
  await cognito.givenUser('u_1');
  const wrong = await Promise.allSettled(Array.from({ length: 8 }, () => cognito.signIn('u_1', 'wrong')));
  const messages = wrong.map((one) => (one.status === 'rejected' ? one.reason.message : 'signed in'));
  expect(messages.filter((text) => text === 'Incorrect username or password.')).toHaveLength(5);
  expect(messages.filter((text) => text === 'Password attempts exceeded')).toHaveLength(3);
  cognito.now += 1000;
  await expect(cognito.signIn('u_1', 'wrong')).rejects.toThrow('Incorrect');
  cognito.now += 1999;
  await expect(cognito.signIn('u_1')).rejects.toThrow('attempts exceeded');
  cognito.now += 1;
  await cognito.signIn('u_1');
  await expect(cognito.signIn('u_1', 'wrong')).rejects.toThrow('Incorrect');
  await cognito.signIn('u_1');
});

test('a temporary password requires a new one of the minimum length', async () => {
  const create = { ...u1, TemporaryPassword: 'Temporary-1', MessageAction: 'SUPPRESS' } as const;
  await cognito.send(new AdminCreateUserCommand(create));
  const { ChallengeName, Session } = await cognito.signIn('u_1', 'Temporary-1');
  expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const answer = (NEW_PASSWORD: string) =>
    cognito.send(
      new AdminRespondToAuthChallengeCommand({
        ...client,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: 'u_1', NEW_PASSWORD, SECRET_HASH: cognito.hash('u_1') },
      }),
    );
  await expect(answer('short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  expect((await answer(password)).AuthenticationResult?.AccessToken).toBeDefined();
  await cognito.signIn('u_1');
  await expect(answer(password)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a rotated token expires thirty days after the first', async () => {
  await cognito.givenUser('u_1');
  const first = await readRefreshToken();
  cognito.now += 29 * 86_400_000;
  const { AuthenticationResult } = await refresh(first);
  cognito.now += 86_400_000;
  await expect(refresh(AuthenticationResult?.RefreshToken ?? '')).rejects.toThrow('expired');
});

test('a refresh needs the secret of the client', async () => {
  await cognito.givenUser('u_1');
  const token = await readRefreshToken();
  await expect(refresh(token, 'guessed')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(refresh('made up')).rejects.toThrow('Invalid Refresh Token');
});

test('users, secrets, keys, tokens and open codes survive a kill', async () => {
  await cognito.givenUser('u_1');
  const token = await readRefreshToken();
  const session = await cognito.startCode('u_1');
  const keys = async (of: Pool) => (await fetch(`${of.url}/${pool.UserPoolId}/.well-known/jwks.json`)).text();
  const again = new Pool();
  await again.start({ dataFile });
  expect(again.clientSecret).toBe(cognito.clientSecret);
  expect(await keys(again)).toBe(await keys(cognito));
  expect((await again.signIn('u_1')).AuthenticationResult).toBeDefined();
  expect((await again.answerCode('u_1', session, '1234')).AuthenticationResult).toBeDefined();
  const secret = { ClientId: client.ClientId, ClientSecret: again.clientSecret };
  await again.send(new GetTokensFromRefreshTokenCommand({ ...secret, RefreshToken: token }));
  await again.close();
});

test('a reset removes the users and keeps pool, client and keys', async () => {
  await cognito.givenUser('u_1');
  const secret = cognito.clientSecret;
  await cognito.reset();
  await expect(cognito.signIn('u_1')).rejects.toThrow('Incorrect');
  await cognito.givenUser('u_1');
  await cognito.signIn('u_1');
  expect(cognito.clientSecret).toBe(secret);
});

test('calls that our code does not make are refused with an error', async () => {
  const call = new InitiateAuthCommand({ ClientId: client.ClientId, AuthFlow: 'CUSTOM_AUTH' });
  await expect(cognito.send(call)).rejects.toThrow('InitiateAuth is not played here');
});
