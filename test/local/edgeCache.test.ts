import { EdgeCache } from '@bloomkin/local/distribution/edgeCache.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const life = { freshSeconds: 5, staleWhileRevalidateSeconds: 60, staleIfErrorSeconds: 300 };
let made = 0;
const origin =
  (status = 200) =>
  async () => {
    made += 1;
    return { answer: { status, headers: {}, body: String(made) }, life };
  };
const bodyOf = async (cache: EdgeCache, fetch = origin()) => (await cache.get('key', fetch)).kept.answer.body;
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('a stale answer is served at once while one request fetches the next', async () => {
  made = 0;
  const cache = new EdgeCache();
  expect(await bodyOf(cache)).toBe('1');
  later(4);
  expect(await bodyOf(cache)).toBe('1');
  later(2);
  expect(await Promise.all([bodyOf(cache), bodyOf(cache)])).toEqual(['1', '1']);
  expect(await bodyOf(cache)).toBe('2');
  expect(made).toBe(2);
});

test('an answer that is too old is fetched before it is served', async () => {
  made = 0;
  const cache = new EdgeCache();
  await bodyOf(cache);
  later(66);
  expect(await bodyOf(cache)).toBe('2');
});

test('what is gone is served no more, also when the origin fails after that', async () => {
  made = 0;
  const cache = new EdgeCache();
  await bodyOf(cache);
  later(6);
  const gone = async () => ({
    answer: { status: 404, headers: {}, body: '' },
    life: { freshSeconds: 0, staleWhileRevalidateSeconds: 0, staleIfErrorSeconds: 0 },
  });
  expect(await bodyOf(cache, gone)).toBe('1');
  expect((await cache.get('key', gone)).kept.answer.status).toBe(404);
  expect((await cache.get('key', origin(503))).kept.answer.status).toBe(503);
});

test('when the origin fails, the last good answer is served for its time', async () => {
  made = 0;
  const cache = new EdgeCache();
  await bodyOf(cache);
  later(100);
  expect(await bodyOf(cache, origin(503))).toBe('1');
  later(300);
  expect((await cache.get('key', origin(503))).kept.answer.status).toBe(503);
});
