import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AppError } from '@bloomkin/shared/errors.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '#support/listen.ts';

const pool = 'ap-southeast-2_Tokens';
const client = 'the-shop';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keySet = (kid: string) =>
  JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] });

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signToken(kid: string, key: KeyObject, secondsLeft = 3600): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://cognito-idp.ap-southeast-2.amazonaws.com/${pool}`,
    client_id: client,
    token_use: 'access',
    username: 'ruby',
    origin_jti: randomUUID(),
    auth_time: now,
    exp: now + secondsLeft,
  };
  const text = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

/** The module in a container of its own, whose key set this answers. */
async function newContainer(answer: RequestListener) {
  const server = createServer(answer);
  const port = await listen(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', `http://127.0.0.1:${port}`);
  vi.stubEnv('USER_POOL_ID', pool);
  vi.stubEnv('USER_POOL_CLIENT_ID', client);
  vi.resetModules();
  const { verifyAccessToken } = await import('@bloomkin/lambdas/platform/http/caller.ts');
  return verifyAccessToken;
}

/** The key set of a pool that can be made to fail. */
function aPool(kid = 'one') {
  const state = { fails: false, text: keySet(kid), requests: 0 };
  const answer: RequestListener = (_, response) => {
    state.requests += 1;
    response.statusCode = state.fails ? 500 : 200;
    response.end(state.text);
  };
  return { state, answer };
}

/** By what the answer is made of, since each container has an `AppError` of its own. */
async function refusalOf(verifying: Promise<unknown>) {
  const error: unknown = await verifying.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { status, code, retryAfterSeconds } = Object(error) as AppError;
  return { status, code, retryAfterSeconds };
}

const invalid = { status: 401, code: 'AUTH.TOKEN.INVALID', retryAfterSeconds: undefined };
const unavailable = { status: 503, code: 'SERVICE.UNAVAILABLE', retryAfterSeconds: 2 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('a token while the key set cannot be fetched', () => {
  it('counts as unknown, not as invalid', async () => {
    const { state, answer } = aPool();
    const verify = await newContainer(answer);
    state.fails = true;
    expect(await refusalOf(verify(signToken('one', privateKey)))).toEqual(unavailable);
    state.fails = false;
    expect(await verify(signToken('one', privateKey))).toMatchObject({ userId: 'ruby' });
  });

  it.each(['<html>', '{}', '{"keys":[{}]}'])(
    'counts as unknown, not as invalid, for a set like %s',
    async (text) => {
      const { state, answer } = aPool();
      const verify = await newContainer(answer);
      state.text = text;
      expect(await refusalOf(verify(signToken('one', privateKey)))).toEqual(unavailable);
    },
  );

  it('passes with the keys that are cached', async () => {
    const { state, answer } = aPool();
    const verify = await newContainer(answer);
    await verify(signToken('one', privateKey));
    state.fails = true;
    expect(await verify(signToken('one', privateKey))).toMatchObject({ userId: 'ruby' });
    expect(await refusalOf(verify(signToken('unknown', privateKey)))).toEqual(unavailable);
    expect(state.requests).toBe(2);
  });
});

describe('a token by an unknown key', () => {
  it('fails while the key set can be fetched', async () => {
    const { answer } = aPool();
    const verify = await newContainer(answer);
    expect(await refusalOf(verify(signToken('unknown', privateKey)))).toEqual(invalid);
    expect(await refusalOf(verify(signToken('another', privateKey)))).toEqual(invalid);
    expect(await refusalOf(verify('no token'))).toEqual(invalid);
  });
});

describe('a verified token', () => {
  const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

  it('passes without a check within a minute', async () => {
    const verify = await newContainer(aPool().answer);
    const token = signToken('one', privateKey);
    const first = await verify(token);
    later(59);
    expect(await verify(token)).toBe(first);
    later(2);
    const second = await verify(token);
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });

  it('fails once it has expired', async () => {
    const verify = await newContainer(aPool().answer);
    const token = signToken('one', privateKey, 30);
    await verify(token);
    later(31);
    expect(await refusalOf(verify(token))).toEqual(invalid);
  });

  it('leaves the cache after a thousand others', async () => {
    const verify = await newContainer(aPool().answer);
    const tokens = Array.from({ length: 1001 }, () => signToken('one', privateKey));
    const [first = '', last = ''] = [tokens.at(0), tokens.at(-1)];
    const accessTokens = [];
    for (const token of tokens) accessTokens.push(await verify(token));
    expect(await verify(last)).toBe(accessTokens.at(-1));
    expect(await verify(first)).not.toBe(accessTokens[0]);
  });

  it('does not vouch for another token', async () => {
    const verify = await newContainer(aPool().answer);
    const token = signToken('one', privateKey);
    await verify(token);
    const forged = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(await refusalOf(verify(signToken('one', forged)))).toEqual(invalid);
    expect(await refusalOf(verify(`${token}x`))).toEqual(invalid);
  });
});
