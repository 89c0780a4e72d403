import * as documents from '@bloomkin/shared/routes/documents.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHandlerClient } from '#support/createHandlerClient.ts';
import { HandlerClient } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { readOriginSecret } from '#support/originSecret.ts';
import { putSecret } from '#support/putSecret.ts';

const test = localCloud({ demoData: false });

/** Longer than running functions keep a secret. */
const sixMinutesMs = 6 * 60_000;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const put = (value: object) => putSecret(test.cloud, 'ORIGIN_SECRET_ARN', JSON.stringify(value));

describe('a secret', () => {
  it('returns 503 without a value', async () => {
    await createHandlerClient(test.cloud);
    const { readSecret } = await import('@bloomkin/lambdas/platform/services/secrets.ts');
    const error = { code: 'SERVICE.UNAVAILABLE', status: 503 };
    await expect(readSecret('bloomkin/local/not-yet')).rejects.toMatchObject(error);
  });
});

describe('the origin secret', () => {
  it('rotates without a refused call', async () => {
    await createHandlerClient(test.cloud);
    const old = await readOriginSecret(test.cloud);
    const next = 'n'.repeat(48);
    const statusesWith = async (secret: string) => {
      const edge = new HandlerClient(secret);
      const calls = Array.from({ length: 20 }, () => edge.call(documents.pingTime, {}));
      return [...new Set((await Promise.all(calls)).map(({ status }) => status))];
    };
    const wait = () => vi.setSystemTime(Date.now() + sixMinutesMs);

    expect([await statusesWith(old), await statusesWith(next)]).toEqual([[200], [403]]);
    await put({ current: next, previous: old });
    expect(await statusesWith(old)).toEqual([200]);
    wait();
    // While the distribution is deployed, some edges send the new value and some the old one.
    expect([await statusesWith(old), await statusesWith(next)]).toEqual([[200], [200]]);
    await put({ current: next });
    expect(await statusesWith(next)).toEqual([200]);
    wait();
    expect([await statusesWith(old), await statusesWith(next)]).toEqual([[403], [200]]);
  });
});
