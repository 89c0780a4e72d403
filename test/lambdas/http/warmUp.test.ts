import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CapturedLog } from '#support/capturedLog.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', 'on-demand');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const loadWarmUp = async () => (await import('@bloomkin/lambdas/platform/http/warmUp.ts')).warmUp;

describe('the start of an environment', () => {
  it('runs every step beside one that rejects or throws', async () => {
    const warmUp = await loadWarmUp();
    const taken = vi.fn(async () => undefined);
    const fails = () => Promise.reject(new Error('The service is down'));
    const throws = () => {
      throw new Error('A setting is missing');
    };
    await expect(warmUp([throws, fails, taken])).resolves.toBe('done');
    expect(taken).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits a second at most for a silent service', async () => {
    const warmUp = await loadWarmUp();
    const ended = vi.fn();
    const started = warmUp([() => new Promise(() => undefined)]).then(ended);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect(ended).toHaveBeenCalledExactlyOnceWith('late');
  });

  it('logs a line of its own before the first call', async () => {
    const warmUp = await loadWarmUp();
    const { lines } = new CapturedLog();
    await warmUp([]);
    vi.restoreAllMocks();
    expect(lines).toEqual([expect.stringMatching(/"message":"start".*"durationMs":\d+/)]);
  });

  it('runs no step outside an initialization phase', async () => {
    vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', undefined);
    const warmUp = await loadWarmUp();
    const step = vi.fn(async () => undefined);
    await warmUp([step]);
    expect(step).not.toHaveBeenCalled();
  });
});
