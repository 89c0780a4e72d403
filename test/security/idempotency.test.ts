import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFullRun, someOf } from '#support/run/budget.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { attempts, unique } from './idempotentAttempts.ts';

const test = securityFixture();

/** The fault of one table call: refused, or done with its reply lost. */
type Mode = 'refused' | 'lost';
const fault: { mode: Mode; at: number; calls: number; struck: boolean } = {
  mode: 'refused',
  at: 0,
  calls: 0,
  struck: false,
};

function failure(mode: Mode): Error {
  const error = new Error('The table does not answer');
  const refused = { name: 'ThrottlingException', $metadata: { httpStatusCode: 400, attempts: 1 } };
  return Object.assign(error, mode === 'refused' ? refused : { name: 'TimeoutError' });
}

/** Fails the call with this number, counted from one; 0 fails none. */
function failCall(mode: Mode, at: number): void {
  Object.assign(fault, { mode, at, calls: 0, struck: false });
}

beforeAll(async () => {
  const { table } = await import('@bloomkin/lambdas/platform/table/tableClient.ts');
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        // Before its first write a call that fails has done nothing.
        if (!isFullRun && !/^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(commandName))
          return next(args);
        fault.calls += 1;
        if (fault.calls !== fault.at) return next(args);
        fault.struck = true;
        if (fault.mode === 'lost') await next(args);
        throw failure(fault.mode);
      },
    // Inside of what follows the writes, which is added with high priority by its module.
    { step: 'initialize', name: 'fault', priority: 'low' },
  );
});
afterEach(() => failCall('refused', 0));

/** More calls than any of the requests makes. */
const maxCalls = 40;

describe('an idempotent route', () => {
  it('names an attempt', () => {
    const names = allRoutes.filter(({ route }) => route.options.idempotent).map(({ name }) => name);
    expect(Object.keys(attempts).sort()).toEqual(names.sort());
  });

  it('repeats an answer for a day', async () => {
    const { findFirstAnswer, insertFirstAnswer } = await import(
      '@bloomkin/lambdas/platform/table/idempotencyEntity.ts'
    );
    const { transact } = await import('@bloomkin/lambdas/platform/table/transact.ts');
    const id = { route: 'createCampaign', callerId: 'kim', key: unique() };
    const startMs = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: startMs });
    await transact({ answer: insertFirstAnswer(id, 'hash', '{}') });
    const findAfter = (seconds: number) => {
      vi.setSystemTime(startMs + seconds * 1000);
      return findFirstAnswer(id).finally(() => vi.useRealTimers());
    };
    expect(await findAfter(24 * 3600)).toMatchObject({ answer: '{}' });
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await findAfter(24 * 3600 + 1)).toBeUndefined();
  });
});

/** A lost reply leaves what a refusal of the next write would leave. */
const modes = someOf(['lost', 'refused'] as const);

describe.each(Object.entries(attempts))('%s, when the table fails at any one call', (_, newAttempt) => {
  it.each(modes)('(%s) is done once and repeats its answer', async (mode) => {
    for (let at = 1; at <= maxCalls; at++) {
      const { route, call, effects } = await newAttempt(test);
      const key = unique();
      const send = () =>
        test.backend.handlers.call(route, {
          ...call,
          headers: { ...call.headers, 'idempotency-key': key },
        });
      failCall(mode, at);
      const first = await send();
      const { struck } = fault;
      failCall(mode, 0);
      const doneAtFirst = await effects();
      if (first.text.includes('Nothing was changed')) expect([at, doneAtFirst]).toEqual([at, 0]);
      const [second, third] = [await send(), await send()];
      expect([at, second.status, third.status], second.text).toEqual([at, 200, 200]);
      expect(third.text).toBe(second.text);
      if (first.status === 200) expect(second.text).toBe(first.text);
      expect([at, await effects()]).toEqual([at, 1]);
      if (!struck) return;
    }
    throw new Error('The request makes more calls than were failed');
  });
});
