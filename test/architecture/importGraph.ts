import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Reads what belongs to a key once. */
export function remember<T>(read: (key: string) => T): (key: string) => T {
  const known = new Map<string, { value: T }>();
  return (key) => {
    const found = known.get(key) ?? { value: read(key) };
    known.set(key, found);
    return found.value;
  };
}

/** The files of the repository that a file imports, types and dynamic imports included, as paths from its root. */
export const listImports = remember(readImports);

function readImports(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) return [];
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) =>
    resolve(file, name),
  );
}

function resolve(file: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  const own = file.startsWith('test/') ? 'test/' : `${file.split('/src/')[0]}/src/`;
  return name
    .replace('#', own)
    .replace(/^@bloomkin\/(\w+)\//, '$1/src/')
    .replace(/^@local\/(\w+)\//, 'local/$1/src/');
}

/** The files that are reached from some files by imports. */
export function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) for (const imported of listImports(file)) reached.add(imported);
  return reached;
}
