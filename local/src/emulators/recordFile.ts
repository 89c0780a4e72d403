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
import { RecordMap } from './recordMap.ts';

/** One change: a value for a key, or its removal where there is no value. */
const Change = z.object({ in: z.string(), key: z.string(), value: z.unknown().optional() });
const Line = z.array(Change);
type Change = z.output<typeof Change>;

interface Kept {
  entries(): Iterable<[string, unknown]>;
  forgetAll(): void;
}

/** A file is written anew when it is opened with so many more changes than records. */
const worthRewriting = 1000;

/**
 * Maps kept in an append-only file, a line for the changes that belong together. A line is written by one call before the
 * change is answered for, so a process that is killed loses nothing; a half-written last line is one nobody was told of.
 */
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

  /** The map of this name; records of an earlier run that are not of the shape are an error. */
  map<T>(name: string, shape: z.ZodType<T>): RecordMap<T> {
    const records = new Map<string, T>();
    for (const [key, value] of this.loaded.get(name) ?? []) {
      const { success, data, error } = shape.safeParse(value);
      if (!success)
        throw new Error(`${this.file} is of another version: remove it to start anew`, { cause: error });
      records.set(key, data);
    }
    this.loaded.delete(name);
    const map = new RecordMap(records, (key, value) => this.write({ in: name, key, value }));
    this.maps.set(name, map);
    return map;
  }

  /** Keeps all changes made meanwhile, which must not wait for anything, together or not at all. */
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

  /** The new file takes the old one's name in one step. */
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
  // What follows the last line's end was never answered for; it must not be continued either.
  if (whole.length < text.length) writeFileSync(file, whole);
  const lines = whole.split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => Line.parse(JSON.parse(line)));
}
