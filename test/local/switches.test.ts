import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyFault } from '@bloomkin/local/applyFault.ts';
import { Fault, faultModes, faultTargetNames } from '@bloomkin/local/fault.ts';
import { addedMs, processorShare } from '@local/aws/functions/processor.ts';
import { RequestQuotas } from '@local/kit/requestQuotas.ts';
import { noLimits, refuseMail } from '@local/messages/sendingLimits.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const seconds = 60;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const newCloud = () => ({
  faults: { inject: vi.fn() },
  indexes: { lagMs: 0 },
  processor: { isShared: false },
  messages: { limits: noLimits() },
  cognito: { quotas: new RequestQuotas({}, () => 0) },
  places: { quotas: new RequestQuotas({}, () => 0) },
});

/** The results of `read` during a fault, and after it. */
function readDuring<T>(fault: object, read: (cloud: ReturnType<typeof newCloud>) => T): [T, T] {
  const cloud = newCloud();
  applyFault(cloud, Fault.parse({ ...fault, seconds }));
  expect(cloud.faults.inject).not.toHaveBeenCalled();
  const during = read(cloud);
  vi.advanceTimersByTime(seconds * 1000);
  return [during, read(cloud)];
}

describe('a switch of the local run', () => {
  it('gives a processor’s share by memory, until its time is over', () => {
    const fault = { target: 'processor', mode: 'slow' };
    expect(readDuring(fault, ({ processor }) => processor.isShared)).toEqual([true, false]);
    const late = [442.25, 1769, 3008].map((memoryMb) => addedMs(10, processorShare(memoryMb)));
    expect(late).toEqual([30, 0, 0]);
  });

  it('delays indexes by its milliseconds', () => {
    const lag = ({ indexes }: ReturnType<typeof newCloud>) => indexes.lagMs;
    expect(readDuring({ target: 'indexes', mode: 'slow', ms: 500 }, lag)).toEqual([500, 0]);
    expect(readDuring({ target: 'indexes', mode: 'slow' }, lag)).toEqual([3000, 0]);
  });

  it.each([
    ['cognito', 'cognito'],
    ['geocode', 'places'],
  ] as const)('sets the quota of %s, or the default', (target, service) => {
    const limit = (cloud: ReturnType<typeof newCloud>) => cloud[service].quotas.limit;
    const quota = { target, mode: 'quota' };
    expect(readDuring({ ...quota, perSecond: 4 }, limit)).toEqual([{ perSecond: 4 }, undefined]);
    expect(readDuring(quota, limit)).toEqual(['default', undefined]);
  });

  it('refuses mail for its sender, or for its recipients in a sandbox', () => {
    const listRefused = ({ messages }: ReturnType<typeof newCloud>) =>
      refuseMail(messages.limits, 'shop@flowers.test', ['kim@flowers.test'])?.status;
    expect(readDuring({ target: 'mail', mode: 'refuse' }, listRefused)).toEqual([400, undefined]);
    expect(readDuring({ target: 'mail', mode: 'sandbox' }, listRefused)).toEqual([400, undefined]);
    const texts = ({ messages }: ReturnType<typeof newCloud>) => messages.limits.textsLeft;
    expect(readDuring({ target: 'sms', mode: 'refuse' }, texts)).toEqual([0, Number.POSITIVE_INFINITY]);
  });

  it('appears in the README, each target and mode in its form', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../local/aws/README.md'), 'utf8');
    const named = [...readme.matchAll(/`(\{"target": [^`]+\})`/g)].map(([, text = '']) => JSON.parse(text));
    const faults = named.map((fault) => Fault.parse(fault));
    const undescribed = {
      targets: faultTargetNames.filter((target) => !faults.some((fault) => fault.target === target)),
      modes: faultModes.filter((mode) => !faults.some((fault) => fault.mode === mode)),
    };
    expect(undescribed).toEqual({ targets: [], modes: [] });
  });

  it.each([
    ['indexes', 'error'],
    ['processor', 'throttle'],
    ['sms', 'quota'],
    ['dynamodb', 'refuse'],
    ['sms', 'sandbox'],
  ])('rejects a mode that its target lacks: %s %s', (target, mode) => {
    expect(Fault.safeParse({ target, mode }).success).toBe(false);
  });
});
