import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
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
const originOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()).origin_jti;

test('a wrong password and an unknown user get the same answer', async () => {
  await cognito.givenUser('u_1');
  const refused = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  await expect(cognito.signIn('u_1', 'wrong')).rejects.toMatchObject(refused);
  await expect(cognito.signIn('nobody')).rejects.toMatchObject(refused);
});

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

test('a rotated refresh token works for its grace period only', async () => {
  await cognito.givenUser('u_1');
  const first = await readRefreshToken();
  const { AuthenticationResult: second } = await refresh(first);
  expect(second?.RefreshToken).not.toBe(first);
  cognito.now += 30_000;
  const { AuthenticationResult: third } = await refresh(first);
  expect(originOf(third?.AccessToken)).toBe(originOf(second?.AccessToken));
  cognito.now += 1;
  await expect(refresh(first)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
  await refresh(second?.RefreshToken ?? '');
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

test('a revoked token revokes the tokens of its session alone', async () => {
  await cognito.givenUser('u_1');
  const other = await readRefreshToken();
  const first = await readRefreshToken();
  const { AuthenticationResult: second } = await refresh(first);
  const secret = { ClientId: client.ClientId, ClientSecret: cognito.clientSecret };
  await cognito.send(new RevokeTokenCommand({ ...secret, Token: first }));
  await expect(refresh(second?.RefreshToken ?? '')).rejects.toThrow('Refresh Token has been revoked');
  await refresh(other);
  const access = second?.AccessToken ?? '';
  await expect(cognito.send(new RevokeTokenCommand({ ...secret, Token: access }))).rejects.toMatchObject({
    name: 'UnsupportedTokenTypeException',
  });
  await cognito.send(new RevokeTokenCommand({ ...secret, Token: 'never was one' }));
});

test('a global sign-out and a disabling end every session', async () => {
  await cognito.givenUser('u_1');
  const before = await readRefreshToken();
  await cognito.send(new AdminUserGlobalSignOutCommand(u1));
  await expect(refresh(before)).rejects.toThrow('revoked');
  const after = await readRefreshToken();
  await cognito.send(new AdminDisableUserCommand(u1));
  await expect(refresh(after)).rejects.toThrow('User is disabled');
  await expect(cognito.signIn('u_1')).rejects.toThrow('User is disabled');
  await cognito.send(new AdminEnableUserCommand(u1));
  await expect(refresh(after)).rejects.toThrow('revoked');
  await readRefreshToken();
});

test('a user exists once and can be read, changed and deleted', async () => {
  await cognito.givenUser('u_1');
  await expect(cognito.givenUser('u_1')).rejects.toMatchObject({ name: 'UsernameExistsException' });
  const UserAttributes = [{ Name: 'email', Value: 'ava@flowers.test' }];
  await cognito.send(new AdminUpdateUserAttributesCommand({ ...u1, UserAttributes }));
  const user = await cognito.send(new AdminGetUserCommand(u1));
  expect(user).toMatchObject({ Username: 'u_1', Enabled: true, UserStatus: 'CONFIRMED' });
  expect(user.UserCreateDate).toEqual(new Date(cognito.now));
  expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: 'ava@flowers.test' });
  await cognito.send(new AdminDeleteUserCommand(u1));
  await expect(cognito.send(new AdminGetUserCommand(u1))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
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
