import { compressAnswer } from '@local/aws/distribution/compress.ts';
import { EdgeCache } from '@local/aws/distribution/edgeCache.ts';
import { describe, expect, it, test } from 'vitest';

let nowMs = Date.parse('2026-11-21T03:00:00Z');
const clock = { nowMs: () => nowMs };

const life = { freshSeconds: 5, staleWhileRevalidateSeconds: 60, staleIfErrorSeconds: 300 };
let made = 0;
const origin =
  (status = 200) =>
  async () => {
    made += 1;
    return { answer: { status, headers: {}, body: String(made) }, life };
  };
const bodyOf = async (cache: EdgeCache, fetch = origin()) =>
  String((await cache.get('key', fetch)).entry.answer.body);
const later = (seconds: number) => {
  nowMs += seconds * 1000;
};

test('a stale answer is served at once while one request revalidates it', async () => {
  made = 0;
  const cache = new EdgeCache(clock);
  expect(await bodyOf(cache)).toBe('1');
  later(4);
  expect(await bodyOf(cache)).toBe('1');
  later(2);
  expect(await Promise.all([bodyOf(cache), bodyOf(cache)])).toEqual(['1', '1']);
  expect(await bodyOf(cache)).toBe('2');
  expect(made).toBe(2);
});

test('an answer past its limit is fetched before it is served', async () => {
  made = 0;
  const cache = new EdgeCache(clock);
  await bodyOf(cache);
  later(66);
  expect(await bodyOf(cache)).toBe('2');
});

test('a removed page is no longer served, even when the origin fails later', async () => {
  made = 0;
  const cache = new EdgeCache(clock);
  await bodyOf(cache);
  later(6);
  const answerGone = async () => ({
    answer: { status: 404, headers: {}, body: '' },
    life: { freshSeconds: 0, staleWhileRevalidateSeconds: 0, staleIfErrorSeconds: 0 },
  });
  expect(await bodyOf(cache, answerGone)).toBe('1');
  expect((await cache.get('key', answerGone)).entry.answer.status).toBe(404);
  expect((await cache.get('key', origin(503))).entry.answer.status).toBe(503);
});

test('stale-if-error serves the last good answer for its time', async () => {
  made = 0;
  const cache = new EdgeCache(clock);
  await bodyOf(cache);
  later(100);
  expect(await bodyOf(cache, origin(503))).toBe('1');
  later(300);
  expect((await cache.get('key', origin(503))).entry.answer.status).toBe(503);
});

describe('the edge cache', () => {
  const ask = async (cache: EdgeCache, key: string, body: string) => {
    const answer = { status: 200, headers: { 'content-type': 'text/html' }, body };
    const { entry } = await cache.get(key, async () => ({ answer, life }));
    await compressAnswer(entry, 'br');
    return entry;
  };

  it('drops answers that may not be served any more', async () => {
    const cache = new EdgeCache(clock);
    for (let at = 0; at < 100; at++) await ask(cache, `page ${at}`, 'a page');
    later(304);
    await ask(cache, 'another', 'a page');
    expect(cache.size.answers).toBe(101);
    later(1);
    await ask(cache, 'a third', 'a page');
    expect(cache.size.answers).toBe(2);
  });

  it('keeps at most a thousand answers, the newest', async () => {
    const cache = new EdgeCache(clock);
    for (let at = 0; at < 1500; at++) await ask(cache, `page ${at}`, 'a page');
    expect(cache.size.answers).toBe(1000);
    const fetch = origin();
    expect((await cache.get('page 500', fetch)).isHit).toBe(true);
    expect((await cache.get('page 499', fetch)).isHit).toBe(false);
  });

  it('keeps at most 64 MB and one answer, compressed copies included', async () => {
    const cache = new EdgeCache(clock);
    const large = '\u{1f339}'.repeat(300_000);
    for (let at = 0; at < 70; at++) await ask(cache, `page ${at}`, large);
    const { answers, bytes } = cache.size;
    expect(answers).toBe(Math.floor((64 * 1024 * 1024) / (bytes / answers)) + 1);
  });

  it('stores bytes, without spare buffers', async () => {
    const { answer, encoded } = await ask(new EdgeCache(clock), 'page', 'rose '.repeat(20_000));
    expect(answer.body).toBeInstanceOf(Buffer);
    const copy = encoded.get('br');
    expect(copy?.buffer.byteLength).toBeLessThanOrEqual(Buffer.poolSize);
  });
});
