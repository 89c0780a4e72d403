import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Engine } from '@local/aws/dynamo/engine.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openStreamedTable } from '#local/support/streamedTable.ts';

/** The engine's own statements (dynoxide 1.2.1, storage.rs). */
const engineQueries = [
  'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?1',
  `SELECT event_name FROM _stream_records
   WHERE table_name = ?1 AND shard_id = ?2 AND CAST(sequence_number AS INTEGER) > ?3
   ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT ?4`,
];
const day = new Date('2026-11-22T00:00:00Z');
const dayBefore = new Date('2026-11-21T00:00:00Z');
const Plan = z.array(z.object({ detail: z.string() }));

const usesIndex = expect.stringMatching(/USING (COVERING )?INDEX stream_records_by_sequence/);

const planOf = (database: DatabaseSync, query: string) =>
  Plan.parse(database.prepare(`EXPLAIN QUERY PLAN ${query}`).all()).map(({ detail }) => detail);

function numbersIn(file: string): number[] {
  using database = new DatabaseSync(file);
  const rows = database
    .prepare('SELECT CAST(sequence_number AS INTEGER) AS number FROM _stream_records')
    .all();
  return rows.map(({ number }) => Number(number)).sort((a, b) => a - b);
}

/** As if the records up to a sequence number were from the day before, the others from the day. */
function age(file: string, upTo: number): void {
  using database = new DatabaseSync(file);
  const set = database.prepare(
    'UPDATE _stream_records SET created_at = IIF(CAST(sequence_number AS INTEGER) <= :upTo, :old, :new)',
  );
  set.run({ upTo, old: dayBefore.getTime() / 1000, new: day.getTime() / 1000 });
}

async function putMany(put: (id: string) => Promise<unknown>, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, at) => `rose-${at}`);
  while (ids.length > 0) await Promise.all(ids.splice(0, 50).map((id) => put(id)));
}

describe('the index on stream records', () => {
  it('serves each query that the engine makes of a stream', async () => {
    const { database } = await openStreamedTable();
    using second = new DatabaseSync(database);
    for (const query of engineQueries) expect(planOf(second, query)).toEqual([usesIndex]);
  });

  it('comes to a data folder that was made without it', async () => {
    const { engine, database, put } = await openStreamedTable();
    await putMany(put, 3);
    await engine.close();
    {
      using second = new DatabaseSync(database);
      second.exec('DROP INDEX stream_records_by_sequence');
    }
    await engine.start();
    using second = new DatabaseSync(database);
    expect(planOf(second, engineQueries[0] ?? '')).toEqual([usesIndex]);
    expect(numbersIn(database)).toEqual([1, 2, 3]);
  });
});

describe('trimming a stream', () => {
  it('deletes old handled records alone', async () => {
    const { engine, database, tableName, put } = await openStreamedTable();
    await putMany(put, 8);
    age(database, 5);
    await engine.trimStream({ tableName, followed: '3', before: day });
    expect(numbersIn(database)).toEqual([4, 5, 6, 7, 8]);
    await engine.trimStream({ tableName, followed: '8', before: day });
    expect(numbersIn(database)).toEqual([6, 7, 8]);
    await engine.trimStream({ tableName: 'others', followed: '8', before: day });
    expect(numbersIn(database)).toEqual([6, 7, 8]);
  });

  it('leaves the newest record for its sequence number', async () => {
    const { engine, database, tableName, put } = await openStreamedTable();
    await putMany(put, 4);
    age(database, 4);
    await engine.trimStream({ tableName, followed: '4', before: day });
    expect(numbersIn(database)).toEqual([4]);
    await put('lily');
    expect(numbersIn(database)).toEqual([4, 5]);
  });

  it('works beside an engine that writes', async () => {
    const { engine, database, tableName, put } = await openStreamedTable();
    await putMany(put, 1200);
    age(database, 1200);
    const writing = Promise.all(Array.from({ length: 200 }, (_, at) => put(`tulip-${at}`)));
    await engine.trimStream({ tableName, followed: '1200', before: day });
    await writing;
    const left = numbersIn(database);
    expect(left.length).toBeLessThanOrEqual(201);
    expect(left.at(-1)).toBe(1400);
    expect(new Set(left).size).toBe(left.length);
  });
});

describe('an in-memory table', () => {
  it('keeps an indexed file only while it runs', async () => {
    const engine = new Engine(undefined, undefined);
    await engine.start();
    const first = engine.databaseFile ?? '';
    {
      using second = new DatabaseSync(first);
      expect(planOf(second, engineQueries[0] ?? '')).toEqual([usesIndex]);
    }
    await engine.reset();
    expect(existsSync(dirname(first))).toBe(false);
    const next = engine.databaseFile ?? '';
    expect(existsSync(next)).toBe(true);
    await engine.close();
    expect(existsSync(dirname(next))).toBe(false);
  });
});
