import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import type { ListingFilter } from '@bloomkin/lambdas/catalogue/model/productFilter.ts';
import { saveCatalogue } from '@bloomkin/lambdas/catalogue/saveCatalogue.ts';
import { type CatalogueData, leavesOf, makeCatalogue } from '#support/catalogue/data.ts';
import { randomFilter } from '#support/catalogue/filters.ts';
import { makeProduct } from '#support/catalogue/products.ts';
import { type Random, seededRandom } from '#support/catalogue/random.ts';

const seed = Number(process.env.SEED ?? 1);
const sizes = (process.env.SIZES ?? '1000,10000,100000').split(',').map(Number);
const queryCount = 3000;
const start = Date.parse('2026-11-21T00:30:00Z');

/** A second of the shop's time passes between two queries, so that values cached for a second or a minute are recomputed. */
const timeOf = (query: number) => new Date(start + query * 1000);

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const ms = (value: number) => `${value.toFixed(2)} ms`;

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Wall-clock percentiles, and the thread's own processor time a run: what else the machine does counts in the first. */
function timings(count: number, run: (number: number) => void): string {
  const durations: number[] = [];
  const before = process.threadCpuUsage();
  for (let number = 0; number < count; number++) {
    const from = performance.now();
    run(number);
    durations.push(performance.now() - from);
  }
  const { user, system } = process.threadCpuUsage(before);
  durations.sort((a, b) => a - b);
  const [p50, p99, most] = [percentile(durations, 0.5), percentile(durations, 0.99), durations.at(-1) ?? 0];
  const cpu = (user + system) / 1000 / count;
  return `p50 ${ms(p50)}, p99 ${ms(p99)}, max ${ms(most)}, CPU ${ms(cpu)} each`;
}

function measure<T>(run: () => T): { result: T; took: string } {
  const from = performance.now();
  const result = run();
  return { result, took: ms(performance.now() - from) };
}

function makeSnapshot(data: CatalogueData): Buffer {
  const built = measure(() => {
    const catalogue = new Catalogue();
    catalogue.apply([...data.categories, ...data.types, ...data.companies, ...data.products]);
    catalogue.apply(data.collections);
    return catalogue;
  });
  const saved = measure(() => saveCatalogue(built.result));
  console.log(`  built from changes in ${built.took}, saved in ${saved.took}: ${mb(saved.result.length)}`);
  return saved.result;
}

/** Each in a process of its own, as a container starts. */
function loadElsewhere(snapshot: Buffer): void {
  const file = join(mkdtempSync(join(tmpdir(), 'catalogue-bench-')), 'snapshot');
  writeFileSync(file, snapshot);
  for (const name of ['catalogueLoad.ts', 'feedsLoad.ts']) {
    const script = new URL(name, import.meta.url).pathname;
    execFileSync(process.execPath, ['--expose-gc', script, file], { stdio: 'inherit' });
  }
  rmSync(dirname(file), { recursive: true });
}

function compareKinds(catalogue: Catalogue, data: CatalogueData, random: Random): void {
  const filters = (change: (filter: ListingFilter) => ListingFilter) =>
    Array.from({ length: queryCount }, () => change(randomFilter(data, random)));
  const run = (name: string, queries: readonly ListingFilter[]) => {
    const result = timings(queries.length, (query) => {
      const filter = queries[query];
      if (filter) catalogue.query(filter, timeOf(query)).cards.join(',');
    });
    console.log(`  ${name.padEnd(28)} ${result}`);
  };
  const plain = { activity: 'shown', parameters: [], sort: 'new', page: 1, perPage: 20 } as const;
  run(
    'no filter',
    filters(() => plain),
  );
  run(
    'category, colour',
    filters(({ categoryId }) => ({ ...plain, categoryId, parameters: [colour] })),
  );
  run(
    'place and day, by distance',
    filters(({ place, day }) => ({ ...plain, place, day, onlyDeliverable: true, sort: 'near' })),
  );
  run(
    'search',
    filters(({ search }) => ({ ...plain, search: search ?? 'golden rose' })),
  );
  run(
    'any mix',
    filters((filter) => filter),
  );
  const queries = filters((filter) => filter);
  const facets = timings(500, (query) => catalogue.facets(queries[query] ?? plain, timeOf(query)));
  console.log(`  ${'filters with counts'.padEnd(28)} ${facets}`);
  const typed = ['r', 'ro', 'ros', 'roze', 'sunflo', 'golden ro', 'xyz'];
  console.log(
    `  ${'suggestions'.padEnd(28)} ${timings(500, () => catalogue.suggest({ activity: 'shown', parameters: [], search: random.pick(typed) }, timeOf(0)))}`,
  );
}

const colour = { parameter_id: 'colour', values: ['red', 'white'] };

function changeProducts(catalogue: Catalogue, size: number, data: CatalogueData, random: Random): void {
  const where = { companies: data.companies.length, categories: leavesOf(data.categories) };
  const changes = Array.from({ length: 1000 }, (_, at) =>
    makeProduct({ number: random.below(size), revision: 2 + at, ...where }, random),
  );
  const result = timings(changes.length, (at) => {
    const change = changes[at];
    if (change) catalogue.apply([change]);
    catalogue.query(
      { activity: 'shown', parameters: [], sort: 'price_asc', page: 1, perPage: 1 },
      timeOf(at),
    );
  });
  console.log(`  ${'a change, then a query'.padEnd(28)} ${result}`);
}

console.log(`catalogue: ${cpus()[0]?.model} × ${cpus().length}, Node ${process.version}, seed ${seed}`);
for (const size of sizes) {
  console.log(`${size} products`);
  const random = seededRandom(seed);
  const data = makeCatalogue(size, random);
  const snapshot = makeSnapshot(data);
  loadElsewhere(snapshot);
  // A container has no such heap beside it: what the garbage collector takes for it is not the catalogue's.
  data.products = [];
  const catalogue = Catalogue.load(snapshot);
  compareKinds(catalogue, data, random);
  changeProducts(catalogue, size, data, random);
}
