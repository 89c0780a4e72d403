import type { Route } from '@bloomkin/shared/route.ts';
import { getCompany, listManagers } from '@bloomkin/shared/routes/companies.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';

const test = localCloud({ demoData: true });

/** Every route about one company that is not public. */
const routes = new Map(
  allRoutes.flatMap(({ group, name, route }) =>
    group === 'companies' && route.options.access !== 'public' && route.path.includes('{id}')
      ? [[name, route] as const]
      : [],
  ),
);

interface Florist {
  api: Api;
  id: string;
  userId: string;
}

async function florist(name: string): Promise<Florist> {
  const api = test.visitor();
  const { id: userId, company } = await signInDemoUser(api, name);
  return { api, id: company?.id ?? '', userId };
}

/** All that a florist is told of its own company. */
async function ownFacts({ api, id }: Florist) {
  const params = { id };
  const [{ data: company }, { data: managers }] = await Promise.all([
    api.call(getCompany, { params, query: {} }),
    api.call(listManagers, { params, query: {} }),
  ]);
  return { company, managers };
}

const body = fc.record(
  {
    brand: fc.constantFrom('Taken over', ''),
    inn: fc.constantFrom('13 699 001 011', '70699002125'),
    active: fc.boolean(),
    sameDayDelivery: fc.boolean(),
    periods: fc.constantFrom('[]', '[{"start_time":"01:00","stop_time":"02:00"}]'),
    lead_time_minutes: fc.integer({ min: 0, max: 600 }),
    manager_status: fc.constantFrom('hired', 'moderation', null),
    company_id: fc.constant(0),
  },
  { requiredKeys: [] },
);

async function send(by: Api, route: Route, id: string, managerId: string, fields: object) {
  const query = new URLSearchParams({ manager_id: managerId });
  const url = new URL(`${route.path.replace('{id}', id)}?${query}`, test.world.url);
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
  const answer = await fetch(url, {
    method: route.method,
    headers: { 'x-auth-token': by.token ?? '', 'content-type': 'application/json' },
    ...(hasBody && { body: JSON.stringify(fields) }),
  });
  return { status: answer.status, text: await answer.text() };
}

describe('two florists', () => {
  it('never reach each other’s company by any route', async () => {
    const [one, other] = [await florist('vendor1'), await florist('vendor2')];
    const before = await ownFacts(other);
    const managers = [other.userId, ...before.managers.map(({ id }) => id)];
    const secrets = before.managers.flatMap(({ phone, email }) => [phone, email]).filter(Boolean);
    const call = fc.tuple(fc.constantFrom(...routes.keys()), fc.constantFrom(...managers), body);
    const calls = fc.array(call, { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(calls, async (list) => {
        for (const [name, managerId, fields] of list) {
          const route = routes.get(name);
          if (!route) throw new Error(name);
          const { status, text } = await send(one.api, route, other.id, managerId, fields);
          expect([name, [403, 404, 422].includes(status) && status]).toEqual([name, status]);
          expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
        }
        expect(await ownFacts(other)).toEqual(before);
      }),
      { numRuns: 15 },
    );
    expect((await ownFacts(one)).company.brand).toBe('Marlo & Fern');
  });
});
