import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { shellFile } from './preloadPages.ts';

const id = 'virtual:shell';

/** Gives the server's build the HTML of the client's, and the files of each page. */
export function shellModule(): Plugin {
  let file = '';
  return {
    name: 'shell-module',
    configResolved({ environments, root }) {
      file = resolve(root, environments.client?.build.outDir ?? '', shellFile);
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const shell = ${readFileSync(file, 'utf8')};` : undefined,
  };
}
