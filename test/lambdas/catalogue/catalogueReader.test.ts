import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import { CatalogueReader } from '@bloomkin/lambdas/catalogue/currentCatalogue.ts';
import { saveCatalogue } from '@bloomkin/lambdas/catalogue/saveCatalogue.ts';
import type { LoggedChanges, LogSpan } from '@bloomkin/lambdas/model/catalogueLog/catalogueLog.ts';
import type { Change } from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { packChanges } from '@bloomkin/lambdas/model/catalogueLog/changeBody.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { florist, product } from './fewFlorists.ts';

const startMs = Date.parse('2026-11-21T00:00:00Z');
const at = (ms: number) => new Date(startMs + ms);

/** A log whose items can be seen from a time on, as if a transaction took so long. */
class Log {
  readonly spans: LogSpan[] = [];
  failing = false;
  snapshots = 0;
  snapshot: Buffer | undefined;
  readonly #items: (LoggedChanges & { seenFromMs: number; consistentFromMs: number })[] = [];

  write(ms: number, change: Change, seenAfterMs = 0, replicatedAfterMs = 0): string {
    const version = ulid(startMs + ms);
    const consistentFromMs = startMs + ms + seenAfterMs;
    const seenFromMs = consistentFromMs + replicatedAfterMs;
    this.#items.push({ version, parts: packChanges([change]), seenFromMs, consistentFromMs });
    return version;
  }

  /** As code of a later version may. */
  writeUnknown(ms: number): void {
    const seen = { seenFromMs: startMs + ms, consistentFromMs: startMs + ms };
    this.#items.push({ version: ulid(startMs + ms), parts: [Buffer.from('new')], ...seen });
  }

  async readSnapshot() {
    this.snapshots++;
    return this.snapshot;
  }

  async readChanges(span: LogSpan): Promise<LoggedChanges[]> {
    if (this.failing) throw new Error('throttled');
    this.spans.push(span);
    return this.#items.filter(
      ({ version, seenFromMs, consistentFromMs }) =>
        version >= ulid(span.fromMs).slice(0, 10) &&
        (span.consistent ? consistentFromMs : seenFromMs) <= span.toMs,
    );
  }
}

const total = (catalogue: Catalogue, ms: number) =>
  catalogue.query({ activity: 'shown', parameters: [], sort: 'new', page: 1, perPage: 5 }, at(ms)).total;

function newStore() {
  const log = new Log();
  log.write(-60_000, florist('ann', 'Ann'));
  return { log, reader: new CatalogueReader(log) };
}

describe('the catalogue in memory', () => {
  it('builds from the log without a snapshot', async () => {
    const { log, reader } = newStore();
    log.write(-50_000, product('p1', 'Roses'));
    expect(total(await reader.current(at(0)), 0)).toBe(1);
  });

  it('continues a snapshot with the writes since', async () => {
    const { log, reader } = newStore();
    const stored = new Catalogue();
    stored.apply([florist('ann', 'Ann'), product('p1', 'Roses')]);
    stored.readUntilMs = startMs - 1000;
    log.snapshot = saveCatalogue(stored);
    log.write(-500, product('p2', 'Lilies'));
    expect(total(await reader.current(at(0)), 0)).toBe(2);
  });

  it('reads the log once a second at most with concurrent readers', async () => {
    const { log, reader } = newStore();
    await Promise.all(Array.from({ length: 20 }, () => reader.current(at(0))));
    for (let ms = 0; ms < 5000; ms += 100) await reader.current(at(ms));
    expect(log.spans).toHaveLength(5);
    expect(log.snapshots).toBe(1);
  });

  it('shows a change of others within a second', async () => {
    const { log, reader } = newStore();
    await reader.current(at(0));
    log.write(100, product('p1', 'Roses'), 300);
    expect(total(await reader.current(at(900)), 900)).toBe(0);
    expect(total(await reader.current(at(1000)), 1000)).toBe(1);
  });

  it('shows the reader’s own write at once, with one read', async () => {
    const { log, reader } = newStore();
    await reader.current(at(0));
    const version = log.write(100, product('p1', 'Roses'), 50, 5000);
    for (const ms of [200, 300, 400]) expect(total(await reader.current(at(ms), version), ms)).toBe(1);
    expect(log.spans.filter(({ consistent }) => consistent)).toHaveLength(1);
  });

  it('does not read for a version that cannot exist', async () => {
    const { log, reader } = newStore();
    for (const wanted of ['', 'x', ulid(startMs - 3_600_000), ulid(startMs + 3_600_000)])
      await reader.current(at(0), wanted);
    expect(log.spans).toHaveLength(1);
  });

  it('finds a change whose transaction took longer than the overlap', async () => {
    const { log, reader } = newStore();
    log.write(100, product('p1', 'Roses'), 20_000);
    for (let ms = 0; ms < 60_000; ms += 1000) await reader.current(at(ms));
    expect(total(await reader.current(at(60_000)), 60_000)).toBe(1);
  });

  it('serves stale data while the log is down', async () => {
    const { log, reader } = newStore();
    await reader.current(at(0));
    log.write(1000, product('p1', 'Roses'));
    log.failing = true;
    expect(total(await reader.current(at(10_000)), 10_000)).toBe(0);
    log.failing = false;
    expect(total(await reader.current(at(20_000)), 20_000)).toBe(1);
  });

  it('fails instead of being empty when it cannot start', async () => {
    const { log, reader } = newStore();
    log.failing = true;
    await expect(reader.current(at(0))).rejects.toThrow('throttled');
    log.failing = false;
    expect(total(await reader.current(at(1)), 1)).toBe(0);
  });

  it('starts from the snapshot while the log is down', async () => {
    const { log, reader } = newStore();
    const stored = new Catalogue();
    stored.apply([florist('ann', 'Ann'), product('p1', 'Roses')]);
    stored.readUntilMs = startMs - 200_000;
    log.snapshot = saveCatalogue(stored);
    log.write(-150_000, product('p2', 'Lilies'));
    log.failing = true;
    expect(total(await reader.current(at(0)), 0)).toBe(1);
    log.failing = false;
    expect(total(await reader.current(at(1)), 1)).toBe(2);
    expect(log.snapshots).toBe(1);
  });

  it('sweeps at another moment than a container started with it', async () => {
    const firstSweep = async () => {
      const { log, reader } = newStore();
      for (let ms = 0; ms <= 40_000; ms += 1000) await reader.current(at(ms));
      return log.spans.slice(1).findIndex(({ fromMs, toMs }) => toMs - fromMs > 60_000);
    };
    const seconds = new Set(await Promise.all(Array.from({ length: 20 }, firstSweep)));
    expect(seconds.size).toBeGreaterThan(5);
  });

  it('skips a change that it cannot read', async () => {
    const { log, reader } = newStore();
    await reader.current(at(0));
    log.writeUnknown(100);
    log.write(200, product('p1', 'Roses'));
    expect(total(await reader.current(at(1000)), 1000)).toBe(1);
  });

  it('starts again from the snapshot after a long pause', async () => {
    const { log, reader } = newStore();
    await reader.current(at(0));
    await reader.current(at(2 * 3_600_000));
    expect(log.snapshots).toBe(2);
  });
});
