import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class DataFolder {
  readonly dir: string | undefined;
  private readonly memory = new Map<string, string>();

  /** Undefined or `:memory:` persists nothing. */
  constructor(dir: string) {
    this.dir = dir === ':memory:' ? undefined : dir;
    if (this.dir) mkdirSync(this.dir, { recursive: true });
  }

  path(name: string): string | undefined {
    return this.dir && join(this.dir, name);
  }

  read(name: string): string | undefined {
    const path = this.path(name);
    if (!path) return this.memory.get(name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  /** Undefined without a file. */
  readJson(name: string): unknown {
    const text = this.read(name);
    return text === undefined ? undefined : parseStored(this.path(name) ?? name, () => JSON.parse(text));
  }

  /** Written aside and renamed: a killed run leaves no partial file. */
  write(name: string, text: string): void {
    const path = this.path(name);
    if (!path) {
      this.memory.set(name, text);
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }

  remove(name: string): void {
    const path = this.path(name);
    if (path) rmSync(path, { recursive: true, force: true });
    for (const key of this.memory.keys())
      if (key === name || key.startsWith(`${name}/`)) this.memory.delete(key);
  }
}

const sqliteFull = 13;

/** Recognises errors of system calls and of SQLite. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') || ('errcode' in error && error.errcode === sqliteFull));

/** Names the file that another program or a failing disk damaged. */
export function parseStored<T>(file: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (isDiskFull(cause)) throw cause;
    throw new Error(`${file} is damaged: remove its folder to start again, or choose another DATA_DIR`, {
      cause,
    });
  }
}
