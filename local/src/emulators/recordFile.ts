import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { parseStored } from '../aws/data/dataFolder.ts';
import { RecordMap } from './recordMap.ts';

/** Without a value: a removal. */
const Change = z.object({ in: z.string(), key: z.string(), value: z.unknown().optional() });
const Line = z.array(Change);
type Change = z.output<typeof Change>;

interface Kept {
  entries(): Iterable<[string, unknown]>;
  forgetAll(): void;
}

/** Rewrites the file on opening when changes outnumber records by this many. */
const worthRewriting = 1000;

export class RecordFile {
  private readonly file: string | undefined;
  private readonly loaded = new Map<string, Map<string, unknown>>();
  private readonly maps = new Map<string, Kept>();
  private descriptor: number | undefined;
  private pending: Change[] | undefined;

  constructor(file: string | undefined) {
    this.file = file;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    const changes = existsSync(file) ? readLines(file) : [];
    for (const change of changes) this.load(change);
    const records = [...this.loaded.values()].reduce((sum, map) => sum + map.size, 0);
    if (changes.length > records * 2 + worthRewriting) this.rewrite(this.loaded);
    this.descriptor = openSync(file, 'a');
  }

  /** Throws for records that do not match the shape. */
  map<T>(name: string, shape: z.ZodType<T>): RecordMap<T> {
    const records = new Map<string, T>();
    for (const [key, value] of this.loaded.get(name) ?? []) {
      const { success, data, error } = shape.safeParse(value);
      if (!success)
        throw new Error(`${this.file} is of another version: remove it to start again`, { cause: error });
      records.set(key, data);
    }
    this.loaded.delete(name);
    const map = new RecordMap(records, (key, value) => this.write({ in: name, key, value }));
    this.maps.set(name, map);
    return map;
  }

  /** Atomic; `change` must be synchronous. */
  together<R>(change: () => R): R {
    if (this.pending) return change();
    const pending: Change[] = [];
    this.pending = pending;
    try {
      return change();
    } finally {
      this.pending = undefined;
      this.append(pending);
    }
  }

  /** Empties every map but those named. */
  clear(except: readonly string[] = []): void {
    for (const [name, map] of this.maps) if (!except.includes(name)) map.forgetAll();
    if (!this.file) return;
    this.close();
    this.rewrite(this.maps);
    this.descriptor = openSync(this.file, 'a');
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  private load({ in: name, key, value }: Change): void {
    const map = this.loaded.get(name) ?? new Map<string, unknown>();
    this.loaded.set(name, map);
    if (value === undefined) map.delete(key);
    else map.set(key, value);
  }

  private write(change: Change): void {
    if (this.pending) this.pending.push(change);
    else this.append([change]);
  }

  private append(changes: readonly Change[]): void {
    if (this.descriptor !== undefined && changes.length > 0)
      writeSync(this.descriptor, `${JSON.stringify(changes)}\n`);
  }

  /** Renamed in one step. */
  private rewrite(maps: ReadonlyMap<string, Pick<Kept, 'entries'>>): void {
    if (!this.file) return;
    const lines = [...maps].flatMap(([name, map]) =>
      [...map.entries()].map(([key, value]) => `${JSON.stringify([{ in: name, key, value }])}\n`),
    );
    writeFileSync(`${this.file}.new`, lines.join(''));
    renameSync(`${this.file}.new`, this.file);
  }
}

function readLines(file: string): Change[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  // A partial last line was never acknowledged and must not be continued.
  if (whole.length < text.length) writeFileSync(file, whole);
  const lines = whole.split('\n').filter((line) => line !== '');
  return parseStored(file, () => lines.flatMap((line) => Line.parse(JSON.parse(line))));
}
