import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that outlives a run, or nothing but memory. */
export class DataFolder {
  /** Undefined when nothing is kept. */
  readonly dir: string | undefined;
  private readonly memory = new Map<string, string>();

  /** `:memory:` keeps nothing. */
  constructor(dir: string) {
    this.dir = dir === ':memory:' ? undefined : dir;
    if (this.dir) mkdirSync(this.dir, { recursive: true });
  }

  /** Where a file of this name would be; undefined when nothing is kept. */
  path(name: string): string | undefined {
    return this.dir && join(this.dir, name);
  }

  /** A small file's text; undefined when there is none. */
  read(name: string): string | undefined {
    const path = this.path(name);
    if (!path) return this.memory.get(name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  /** Written aside and put in place in one step, so that a killed run never leaves half a file. */
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
