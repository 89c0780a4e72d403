import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { shellFile } from './preloadPages.ts';

const id = 'virtual:shell';

/** Gives the build that renders pages the page of the build before it: its HTML, and the files of each path. */
export function builtShell(): Plugin {
  let file = '';
  return {
    name: 'built-shell',
    configResolved({ environments, root }) {
      file = resolve(root, environments.client?.build.outDir ?? '', shellFile);
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const shell = ${readFileSync(file, 'utf8')};` : undefined,
  };
}
