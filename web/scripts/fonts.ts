import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// Run by hand when a font package or the characters change: `node web/scripts/fonts.ts`. Its output is committed.

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const characters = `${ascii}’‘“”–—…·•×→←↑↓★☆✓©éèêàáçñöüíóÉ½¼¾°\u00a0`;
const target = join(import.meta.dirname, '../src/theme/fonts');
const { resolve } = createRequire(import.meta.url);

interface FontCut {
  source: string;
  name: string;
  wght: number | { min: number; max: number; default: number };
}

const cuts: readonly FontCut[] = [
  {
    source: '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2',
    name: 'ysabeau.woff2',
    wght: 720,
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    name: 'figtree.woff2',
    wght: { min: 400, max: 700, default: 400 },
  },
];

for (const { source, name, wght } of cuts) {
  const font = await subsetFont(await readFile(resolve(source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(join(target, name), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} KB`);
}
