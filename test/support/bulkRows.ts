import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { indexes } from '@bloomkin/lambdas/entities.ts';
import type { Row } from '@bloomkin/local/demo/row.ts';

const busyMs = 20_000;
const columns = 'pk, sk, item_json, item_size';
const indexColumns = 'gsi_pk, gsi_sk, table_pk, table_sk, item_json';

/** A million orders are 15 million rows: without a cache each would read its place in the file. */
const settings = 'PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; PRAGMA wal_autocheckpoint = 50000';

type Line = readonly [partition: string, sort: string, ...(string | number)[]];

/** Writes into the native engine's own file: a hundred times as fast as its API, and no stream follows. */
export class BulkRows {
  private readonly database: DatabaseSync;
  private readonly item: StatementSync;
  private readonly ofIndex: ReadonlyMap<string, StatementSync>;

  constructor(file: string) {
    this.database = new DatabaseSync(file, { timeout: busyMs });
    this.database.exec(settings);
    const table = String(this.database.prepare('SELECT table_name FROM _tables').get()?.table_name);
    const prepare = (name: string, names: string) =>
      this.database.prepare(
        `INSERT OR REPLACE INTO "${name}" (${names}) VALUES (${names.replace(/\w+/g, '?')})`,
      );
    this.item = prepare(table, columns);
    this.ofIndex = new Map(
      Object.keys(indexes).map((index) => [index, prepare(`${table}::gsi::${index}`, indexColumns)]),
    );
  }

  /** In the order of the keys, table by table: neighbours share a page. */
  put(rows: Iterable<Row>): void {
    const items: Line[] = [];
    const ofIndex = new Map<string, Line[]>([...this.ofIndex.keys()].map((index) => [index, []]));
    for (const row of rows) addLines(row, items, ofIndex);
    this.database.exec('BEGIN IMMEDIATE');
    runSorted(this.item, items);
    for (const [index, statement] of this.ofIndex) runSorted(statement, ofIndex.get(index) ?? []);
    this.database.exec('COMMIT');
  }

  close(): void {
    this.database.close();
  }
}

function runSorted(statement: StatementSync, lines: Line[]): void {
  lines.sort(([a, one], [b, other]) => (a < b ? -1 : a > b ? 1 : one < other ? -1 : one > other ? 1 : 0));
  for (const line of lines) statement.run(...line);
}

function addLines(row: Row, items: Line[], ofIndex: ReadonlyMap<string, Line[]>): void {
  const fields = new Map<string, string>();
  let size = 0;
  for (const [name, value] of Object.entries(row)) {
    if (value === undefined) continue;
    fields.set(name, `${JSON.stringify(name)}:${toJson(value)}`);
    size += name.length + sizeOf(value) + 1;
  }
  const [pk, sk] = [`S:${row.pk}`, `S:${row.sk}`];
  items.push([pk, sk, `{${[...fields.values()].join()}}`, size + mapSize]);
  for (const [index, { include }] of Object.entries(indexes)) {
    const [partition, sort] = [row[index], row[`${index}Sort`]];
    if (typeof partition !== 'string' || typeof sort !== 'string') continue;
    const names = new Set(['pk', 'sk', index, `${index}Sort`, ...include]);
    const projected = [...names].flatMap((name) => fields.get(name) ?? []);
    ofIndex.get(index)?.push([`S:${partition}`, `S:${sort}`, pk, sk, `{${projected.join()}}`]);
  }
}

/** Rows of one thing share its lists and objects. */
const written = new WeakMap<object, string>();

/** As the engine keeps an attribute. */
function toJson(value: unknown): string {
  if (typeof value === 'string') return `{"S":${JSON.stringify(value)}}`;
  if (typeof value === 'number') return `{"N":"${value}"}`;
  if (typeof value === 'boolean') return `{"BOOL":${value}}`;
  if (typeof value !== 'object' || value === null) return '{"NULL":true}';
  const text = written.get(value) ?? objectToJson(value);
  written.set(value, text);
  return text;
}

function objectToJson(value: object): string {
  if (value instanceof Set) return `{"SS":${JSON.stringify([...value])}}`;
  if (value instanceof Uint8Array) return `{"B":"${Buffer.from(value).toString('base64')}"}`;
  if (Array.isArray(value)) return `{"L":[${value.map(toJson).join()}]}`;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{"M":{${fields.map(([name, one]) => `${JSON.stringify(name)}:${toJson(one)}`).join()}}}`;
}

const mapSize = 3;
const measured = new WeakMap<object, number>();

/** As DynamoDB measures an item. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const size = measured.get(value) ?? sizeOfObject(value);
  measured.set(value, size);
  return size;
}

function sizeOfObject(value: object): number {
  if (value instanceof Set || Array.isArray(value))
    return [...value].reduce<number>((sum, one) => sum + sizeOf(one) + 1, mapSize);
  if (value instanceof Uint8Array) return value.length;
  return Object.entries(value).reduce(
    (sum, [name, one]) => (one === undefined ? sum : sum + name.length + sizeOf(one) + 1),
    mapSize,
  );
}
