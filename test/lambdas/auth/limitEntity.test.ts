import type { LimitRule } from '@bloomkin/lambdas/platform/table/limitEntity.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

async function limits() {
  Object.assign(process.env, fixture.cloud.operatorVariables);
  return import('@bloomkin/lambdas/platform/table/limitEntity.ts');
}

const rule: LimitRule = { what: 'TRIES', windowSeconds: 600, max: 3 };
const start = new Date('2026-05-08T23:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('a limit', () => {
  it('admits its number per window and gives the wait', async () => {
    const { takeOne } = await limits();
    const taken: unknown[] = [];
    for (const at of [0, 10, 20, 30]) taken.push(await takeOne(rule, 'ruby', after(at)));
    expect(taken).toEqual([undefined, undefined, undefined, 570]);
    expect(await takeOne(rule, 'iris', after(30))).toBeUndefined();
  });

  it('starts again after its window', async () => {
    const { takeOne } = await limits();
    for (const at of [0, 0, 0]) await takeOne(rule, 'daisy', after(at));
    expect(await takeOne(rule, 'daisy', after(599))).toBe(1);
    expect(await takeOne(rule, 'daisy', after(600))).toBeUndefined();
  });

  it('lets no more pass with concurrent calls, at its start or later', async () => {
    const { takeOne } = await limits();
    for (const at of [0, 600, 601]) {
      const takes = Array.from({ length: 40 }, () => takeOne(rule, 'lily', after(at)));
      const passed = (await Promise.all(takes)).filter((waitSeconds) => waitSeconds === undefined);
      expect(passed.length).toBe(at === 601 ? 0 : 3);
    }
  });

  it('lets no more pass when its window was read before others took it', async () => {
    const { findWindow, takeOne, takeOneAfter } = await limits();
    for (const at of [0, 600]) {
      const window = await findWindow(rule, 'fern');
      const takes = Array.from({ length: 40 }, () => takeOneAfter(window, rule, 'fern', after(at)));
      const passed = (await Promise.all(takes)).filter((waitSeconds) => waitSeconds === undefined);
      expect(passed.length).toBe(3);
    }
    const over = await findWindow(rule, 'fern');
    await takeOne(rule, 'fern', after(1200));
    expect(await takeOneAfter(over, rule, 'fern', after(1201))).toBeUndefined();
    expect(await takeOne(rule, 'fern', after(1202))).toBeUndefined();
    expect(await takeOneAfter(over, rule, 'fern', after(1203))).toBe(597);
  });

  it('counts its window from the latest pass if asked to', async () => {
    const { takeOne } = await limits();
    const quiet = { ...rule, from: 'latest' } as const;
    const taken: unknown[] = [];
    for (const at of [0, 500, 1000, 1001, 1599, 1600]) taken.push(await takeOne(quiet, 'wattle', after(at)));
    expect(taken).toEqual([undefined, undefined, undefined, 599, 1, undefined]);
  });

  it('makes room for what was returned, up to its number', async () => {
    const { takeOne, giveOneBack, secondsUntilFree } = await limits();
    await giveOneBack(rule, 'rose', after(0));
    for (const at of [0, 0, 0]) await takeOne(rule, 'rose', after(at));
    expect(await secondsUntilFree(rule, 'rose', after(1))).toBe(599);
    await giveOneBack(rule, 'rose', after(2));
    expect(await takeOne(rule, 'rose', after(3))).toBeUndefined();
    expect(await takeOne(rule, 'rose', after(4))).toBe(596);
  });
});
