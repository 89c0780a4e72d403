import { buildSnapshot } from '@bloomkin/lambdas/catalogue/buildSnapshot.ts';
import type { LoggedChanges, LogSpan } from '@bloomkin/lambdas/catalogue/catalogueLog.ts';
import { packChanges } from '@bloomkin/lambdas/catalogue/changeBody.ts';
import { Catalogue } from '@bloomkin/lambdas/catalogue/model/catalogue.ts';
import type { Change } from '@bloomkin/lambdas/catalogue/model/change.ts';
import type { StoredSnapshot } from '@bloomkin/lambdas/catalogue/snapshotStore.ts';
import { describe, expect, it } from 'vitest';
import { florist, now, product } from './fewFlorists.ts';

const hourMs = 3_600_000;
const later = (ms: number) => new Date(now.getTime() + ms);

class Ports {
  stored: StoredSnapshot | undefined;
  logged: LoggedChanges[] = [];
  spans: LogSpan[] = [];
  #writes = 0;

  log(...changes: Change[]) {
    this.logged.push({ version: '01', parts: packChanges(changes) });
  }
  readStoredSnapshot = async () => this.stored;
  readChanges = async (span: LogSpan) => {
    this.spans.push(span);
    return this.logged;
  };
  storeSnapshot = async (bytes: Buffer, madeFrom: StoredSnapshot | undefined) => {
    if (this.stored?.tag !== madeFrom?.tag) return false;
    this.stored = { bytes, tag: String(++this.#writes) };
    return true;
  };
}

const totalOf = (stored: StoredSnapshot | undefined) =>
  Catalogue.load(stored?.bytes ?? Buffer.alloc(0)).query(
    { activity: 'shown', parameters: [], sort: 'new', page: 1, perPage: 5 },
    now,
  ).total;

describe('the builder', () => {
  it('makes the first snapshot of the log, and the next of that and the log since', async () => {
    const ports = new Ports();
    ports.log(florist('ann', 'Ann'), product('p1', 'Roses'));
    expect(await buildSnapshot(ports, now)).toBe('stored');
    expect(totalOf(ports.stored)).toBe(1);
    ports.log(product('p2', 'Lilies'));
    expect(await buildSnapshot(ports, later(hourMs))).toBe('stored');
    expect(totalOf(ports.stored)).toBe(2);
    expect(ports.spans.at(-1)).toMatchObject({ consistent: true });
    expect(ports.spans.at(-1)?.fromMs).toBeLessThan(now.getTime());
  });

  it('stores nothing when nothing changed, but renews a snapshot before its log is gone', async () => {
    const ports = new Ports();
    ports.log(florist('ann', 'Ann'));
    await buildSnapshot(ports, now);
    expect(await buildSnapshot(ports, later(hourMs))).toBe('nothing new');
    expect(await buildSnapshot(ports, later(13 * hourMs))).toBe('stored');
  });

  it('refuses a change that it cannot read, so that it is not lost', async () => {
    const ports = new Ports();
    ports.logged.push({ version: '02', parts: [Buffer.from('new')] });
    await expect(buildSnapshot(ports, now)).rejects.toThrow();
    expect(ports.stored).toBeUndefined();
  });

  it('gives way to another that was quicker', async () => {
    const ports = new Ports();
    ports.log(florist('ann', 'Ann'));
    const [first, second] = await Promise.all([buildSnapshot(ports, now), buildSnapshot(ports, now)]);
    expect([first, second].sort()).toEqual(['overtaken', 'stored']);
  });
});
