import { buildSnapshot } from '@bloomkin/lambdas/catalogue/buildSnapshot.ts';
import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import { rebuildSnapshot } from '@bloomkin/lambdas/catalogue/rebuildSnapshot.ts';
import type { StoredSnapshot } from '@bloomkin/lambdas/catalogue/snapshot/snapshotStore.ts';
import type { LoggedChanges, LogSpan } from '@bloomkin/lambdas/model/catalogueLog/catalogueLog.ts';
import type { Change } from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { packChanges } from '@bloomkin/lambdas/model/catalogueLog/changeBody.ts';
import { describe, expect, it } from 'vitest';
import { category, florist, now, product } from './fewFlorists.ts';

const hourMs = 3_600_000;
const later = (ms: number) => new Date(now.getTime() + ms);

class Ports {
  stored: StoredSnapshot | undefined;
  logged: LoggedChanges[] = [];
  spans: LogSpan[] = [];
  #writes = 0;

  /** The objects of the table. */
  table: Change[] = [];

  log(...changes: Change[]) {
    this.logged.push({ version: '01', parts: packChanges(changes) });
  }
  async *readEverything() {
    yield this.table;
  }
  settle = async () => {};
  readStoredSnapshot = async () => this.stored;
  readChanges = async (span: LogSpan) => {
    this.spans.push(span);
    return this.logged;
  };
  storeSnapshot = async (bytes: Buffer, base: StoredSnapshot | undefined) => {
    if (this.stored?.etag !== base?.etag) return false;
    this.stored = { bytes, etag: String(++this.#writes) };
    return true;
  };
}

const totalOf = (stored: StoredSnapshot | undefined) =>
  Catalogue.load(stored?.bytes ?? Buffer.alloc(0)).query(
    { activity: 'shown', parameters: [], sort: 'new', page: 1, perPage: 5 },
    now,
  ).total;

describe('the builder', () => {
  it('makes the next snapshot of the stored one and the log since', async () => {
    const ports = new Ports();
    ports.log(florist('ann', 'Ann'), product('p1', 'Roses'));
    expect(await buildSnapshot(ports, now)).toBe('nothing to follow');
    await rebuildSnapshot(ports, now);
    expect(totalOf(ports.stored)).toBe(1);
    ports.log(product('p2', 'Lilies'));
    expect(await buildSnapshot(ports, later(hourMs))).toBe('stored');
    expect(totalOf(ports.stored)).toBe(2);
    expect(ports.spans.at(-1)).toMatchObject({ consistent: true });
    expect(ports.spans.at(-1)?.fromMs).toBeLessThan(now.getTime());
  });

  it('stores none without changes until its log expires', async () => {
    const ports = new Ports();
    ports.log(florist('ann', 'Ann'));
    await rebuildSnapshot(ports, now);
    expect(await buildSnapshot(ports, later(hourMs))).toBe('nothing new');
    expect(await buildSnapshot(ports, later(13 * hourMs))).toBe('stored');
  });

  it('refuses an unreadable change', async () => {
    const ports = new Ports();
    await rebuildSnapshot(ports, now);
    const { stored } = ports;
    ports.logged.push({ version: '02', parts: [Buffer.from('new')] });
    await expect(buildSnapshot(ports, later(hourMs))).rejects.toThrow();
    expect(ports.stored).toBe(stored);
  });

  it('gives way to another that was quicker', async () => {
    const ports = new Ports();
    await rebuildSnapshot(ports, now);
    ports.log(florist('ann', 'Ann'));
    const [first, second] = await Promise.all([buildSnapshot(ports, now), buildSnapshot(ports, now)]);
    expect([first, second].sort()).toEqual(['overtaken', 'stored']);
  });
});

describe('the nightly rebuild', () => {
  /** A stored catalogue that followed the log, and a table that says the same. */
  async function agreeing() {
    const ports = new Ports();
    ports.table = [florist('ann', 'Ann'), product('p1', 'Roses'), product('p2', 'Lilies')];
    await rebuildSnapshot(ports, now);
    return ports;
  }

  it('starts from the table when snapshot and log are gone', async () => {
    expect(totalOf((await agreeing()).stored)).toBe(2);
  });

  it('stores nothing when log and table agree, in any order of fields', async () => {
    const ports = await agreeing();
    const { stored } = ports;
    ports.table = ports.table.map(withFieldsTurned);
    expect(await rebuildSnapshot(ports, later(hourMs))).toEqual({ stored: false, differences: [] });
    expect(ports.stored).toBe(stored);
  });

  it('reports differences and stores the table’s items', async () => {
    const ports = await agreeing();
    ports.table = [
      florist('ann', 'Anna', { revision: 2 }),
      product('p1', 'Roses', { priceCents: 100 }),
      product('p3', 'Tulips'),
      category('bouquets', 'Bouquets'),
    ];
    const { stored, differences } = await rebuildSnapshot(ports, later(hourMs));
    expect(stored).toBe(true);
    expect([...differences].sort()).toEqual([
      'category bouquets',
      'company ann',
      'product p1',
      'product p2',
      'product p3',
    ]);
    expect(await rebuildSnapshot(ports, later(2 * hourMs))).toEqual({ stored: false, differences: [] });
  });

  it('sees no difference in writes made while it reads', async () => {
    const ports = await agreeing();
    ports.log(product('p1', 'Red roses', { revision: 2 }));
    expect(await rebuildSnapshot(ports, later(hourMs))).toEqual({ stored: false, differences: [] });
  });
});

/** As the table gives it back: the same, in another order. */
const withFieldsTurned = (change: Change): Change =>
  'card' in change ? { ...change, card: JSON.stringify(reverseFields(JSON.parse(change.card))) } : change;
const reverseFields = (fields: object) => Object.fromEntries(Object.entries(fields).reverse());
