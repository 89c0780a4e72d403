import { randomBytes } from 'node:crypto';
import { unpackChanges } from '@bloomkin/lambdas/model/catalogueLog/changeBody.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCloudInMemory } from './cloudInMemory.ts';
import { florist, product } from './fewFlorists.ts';

const minuteMs = 60_000;
/** Each test has a midnight of its own, later than those before: versions only grow. */
let midnightMs = Date.parse('2026-11-22T00:00:00Z');
const at = (ms: number) => new Date(midnightMs + ms);

beforeEach(() => {
  midnightMs += 24 * 60 * minuteMs;
});

async function imports() {
  const [log, { transact }, store] = await Promise.all([
    import('@bloomkin/lambdas/model/catalogueLog/catalogueLogEntity.ts'),
    import('@bloomkin/lambdas/platform/table/transact.ts'),
    import('@bloomkin/lambdas/catalogue/snapshot/snapshotStore.ts'),
  ]);
  return { ...log, ...store, transact };
}
let cloud: Awaited<ReturnType<typeof imports>>;

beforeAll(async () => {
  const { close } = await startCloudInMemory();
  cloud = await imports();
  return close;
});

const span = (fromMs: number, toMs: number) => ({
  fromMs: midnightMs + fromMs,
  toMs: midnightMs + toMs,
  consistent: true,
});

describe('the catalogue’s log', () => {
  it('returns the writes of a time span in order, over midnight too', async () => {
    const before = cloud.logChanges([product('p1', 'Roses')], at(-minuteMs));
    const after = cloud.logChanges([product('p2', 'Lilies'), product('p3', 'Tulips')], at(minuteMs));
    await cloud.transact({ writes: before.writes });
    await cloud.transact({ writes: after.writes });
    const both = await cloud.readChanges(span(-2 * minuteMs, 2 * minuteMs));
    expect(both.map(({ version }) => version)).toEqual([before.version, after.version]);
    expect(unpackChanges(both[1]?.parts ?? [])).toMatchObject([{ id: 'p2' }, { id: 'p3' }]);
    const since = await cloud.readChanges(span(0, 2 * minuteMs));
    expect(since.map(({ version }) => version)).toEqual([after.version]);
  });

  it('takes a florist with more zones than an item holds', async () => {
    const large = florist('large', 'Large', { card: randomBytes(600_000).toString('hex') });
    const { writes, version } = cloud.logChanges([large], at(10 * minuteMs));
    expect(writes.length).toBeGreaterThan(1);
    await cloud.transact({ writes });
    const [logged] = await cloud.readChanges(span(9 * minuteMs, 11 * minuteMs));
    expect(logged?.version).toBe(version);
    expect(unpackChanges(logged?.parts ?? [])).toEqual([large]);
  });

  it('leaves a change with a missing part for the next read', async () => {
    const large = florist('late', 'Late', { card: randomBytes(600_000).toString('hex') });
    const [first, ...others] = cloud.logChanges([large], at(20 * minuteMs)).writes;
    await cloud.transact({ first });
    expect(await cloud.readChanges(span(19 * minuteMs, 21 * minuteMs))).toEqual([]);
    await cloud.transact({ others });
    expect(await cloud.readChanges(span(19 * minuteMs, 21 * minuteMs))).toHaveLength(1);
  });
});

describe('the snapshot’s store', () => {
  it('starts empty and takes only successors of its version', async () => {
    expect(await cloud.readStoredSnapshot()).toBeUndefined();
    expect(await cloud.storeSnapshot(Buffer.from('one'), undefined)).toBe(true);
    expect(await cloud.storeSnapshot(Buffer.from('other'), undefined)).toBe(false);
    const one = await cloud.readStoredSnapshot();
    expect(one?.bytes.toString()).toBe('one');
    expect(await cloud.storeSnapshot(Buffer.from('two'), one)).toBe(true);
    expect(await cloud.storeSnapshot(Buffer.from('three'), one)).toBe(false);
    expect((await cloud.readStoredSnapshot())?.bytes.toString()).toBe('two');
  });
});
