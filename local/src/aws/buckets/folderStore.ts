import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { ObjectStore, StoredObject } from './objectStore.ts';

const Head = z.object({
  etag: z.string(),
  lastModified: z.iso.datetime(),
  headers: z.record(z.string(), z.string()),
});

const newline = '\n'.charCodeAt(0);

/** One file per object, metadata line first, so that a single rename stores both. The file name is the encoded key. */
export class FolderStore implements ObjectStore {
  private readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
    mkdirSync(dir, { recursive: true });
  }

  find(key: string): StoredObject | undefined {
    const path = this.path(key);
    if (!existsSync(path)) return undefined;
    const bytes = readFileSync(path);
    const end = bytes.indexOf(newline);
    const { etag, lastModified, headers } = Head.parse(JSON.parse(bytes.subarray(0, end).toString()));
    return { etag, lastModified: new Date(lastModified), headers, body: bytes.subarray(end + 1) };
  }

  put(key: string, { body, ...head }: StoredObject): void {
    const path = this.path(key);
    writeFileSync(`${path}.new`, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]));
    renameSync(`${path}.new`, path);
  }

  delete(key: string): void {
    rmSync(this.path(key), { force: true });
  }

  keys(): string[] {
    return readdirSync(this.dir)
      .filter((file) => file.endsWith('.object'))
      .map((file) => decodeURIComponent(file.slice(0, -'.object'.length)))
      .sort();
  }

  clear(): void {
    rmSync(this.dir, { recursive: true, force: true });
    mkdirSync(this.dir, { recursive: true });
  }

  private path(key: string): string {
    return join(this.dir, `${encodeURIComponent(key)}.object`);
  }
}
