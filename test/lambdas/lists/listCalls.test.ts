import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { listCompanies } from '@bloomkin/shared/routes/companies.ts';
import { listReviews } from '@bloomkin/shared/routes/reviews.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { connectModules } from '#support/handlerClient.ts';
import { aFlorist, aProduct } from '#support/items.ts';
import { localCloud } from '#support/localCloud.ts';
import { makePeople, makeReviews, toPeopleRows, toReviewRows } from '#support/manyRows.ts';
import { putPerson } from '#support/operator.ts';
import { followsChanges, TableCalls } from '#support/tableCalls.ts';

const calls = new TableCalls();
const test = localCloud({
  demoData: false,
  environmentsPerFunction: 1,
  aroundTable: (table) => calls.around(table),
});

const mostCalls = 3;
const days = 70;

type Ask = (admin: Api) => Promise<{ total: number; data: readonly { id: string }[] }>;

const lists: Readonly<Record<string, Ask>> = {
  buyers: (admin) => admin.call(listUsers, { query: { roles: 'ROLE_BUYER,ROLE_USER' } }),
  'buyers, page 4': (admin) => admin.call(listUsers, { query: { roles: 'ROLE_BUYER,ROLE_USER', page: 4 } }),
  'the team': (admin) =>
    admin.call(listUsers, { query: { roles: 'ROLE_ADMIN,ROLE_VENDOR,ROLE_MANAGER', per_page: 4 } }),
  everybody: (admin) => admin.call(listUsers, { query: { page: 2 } }),
  'buyers by name': (admin) => admin.call(listUsers, { query: { roles: 'ROLE_BUYER', login: 'belan' } }),
  companies: (admin) => admin.call(listCompanies, { query: { per_page: 5 } }),
  'reviews of all': (admin) => admin.call(listReviews, { query: {} }),
  'reviews of all, page 3': (admin) => admin.call(listReviews, { query: { page: 3, per_page: 10 } }),
};

const held: { admin?: Api; people: Awaited<ReturnType<typeof makePeople>> } = { people: [] };
const admin = () => {
  if (!held.admin) throw new Error('Nobody is signed in');
  return held.admin;
};

/** A florist with a product that everybody reviews. */
const florist = aFlorist('Petal');
const product = aProduct(florist.company.id);
const reviews: ReturnType<typeof makeReviews> = [];

async function grow(count: number, seed: number): Promise<void> {
  const { putRows } = await import('@bloomkin/local/demo/putRows.ts');
  const people = await makePeople({ count, days, seed });
  // Fewer: the stream's consumer follows each.
  const written = makeReviews({ count: count / 3, days, seed }, people, product);
  await putRows([...(await toPeopleRows(people, held.people)), ...(await toReviewRows(written, reviews))]);
  held.people = [...held.people, ...people];
  reviews.push(...written);
}

beforeAll(async () => {
  connectModules(test.world);
  const [{ demoRows }, { putRows }] = await Promise.all([
    import('@bloomkin/local/demo/demoRows.ts'),
    import('@bloomkin/local/demo/putRows.ts'),
  ]);
  const { emptyDemoData } = await import('#support/emptyDemoData.ts');
  const florists = [florist, ...Array.from({ length: 8 }, (_, at) => aFlorist(`Thorn ${at}`))];
  await putRows(demoRows({ ...emptyDemoData, companies: florists, products: [product] }));
  const email = 'kim@bloomkin.example';
  await putPerson(
    test.world,
    { fio: 'Kim Lee', email, roles: ['ROLE_ADMIN'], hasPassword: true },
    'Snow-Gum-2026',
  );
  const api = test.visitor();
  const { data } = await api.call(logInByPassword, { body: { login: email, password: 'Snow-Gum-2026' } });
  api.token = data.api_token;
  held.admin = api;
  await grow(90, 1);
  await test.world.settle();
});

interface Measured {
  calls: number;
  readUnits: number;
  total: number;
}

/** Without the call that says who asks. */
async function measure(): Promise<Record<string, Measured>> {
  const found: Record<string, Measured> = {};
  for (const [name, ask] of Object.entries(lists)) {
    await ask(admin());
    calls.take();
    const { total } = await ask(admin());
    const own = calls
      .take()
      .filter(({ functionName, operation }) => !followsChanges.test(functionName) && operation !== 'GetItem');
    const readUnits = own.reduce((sum, one) => sum + one.readUnits, 0);
    found[name] = { calls: own.length, readUnits, total };
  }
  return found;
}

describe('the lists of the office', () => {
  it('take three calls at most, and no more of anything as they grow', { timeout: 120_000 }, async () => {
    const small = await measure();
    await grow(270, 2);
    await test.world.settle();
    const large = await measure();
    for (const name of Object.keys(lists)) {
      const [before, after] = [small[name], large[name]];
      if (!before || !after) throw new Error(`${name} was not measured`);
      expect([name, after.calls <= mostCalls && after.calls <= before.calls]).toEqual([name, true]);
      // A page more of newer rows is no growth.
      expect([name, after.readUnits <= before.readUnits * 1.5 + 4, before, after]).toEqual([
        name,
        true,
        before,
        after,
      ]);
    }
    expect(large.buyers?.total).toBeGreaterThan(3 * (small.buyers?.total ?? 0));
  });

  it('count exactly, and page through everybody once', async () => {
    const query = { roles: 'ROLE_BUYER,ROLE_USER', per_page: 100 };
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => admin().call(listUsers, { query: { ...query, page } })),
    );
    const customers = held.people.filter(({ roles }) => roles[0] !== 'ROLE_VENDOR');
    const newestFirst = customers.toSorted((a, b) =>
      `${a.createdAt}~${a.id}` < `${b.createdAt}~${b.id}` ? 1 : -1,
    );
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => customers.length));
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(newestFirst.map(({ id }) => id));
    const reviewPages = await Promise.all(
      [1, 2, 3].map((page) => admin().call(listReviews, { query: { page, per_page: 50 } })),
    );
    expect(reviewPages.map(({ total }) => total)).toEqual(reviewPages.map(() => reviews.length));
    expect(new Set(reviewPages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(reviews.length);
  });

  it('find people by how a word of theirs begins, and count those', async () => {
    const [person] = held.people;
    const [first = ''] = person?.fio.split(' ') ?? [];
    const fitting = held.people.filter(({ fio, email }) =>
      [...fio.split(' '), email].some((word) => word.startsWith(first)),
    );
    const { total, data } = await admin().call(listUsers, { query: { login: first, per_page: 100 } });
    expect(total).toBe(fitting.length);
    expect(data.map(({ id }) => id)).toContain(person?.id);
    expect((await admin().call(listUsers, { query: { login: first[0] ?? '' } })).total).toBe(0);
  });
});
