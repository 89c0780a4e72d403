import { addProduct, createCart } from '@bloomkin/shared/routes/cart.ts';
import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { unsubscribeFromPush } from '@bloomkin/shared/routes/push.ts';
import { addRecipient, getMe, updateProfile } from '@bloomkin/shared/routes/users.ts';
import { call } from '@bloomkin/web/api/call.ts';
import { setAccessToken } from '@bloomkin/web/http/accessToken.ts';
import { requestUrl } from '@bloomkin/web/http/requestUrl.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Answer = Response | TypeError;
const calls: { url: string; request: RequestInit }[] = [];
let answers: Answer[] = [];

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const headersOf = (index: number) => new Headers(calls[index]?.request.headers);
const listing = { params: { id: '0' }, query: { page: 1 } };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z') });
  // Repeats wait a second and no more.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    if (url === '/config.json') return json({});
    calls.push({ url, request });
    const answer = answers.shift() ?? json({ data: [] });
    if (answer instanceof TypeError) throw answer;
    return answer;
  });
});
afterEach(() => {
  setAccessToken(undefined);
  answers = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const offline = () => new TypeError('Failed to fetch');

describe('a call', () => {
  it('that reads is retried after a second, three times, without an answer', async () => {
    answers = [offline(), offline(), offline()];
    const answer = call(listCategoryProducts, listing);
    await vi.advanceTimersByTimeAsync(2999);
    expect(calls).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ data: [] });
  });

  it('that reads fails after its third retry', async () => {
    answers = [offline(), offline(), offline(), offline()];
    const failure = expect(call(listCategoryProducts, listing)).rejects.toMatchObject({ code: 'NETWORK' });
    await vi.runAllTimersAsync();
    await failure;
    expect(calls).toHaveLength(4);
  });

  it('that is answered without a body gives null', async () => {
    answers = [new Response(null, { status: 204 })];
    const body = { endpoint: 'https://push.example/1' };
    await expect(call(unsubscribeFromPush, { body })).resolves.toBeNull();
  });

  it('that writes is not repeated unless its route allows it', async () => {
    answers = [offline()];
    const created = call(createCart, {});
    await expect(created).rejects.toMatchObject({ status: 0, code: 'NETWORK', message: 'Network error' });
    expect(calls).toHaveLength(1);
  });

  it('that writes is repeated where its route says so, without a key', async () => {
    answers = [offline()];
    const saved = call(updateProfile, { body: { fio: 'Ruby' } });
    await vi.advanceTimersByTimeAsync(1000);
    await saved;
    expect([0, 1].map((index) => headersOf(index).get('idempotency-key'))).toEqual([null, null]);
  });

  it('that fails carries the API’s error', async () => {
    const body = {
      message: 'Please check the fields below.',
      code: 'VALIDATION.FAILED',
      errors: [{ path: 'count', message: 'At least 1' }, 'nonsense'],
      attempts_left: 2,
    };
    answers = [json(body, { status: 422, headers: { 'Retry-After': '30' } })];
    await expect(call(addProduct, { body: { product_id: 'p1' } })).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION.FAILED',
      errors: [{ path: 'count', message: 'At least 1' }],
      retryAfterSeconds: 30,
      extra: { attempts_left: 2 },
    });
  });

  it('that fails with an HTML page is an ApiError too', async () => {
    answers = [new Response('<html>', { status: 413 })];
    await expect(call(getMe, {})).rejects.toMatchObject({ status: 413, code: 'UNKNOWN', message: 'Error' });
  });

  it('that the gateway answered counts as one without an answer', async () => {
    const unavailable = () => json({ message: 'Service Unavailable' }, { status: 503 });
    answers = [unavailable(), unavailable()];
    const read = call(getMe, {});
    await vi.advanceTimersByTimeAsync(2000);
    await expect(read).resolves.toEqual({ data: [] });
    answers = [unavailable()];
    const created = call(createCart, {});
    await expect(created).rejects.toMatchObject({
      ...{ status: 0, code: 'NETWORK' },
      message: 'Bloomkin is not answering. Please try again in a moment.',
    });
  });
});

describe('the idempotency key', () => {
  const recipient = (fio: string) => ({ params: { id: 'u1' }, body: { fio } });
  const keyOf = (index: number) => headersOf(index).get('idempotency-key');

  it('stays the same for retries', async () => {
    answers = [offline()];
    const added = call(addRecipient, recipient('Kim'));
    await vi.advanceTimersByTimeAsync(1000);
    await added;
    expect(keyOf(0)).toBeTruthy();
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('stays for an unknown outcome of the same body', async () => {
    answers = Array.from({ length: 8 }, offline);
    for (const fio of ['Kim', 'Robin']) {
      const failed = expect(call(addRecipient, recipient(fio))).rejects.toMatchObject({ code: 'NETWORK' });
      await vi.advanceTimersByTimeAsync(3000);
      await failed;
    }
    await call(addRecipient, recipient('Kim'));
    expect(keyOf(8)).toBe(keyOf(0));
    expect(keyOf(4)).not.toBe(keyOf(0));
  });

  it('changes after the API has answered', async () => {
    await call(addRecipient, recipient('Kim'));
    await call(addRecipient, recipient('Kim'));
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('goes into the body field that the route names', async () => {
    await call(addProduct, { body: { product_id: 'p1' } });
    const body: unknown = JSON.parse(String(calls[0]?.request.body));
    expect(body).toEqual({ product_id: 'p1', add_key: expect.any(String) });
    expect(keyOf(0)).toBeNull();
  });
});

describe('the token', () => {
  it('goes with calls that the edge cannot answer', async () => {
    setAccessToken('t0ken');
    await call(getMe, {});
    await call(listCategoryProducts, listing);
    await call(listCategoryProducts, listing, { asMyself: true });
    expect([0, 1, 2].map((index) => headersOf(index).get('x-auth-token'))).toEqual(['t0ken', null, 't0ken']);
  });
});

describe('the user’s own write', () => {
  it('sets the version of its reads for a minute', async () => {
    answers = [json({ data: {} }, { headers: { 'X-Catalogue-Version': '01JX' } })];
    await call(addProduct, { body: { product_id: 'p1' } });
    await call(listCategoryProducts, listing);
    vi.advanceTimersByTime(60_000);
    await call(listCategoryProducts, listing);
    expect([1, 2].map((index) => headersOf(index).get('x-catalogue-version'))).toEqual(['01JX', null]);
  });
});

describe('requestUrl', () => {
  it('stays the same for the same query in another order, for shared caching', () => {
    const one = requestUrl(
      '/api/x/{id}',
      { id: 'a/b' },
      { b: true, a: [{ parameter_id: 'c', values: ['Red'] }] },
    );
    const other = requestUrl(
      '/api/x/{id}',
      { id: 'a/b' },
      { a: [{ parameter_id: 'c', values: ['Red'] }], b: true },
    );
    expect(one).toBe(other);
    expect(one).toBe(
      '/api/x/a%2Fb?a=%5B%7B%22parameter_id%22%3A%22c%22%2C%22values%22%3A%5B%22Red%22%5D%7D%5D&b=1',
    );
  });

  it('leaves out empty values', () => {
    expect(requestUrl('/api/x', {}, { a: undefined, b: null, c: '', d: 0, e: false })).toBe('/api/x?d=0&e=0');
  });
});
