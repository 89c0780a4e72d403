import { fetchWithRetry } from '@bloomkin/web/http/retry.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const calls: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  vi.stubGlobal('fetch', async () => {
    calls.push(Date.now());
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function callAndFail(): Promise<void> {
  const failing = expect(fetchWithRetry('/api/time', {}, true)).rejects.toThrow();
  await vi.runAllTimersAsync();
  await failing;
}

describe('a call without an answer', () => {
  it('repeats three times, about a second apart with jitter', async () => {
    const gaps: number[] = [];
    for (let at = 0; at < 4; at++) {
      vi.setSystemTime(Date.now() + 120_000);
      calls.length = 0;
      await callAndFail();
      expect(calls).toHaveLength(4);
      gaps.push(...calls.slice(1).map((time, index) => time - (calls[index] ?? 0)));
    }
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1500);
    expect(new Set(gaps).size).toBeGreaterThan(3);
  });

  it.each([
    ['the network', () => Promise.reject(new TypeError('Failed to fetch')), 'Network error'],
    [
      'our gateway',
      async () => new Response('', { status: 503 }),
      'Bloomkin is not answering. Please try again in a moment.',
    ],
  ] as const)('names %s as the cause', async (_, answer, message) => {
    vi.setSystemTime(Date.now() + 120_000);
    vi.stubGlobal('fetch', answer);
    const failing = expect(fetchWithRetry('/api/time', {}, true)).rejects.toMatchObject({
      status: 0,
      message,
    });
    await vi.runAllTimersAsync();
    await failing;
  });

  it('stops after twenty failed repeats in a minute', async () => {
    vi.setSystemTime(Date.now() + 240_000);
    const running = Array.from({ length: 20 }, () =>
      expect(fetchWithRetry('/api/time', {}, true)).rejects.toThrow(),
    );
    await vi.runAllTimersAsync();
    await Promise.all(running);
    expect(calls).toHaveLength(20 + 20);
    vi.setSystemTime(Date.now() + 61_000);
    calls.length = 0;
    await callAndFail();
    expect(calls).toHaveLength(4);
  });
});
