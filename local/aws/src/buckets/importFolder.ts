import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { findContentType } from '#http/contentTypes.ts';
import type { ObjectStore } from './objectStore.ts';

export function importFolder(store: ObjectStore, dir: string, lastModified: Date): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    store.put(relative(dir, path).split(sep).join('/'), {
      body,
      etag: `"${createHash('md5').update(body).digest('hex')}"`,
      lastModified,
      headers: {
        'content-type': findContentType(path),
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
  }
}
