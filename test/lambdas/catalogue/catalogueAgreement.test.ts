import { Catalogue } from '@bloomkin/lambdas/catalogue/catalogue.ts';
import type { ListingFilter } from '@bloomkin/lambdas/catalogue/model/productFilter.ts';
import { saveCatalogue } from '@bloomkin/lambdas/catalogue/saveCatalogue.ts';
import type { Change } from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makeCompany } from '#support/catalogue/companies.ts';
import { type CatalogueData, leavesOf, makeCatalogue } from '#support/catalogue/data.ts';
import { randomFilter } from '#support/catalogue/filters.ts';
import { makeProduct } from '#support/catalogue/products.ts';
import { type Random, seededRandom } from '#support/catalogue/random.ts';
import { isFullRun } from '#support/run/budget.ts';
import { PlainCatalogue } from './plainCatalogue.ts';

const seed = Number(process.env.SEED ?? 20_261_129);
const productCount = 400;
const queriesARound = isFullRun ? 450 : 40;
const start = Date.parse('2026-11-21T00:30:00Z');
const hourMs = 60 * 60 * 1000;

const ShownCard = z.object({
  id: z.string(),
  earliest_day: z.string().nullable().optional(),
});
const idOf = (card: string) => ShownCard.parse(JSON.parse(card)).id;

interface Both {
  quick: Catalogue;
  plain: PlainCatalogue;
  data: CatalogueData;
  random: Random;
}

function expectAgreement({ quick, plain, data, random }: Both, now: Date) {
  for (let query = 0; query < queriesARound; query++) {
    const filter = randomFilter(data, random);
    const found = quick.query(filter, now);
    const expected = plain.query(filter, now);
    const from = (filter.page - 1) * filter.perPage;
    const message = `seed ${seed}, ${JSON.stringify(filter)}`;
    expect(found.total, message).toBe(expected.length);
    expect(found.cards.map(idOf), message).toEqual(expected.slice(from, from + filter.perPage));
    if (query % 5 === 0) expectFirstDays(plain, found.cards, filter, now);
    if (query % 10 === 0) expectFacets({ quick, plain }, filter, now);
  }
}

function expectFirstDays(plain: PlainCatalogue, cards: readonly string[], filter: ListingFilter, now: Date) {
  for (const card of cards) {
    const { id, earliest_day } = ShownCard.parse(JSON.parse(card));
    const product = plain.products().find((one) => one.id === id);
    expect(earliest_day, card).toBe(product && plain.earliestDay(product, filter, now));
  }
}

function expectFacets({ quick, plain }: Pick<Both, 'quick' | 'plain'>, filter: ListingFilter, now: Date) {
  const message = `seed ${seed}, ${JSON.stringify(filter)}`;
  const facets = quick.facets(filter, now);
  const counted = Object.fromEntries(
    facets.params.map(({ parameter_id, values }) => [
      parameter_id,
      Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
    ]),
  );
  const expected: Record<string, Record<string, number>> = {};
  for (const id of ['colour', 'occasion', 'size', 'height', 'stems']) {
    const counts: Record<string, number> = {};
    for (const product of plain.matching(filter, now, `parameter ${id}`))
      for (const value of product.parameters.find(({ parameterId }) => parameterId === id)?.values ?? [])
        counts[value] = (counts[value] ?? 0) + 1;
    if (Object.keys(counts).length > 0 || counted[id]) expected[id] = counts;
  }
  expect(counted, message).toEqual(expected);
  const prices = plain.matching(filter, now, 'price').map(({ priceCents }) => priceCents);
  const range = prices.length > 0 ? [Math.min(...prices) / 100, Math.max(...prices) / 100] : [0, 0];
  expect([facets.min_price, facets.max_price], message).toEqual(range);
}

/** Writes of all kinds: new, changed, moved, hidden, removed, brought back, late and repeated ones. */
function randomWrites(plain: PlainCatalogue, data: CatalogueData, random: Random, round: number): Change[] {
  const changes: Change[] = [];
  const where = { companies: data.companies.length, categories: leavesOf(data.categories) };
  for (let write = 0; write < 60; write++) {
    const number = random.below(productCount + 60);
    const revision = 1 + round + random.below(3);
    const product = makeProduct({ number, revision, ...where }, random);
    changes.push(product);
    if (random.chance(0.1))
      changes.push({
        kind: 'removed',
        what: 'product',
        id: product.id,
        revision: revision + random.below(2),
      });
    if (random.chance(0.1)) changes.push(makeProduct({ number, revision: revision - 1, ...where }, random));
    if (random.chance(0.1)) changes.push(product);
  }
  const companyNumber = random.below(data.companies.length);
  changes.push(makeCompany(companyNumber, 1 + round, random));
  if (round % 3 === 0)
    changes.push({
      kind: 'removed',
      what: 'company',
      id: random.pick(data.companies).id,
      revision: 1 + round,
    });
  const moved = random.pick(data.categories);
  changes.push({ ...moved, revision: 1 + round, parentId: null, name: `${moved.name} moved` });
  const collection = random.pick(data.collections);
  const products = plain.products();
  changes.push({ ...collection, revision: 1 + round, productIds: [random.pick(products).id] });
  return changes;
}

describe('the catalogue', () => {
  it(`agrees with a plain filter across changes and snapshots (seed ${seed})`, () => {
    const random = seededRandom(seed);
    const data = makeCatalogue(productCount, random);
    const plain = new PlainCatalogue();
    let quick = new Catalogue();
    const apply = (changes: readonly Change[]) => {
      quick.apply(changes);
      for (const change of changes) plain.apply(change);
    };
    apply([...data.products, ...data.companies]);
    apply([...data.collections, ...data.types, ...data.categories]);
    expectAgreement({ quick, plain, data, random }, new Date(start));
    for (let round = 1; round <= 6; round++) {
      apply(randomWrites(plain, data, random, round));
      if (round % 2 === 0) quick = Catalogue.load(saveCatalogue(quick));
      expectAgreement({ quick, plain, data, random }, new Date(start + round * 7 * hourMs));
    }
  });
});
