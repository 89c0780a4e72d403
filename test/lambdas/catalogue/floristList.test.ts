import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { updateCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#support/catalogue/random.ts';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { surryHills } from '#support/shopping.ts';
import { followsChanges, TableCalls } from '#support/tableCalls.ts';

const calls = new TableCalls();
const test = localCloud({
  demoData: true,
  environmentsPerFunction: 1,
  aroundTable: (table) => calls.around(table),
});
const seed = Number(process.env.SEED ?? 20_261_129);

beforeAll(() => {
  connectModules(test.cloud);
});

/** From Hobart to beyond Darwin, to the hundred metres that lists ask. */
function randomPlace(random: ReturnType<typeof seededRandom>): Point {
  const between = (from: number, to: number) =>
    Number((from + random.below(1000) * ((to - from) / 1000)).toFixed(3));
  return { lat: between(-43, -12), lng: between(114, 154) };
}

/** Asked of the table: all florists from their index, sorted, then the page's rows. */
async function listFromTable(from: Point | undefined, search: string, page: number, perPage: number) {
  const { listAllCompanies, isSelling } = await import('@bloomkin/lambdas/model/companies/companyEntity.ts');
  const { findCompany, findListedCompanies } = await import(
    '@bloomkin/lambdas/model/companies/companyWithStores.ts'
  );
  const { toCompany } = await import('@bloomkin/lambdas/model/companies/toCompany.ts');
  const florists = await Promise.all((await listAllCompanies()).map(({ id }) => findCompany(id)));
  const matching = florists
    .flatMap((florist) => (florist && isSelling(florist.company) ? [florist.company] : []))
    .filter(({ brand, name, abn }) => `${brand}\n${name}\n${abn}`.toLowerCase().includes(search));
  const listed = (await findListedCompanies(matching))
    .map((company) => toCompany(company, from, new Date()))
    .toSorted((a, b) => (a.distantion ?? 0) - (b.distantion ?? 0));
  const data = listed.slice((page - 1) * perPage, page * perPage);
  return JSON.parse(JSON.stringify({ total: matching.length, data }));
}

describe('florists near a point', () => {
  it('equal the table’s at random places, pages and searches', async () => {
    const random = seededRandom(seed);
    const guest = test.visitor();
    for (let attempt = 0; attempt < 40; attempt++) {
      const from = random.chance(0.8) ? randomPlace(random) : undefined;
      const search = random.chance(0.3) ? random.pick(['an', 'flower', 'pty', '1', 'no such florist']) : '';
      const [page, per_page] = [1 + random.below(3), random.pick([2, 6, 20])];
      const { total, data } = await guest.call(listCompanies, {
        query: { active: true, page, per_page, ...from, ...(search && { search }) },
      });
      const expected = await listFromTable(from, search, page, per_page);
      expect({ total, data }, `seed ${seed}, ${JSON.stringify({ from, search, page, per_page })}`).toEqual(
        expected,
      );
    }
  });

  it('show a change to its author at once', async () => {
    const florist = test.visitor();
    const { company } = await signInDemoUser(florist, 'vendor1');
    const changed = await florist.send(updateCompany, {
      params: { id: company?.id ?? '' },
      body: { brand: 'Wandering Waratah' },
    });
    const version = changed.headers.get('x-catalogue-version') ?? '';
    const { lat, lng } = surryHills;
    const found = await florist.send(
      listCompanies,
      { query: { search: 'wandering', lat, lng } },
      { headers: { 'x-catalogue-version': version } },
    );
    const { data } = found.data;
    expect(data.map(({ id, brand }) => [id, brand])).toEqual([[company?.id, 'Wandering Waratah']]);
  });

  it('cost the rows of their page without an index', async () => {
    const guest = test.visitor();
    const ask = (lat: number) =>
      guest.call(listCompanies, { query: { active: true, per_page: 6, lat, lng: surryHills.lng } });
    await ask(-33.8);
    calls.take();
    for (const lat of [-33.81, -33.82, -33.83]) await ask(lat);
    const own = calls.take().filter(({ functionName }) => !followsChanges.test(functionName));
    expect(new Set(own.map(({ functionName }) => functionName.split('-').at(-1)))).toEqual(
      new Set(['catalogue']),
    );
    const rows = own.filter(({ operation }) => operation === 'BatchGetItem');
    expect(rows).toHaveLength(3);
    // The log is asked once a second at most.
    const log = own.filter(({ operation }) => operation !== 'BatchGetItem');
    expect(log.every(({ operation }) => operation === 'Query')).toBe(true);
    expect(log.length).toBeLessThanOrEqual(3);
  });
});
