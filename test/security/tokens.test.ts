import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { logOut, refresh } from '@bloomkin/shared/routes/auth.ts';
import { createProduct } from '@bloomkin/shared/routes/products.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it, vi } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const test = securityFixture();

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const part = (token: string, index: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString());
const head = (token: string) => part(token, 0);
const claims = (token: string) => part(token, 1);

function signToken(header: object, body: object, key: KeyObject): string {
  const text = `${encode(header)}.${encode(body)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const someone = () =>
  test.backend.signInNewUser({
    fio: 'Rosie Blake',
    roles: ['ROLE_VENDOR'],
    company: test.seed.petal.company,
  });

const ask = (token: string) => test.backend.handlers.call(getMe, { token });
const expectRefused = async (token: string) => {
  const { status, code } = await ask(token);
  expect([status, code]).toEqual([401, 'AUTH.TOKEN.INVALID']);
};

/** Changes a person's row as an admin's, or a change of password, would. */
async function changeRow({ user }: Person, change: Record<string, unknown>): Promise<void> {
  await test.backend.put({ users: [{ ...user, ...change }] });
}

describe('a token that is not ours', () => {
  it('fails without a signature, with any name of that algorithm', async () => {
    const { token } = await someone();
    for (const alg of ['none', 'None', 'NONE', '']) {
      const unsigned = `${encode({ ...head(token), alg })}.${encode(claims(token))}`;
      await expectRefused(`${unsigned}.`);
      await expectRefused(`${unsigned}.${token.split('.')[2]}`);
    }
  });

  it('fails when signed with the public key as an HMAC secret', async () => {
    const { token } = await someone();
    const keys = await fetch(
      `${process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER}/${process.env.USER_POOL_ID}/.well-known/jwks.json`,
    );
    const text = `${encode({ ...head(token), alg: 'HS256' })}.${encode(claims(token))}`;
    const secret = await keys.text();
    await expectRefused(`${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`);
  });

  it('fails when signed by another key, under its own kid or ours', async () => {
    const { token } = await someone();
    await expectRefused(signToken({ alg: 'RS256', kid: 'mine' }, claims(token), own.privateKey));
    await expectRefused(signToken({ ...head(token) }, claims(token), own.privateKey));
    const brought = {
      ...head(token),
      jwk: own.publicKey.export({ format: 'jwk' }),
      jku: 'https://evil.example/keys',
    };
    await expectRefused(signToken(brought, claims(token), own.privateKey));
  });

  it('fails when it comes from another pool', async () => {
    const { token } = await someone();
    const iss = 'https://cognito-idp.ap-southeast-2.amazonaws.com/ap-southeast-2_Another01';
    await expectRefused(signToken({ ...head(token) }, { ...claims(token), iss }, own.privateKey));
  });

  it('fails when a claim was changed', async () => {
    const { token } = await someone();
    const [header, , signature] = token.split('.');
    const { username } = claims(test.seed.people.admin.token);
    await expectRefused(`${header}.${encode({ ...claims(token), username })}.${signature}`);
  });

  it('fails when it is not a JWT', async () => {
    for (const text of ['x', '..', 'a.b.c', 'null', '%00', 'x'.repeat(8000), 'Bearer x'])
      await expectRefused(text);
  });
});

describe('a token of ours', () => {
  it('fails when it is an ID token', async () => {
    const { user } = await someone();
    await expectRefused(await idToken(user.id));
  });

  it('fails when it was issued to another client of the pool', async () => {
    const { token } = await someone();
    const { verifyAccessToken } = await asAnotherClient(
      () => import('@bloomkin/lambdas/platform/http/caller.ts'),
    );
    await expect(verifyAccessToken(token)).rejects.toMatchObject({ code: 'AUTH.TOKEN.INVALID' });
  });

  it('fails after its hour', async () => {
    const { token } = await someone();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 });
    await expectRefused(token).finally(() => vi.useRealTimers());
    expect((await ask(token)).status).toBe(200);
  });

  it('fails with the next call after signing out, as does the cookie', async () => {
    const { token, cookie } = await someone();
    // Its signature is known from now on.
    expect((await ask(token)).status).toBe(200);
    await test.backend.handlers.call(logOut, { token, cookie });
    await expectRefused(token);
    expect((await test.backend.handlers.call(refresh, { cookie })).status).toBe(401);
  });

  it('fails at once after disabling or deletion', async () => {
    const person = await someone();
    await changeRow(person, { active: false });
    await expectRefused(person.token);
    expect((await test.backend.handlers.call(refresh, { cookie: person.cookie })).status).toBe(401);
  });

  it('fails at once after a new password or sign-out of all', async () => {
    const person = await someone();
    await changeRow(person, { sessionsNotBeforeSeconds: Math.floor(Date.now() / 1000) + 1 });
    await expectRefused(person.token);
    expect((await test.backend.handlers.call(refresh, { cookie: person.cookie })).status).toBe(401);
  });

  it('opens less with the next call after a role or company was removed', async () => {
    const person = await someone();
    const { token } = person;
    const form = { name: 'Roses', price: 10, sku: 'taken-away', category: 'roses', type: 'bouquet' };
    const sell = () => test.backend.handlers.call(createProduct, { token, body: form });
    await changeRow(person, { companyId: null });
    expect((await sell()).status).toBe(403);
    await changeRow(person, { roles: ['ROLE_BUYER'] });
    expect((await sell()).status).toBe(403);
    await changeRow(person, {});
    expect((await sell()).status).toBe(200);
  });
});

/** Modules loaded meanwhile are told of another client, and forgotten afterwards. */
async function asAnotherClient<T>(load: () => Promise<T>): Promise<T> {
  const { USER_POOL_CLIENT_ID } = process.env;
  vi.resetModules();
  process.env.USER_POOL_CLIENT_ID = 'another';
  const module = await load();
  process.env.USER_POOL_CLIENT_ID = USER_POOL_CLIENT_ID;
  vi.resetModules();
  return module;
}

async function idToken(userId: string): Promise<string> {
  const [{ AdminInitiateAuthCommand }, { cognito, computeSecretHash }] = await Promise.all([
    import('@aws-sdk/client-cognito-identity-provider'),
    import('@bloomkin/lambdas/platform/services/cognitoClient.ts'),
  ]);
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId: process.env.USER_POOL_ID,
      ClientId: process.env.USER_POOL_CLIENT_ID,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: {
        USERNAME: userId,
        PASSWORD: test.seed.password,
        SECRET_HASH: await computeSecretHash(userId),
      },
    }),
  );
  return AuthenticationResult?.IdToken ?? '';
}
