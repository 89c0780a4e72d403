import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { parseStored } from './dataFolder.ts';
import { RecordMap } from './recordMap.ts';

const Rows = z.array(z.object({ key: z.string(), value: z.string() }));

/** Durable against a kill of the process, not of the machine. */
const setup = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS records (map TEXT, key TEXT, value TEXT, UNIQUE (map, key));
`;

/** Maps of JSON records in an SQLite file; in memory without a file. */
export class RecordFile {
  private readonly file: string | undefined;
  private readonly database: DatabaseSync | undefined;
  private readonly maps = new Map<string, { forgetAll(): void }>();
  private isTogether = false;

  constructor(file: string | undefined) {
    this.file = file;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    this.database = parseStored(file, () => {
      const database = new DatabaseSync(file);
      database.exec(setup);
      return database;
    });
  }

  /** Throws for records that do not match the shape. */
  map<T>(name: string, shape: z.ZodType<T>): RecordMap<T> {
    const records = new Map<string, T>();
    const query = this.database?.prepare('SELECT key, value FROM records WHERE map = ? ORDER BY rowid');
    const rows = parseStored(this.file ?? name, () => query?.all(name) ?? []);
    for (const { key, value } of Rows.parse(rows)) {
      const { success, data, error } = shape.safeParse(JSON.parse(value));
      if (!success)
        throw new Error(`${this.file} is of another version: remove it to start again`, { cause: error });
      records.set(key, data);
    }
    const map = new RecordMap(records, (key, value) => this.write(name, key, value));
    this.maps.set(name, map);
    return map;
  }

  /** Atomic; `change` must be synchronous. */
  together<R>(change: () => R): R {
    if (this.isTogether || !this.database?.isOpen) return change();
    this.isTogether = true;
    this.database.exec('BEGIN');
    try {
      return change();
    } finally {
      this.isTogether = false;
      this.database.exec('COMMIT');
    }
  }

  /** Empties every map but those named. */
  clear(except: readonly string[] = []): void {
    for (const [name, map] of this.maps) if (!except.includes(name)) map.forgetAll();
    this.database
      ?.prepare('DELETE FROM records WHERE map NOT IN (SELECT value FROM json_each(?))')
      .run(JSON.stringify(except));
  }

  close(): void {
    if (this.database?.isOpen) this.database.close();
  }

  private write(map: string, key: string, value: unknown): void {
    if (!this.database?.isOpen) return;
    if (value === undefined)
      this.database.prepare('DELETE FROM records WHERE map = ? AND key = ?').run(map, key);
    else
      this.database
        .prepare('INSERT INTO records VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value')
        .run(map, key, JSON.stringify(value));
  }
}
