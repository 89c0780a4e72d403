import { readFileSync } from 'node:fs';
import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';

/** Run by the catalogue's bench with a snapshot's path and --expose-gc: how long a new process takes to load it. */
const snapshot = readFileSync(process.argv[2] ?? '');
const measureMemory = () => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = measureMemory();
const from = performance.now();
const catalogue = Catalogue.load(snapshot);
const tookMs = performance.now() - from;
const addedMb = (measureMemory() - before) / 1e6;
const { total } = catalogue.query(
  { activity: 'shown', sort: 'new', page: 1, perPage: 20, parameters: [] },
  new Date('2026-11-21T00:30:00Z'),
);
console.log(
  `  loaded in a new process in ${tookMs.toFixed(0)} ms, memory ${addedMb.toFixed(1)} MB, ${total} shown`,
);
