import type { Change } from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import * as routes from '@bloomkin/shared/routes/catalogue.ts';
import { CategoryId } from '@bloomkin/shared/schemas/ids.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { startCloudInMemory } from './cloudInMemory.ts';
import { category, collection, florist, newtown, perth, product } from './fewFlorists.ts';

const stocked: Change[] = [
  category('bouquets', 'Bouquets'),
  category('plants', 'Plants'),
  category('cacti', 'Cacti', { parentId: CategoryId.parse('plants') }),
  florist('ann', 'Ann’s Posies'),
  florist('bob', 'Bob & Bloom', { kmAway: 8 }),
  product('p1', 'Red roses'),
  product('p2', 'White lilies', { companyId: 'bob', priceCents: 9000 }),
  product('p3', 'Hidden tulips', { active: false }),
  collection('mum', ['p1']),
];

async function imports() {
  const [{ handler }, log, { transact }, job] = await Promise.all([
    import('@bloomkin/lambdas/api/catalogue/handler.ts'),
    import('@bloomkin/lambdas/model/catalogueLog/catalogueLogEntity.ts'),
    import('@bloomkin/lambdas/platform/table/transact.ts'),
    import('@bloomkin/lambdas/events/schedules/catalogueBuilder.ts'),
  ]);
  return { handler, ...log, transact, build: job.handler };
}
let cloud: Awaited<ReturnType<typeof imports>>;

async function write(changes: Change[]): Promise<string> {
  const { writes, version } = cloud.logChanges(changes, new Date());
  await cloud.transact({ writes });
  return version;
}

beforeAll(async () => {
  const { close } = await startCloudInMemory();
  cloud = await imports();
  await write(stocked);
  await cloud.build();
  return close;
});

interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The event that the gateway sends for a guest's call. */
function eventOf(
  route: Route,
  { params = {}, query = {}, form, headers = {} }: Call,
): APIGatewayProxyEventV2 {
  const { method, path } = route;
  const routeKey = `${method} ${path}`;
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.1', userAgent: 'test' };
  const requestContext = { http, requestId: 'test', routeKey, stage: '$default', time: '', timeEpoch: 0 };
  const more = { accountId: '', apiId: '', domainName: '', domainPrefix: '' };
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: '',
    headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
    queryStringParameters: query,
    pathParameters: params,
    requestContext: { ...requestContext, ...more },
    isBase64Encoded: false,
    ...(form && { body: new URLSearchParams(form).toString() }),
  };
}

async function send(route: Route, call: Call = {}) {
  const answer = await cloud.handler(eventOf(route, call), { awsRequestId: 'test' } as never);
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(answer.body ?? '{}') };
}

/** The answer of a call that must succeed, which must be what its route declares. */
async function call<R extends Route>(
  route: R,
  input: Call = {},
): Promise<z.output<R['options']['response']>> {
  const { status, body } = await send(route, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return route.options.response.parse(body) as z.output<R['options']['response']>;
}

describe('the listings of a guest', () => {
  it('contain what is for sale, of all categories or of one', async () => {
    const page = await call(routes.listAllProducts, { query: { sort_type: 'price_desc', per_page: '1' } });
    expect(page).toMatchObject({ page: 1, per_page: 1, total: 2, total_pages: 2, data: [{ id: 'p2' }] });
    const bouquets = await call(routes.listCategoryProducts, { params: { id: 'bouquets' } });
    expect(bouquets.total).toBe(2);
    expect((await call(routes.listCategoryProducts, { params: { id: '0' } })).total).toBe(2);
    expect((await call(routes.listCategoryProducts, { params: { id: 'plants' } })).total).toBe(0);
  });

  it('contain only the products of a browser’s list that are still for sale', async () => {
    const query = { ids: JSON.stringify(['p2', 'gone']) };
    const page = await call(routes.listCategoryProducts, { params: { id: '0' }, query });
    expect(page).toMatchObject({ total: 1, data: [{ id: 'p2' }] });
    const none = { ids: '[]' };
    expect((await call(routes.listCategoryProducts, { params: { id: '0' }, query: none })).total).toBe(0);
  });

  it('take parameters from a form too', async () => {
    const parameters = JSON.stringify([{ parameter_id: 'colour', values: ['red'] }]);
    expect((await call(routes.searchAllProducts, { form: { parameters } })).total).toBe(0);
    const params = { id: 'bouquets' };
    expect((await call(routes.searchCategoryProducts, { params, form: { parameters } })).total).toBe(0);
    const query = { page: '2', per_page: '1', sort_type: 'price_desc' };
    const page = await call(routes.searchCategoryProducts, { params, query, form: { parameters: '[]' } });
    expect(page).toMatchObject({ page: 2, per_page: 1, total: 2, total_pages: 2, data: [{ id: 'p1' }] });
  });

  it('show distance and first day for a place', async () => {
    const query = {
      lat: String(newtown.lat),
      lng: String(newtown.lng),
      delivery_to_user: '1',
      sort_type: 'near',
    };
    const { data } = await call(routes.listAllProducts, { query });
    expect(data).toMatchObject([
      { id: 'p1', distance: 1002, earliest_day: expect.any(String) },
      { id: 'p2', earliest_day: expect.any(String) },
    ]);
    const inPerth = { lat: String(perth.lat), lng: String(perth.lng) };
    const lists = [inPerth, { ...inPerth, delivery_to_user: '1' }, { ...inPerth, pickup: '1' }].map(
      (query: Record<string, string>) => call(routes.listAllProducts, { query }),
    );
    expect((await Promise.all(lists)).map(({ total }) => total)).toEqual([2, 0, 0]);
  });

  it('follow a day, for a place or to pick up', async () => {
    const place = { lat: String(newtown.lat), lng: String(newtown.lng) };
    const { data } = await call(routes.arrivalDays, { query: place });
    const sunday = data.find(({ reason }) => reason === 'Closed on Sundays')?.day ?? '';
    const open = data.find(({ available }) => available);
    expect(open).toMatchObject({ florists: 2, price: 9.9 });
    for (const way of ['delivery_to_user', 'pickup']) {
      const listOn = (day = '') => call(routes.listAllProducts, { query: { ...place, [way]: '1', day } });
      expect([(await listOn(sunday)).total, (await listOn(open?.day)).total]).toEqual([0, 2]);
    }
  });

  it('say what a search found instead of all its words', async () => {
    const search = (text: string) => call(routes.listAllProducts, { query: { search: text } });
    expect(await search('a dozen lilies')).toMatchObject({
      data: [{ id: 'p2' }],
      search_match: { kind: 'part', text: '‘lilies’' },
    });
    expect(await search('rozes')).toMatchObject({ search_match: { kind: 'spelling', text: 'rose' } });
    expect(await search('lilies')).not.toHaveProperty('search_match');
  });

  it('take a price from the words of a search, and a filter before it', async () => {
    const find = async (query: Record<string, string>) =>
      (await call(routes.listAllProducts, { query: { sort_type: 'price_asc', ...query } })).data.map(
        ({ id }) => id,
      );
    expect(await find({ search: 'under 80' })).toEqual(['p1']);
    expect(await find({ search: 'white lilies over $80' })).toEqual(['p2']);
    expect(await find({ search: 'roses $40–60' })).toEqual(['p1']);
    expect(await find({ search: 'under 80', max_price: '100' })).toEqual(['p1', 'p2']);
  });

  it('allow a cache at the edge', async () => {
    const { headers } = await send(routes.listAllProducts);
    expect(headers?.['cache-control']).toContain('s-maxage=5');
  });

  it('leave out what is hidden', async () => {
    expect((await call(routes.listProducts, { query: { company_id: 'ann', active: '0' } })).total).toBe(1);
    expect((await send(routes.listAllProducts, { query: { only_active: '0' } })).status).toBe(401);
  });

  it.each([
    routes.listCategoryProducts,
    routes.getCategory,
    routes.listChildCategories,
    routes.getCollection,
  ])('answer 404 for what does not exist ($path)', async (route) => {
    expect((await send(route, { params: { id: 'nowhere' } })).status).toBe(404);
  });

  it('answer 422 for an invalid filter', async () => {
    expect((await send(routes.listAllProducts, { query: { per_page: '1000' } })).status).toBe(422);
    expect((await send(routes.listAllProducts, { query: { parameters: '{' } })).status).toBe(422);
  });
});

describe('filters and maps', () => {
  it('count and name what there is', async () => {
    expect((await call(routes.getFilters)).data).toMatchObject({ min_price: 50, max_price: 90 });
    const ofBob = await call(routes.getFilters, { query: { company_id: 'bob' } });
    expect(ofBob.data).toMatchObject({ min_price: 90, max_price: 90 });
    expect((await call(routes.suggest, { query: { q: 'lilies' } })).data).toMatchObject([{ id: 'p2' }]);
    const tree = await call(routes.listCategories, { query: { catalogue: '1' } });
    expect(tree.data).toMatchObject([{ id: 'bouquets', products_num: 2 }]);
    expect((await call(routes.listCategories)).data).toMatchObject([
      { id: 'bouquets', children: [] },
      { id: 'plants', children: [{ id: 'cacti' }] },
    ]);
    expect((await call(routes.listRootCategories)).data).toHaveLength(2);
    expect((await call(routes.getCategory, { params: { id: 'plants' } })).data.name).toBe('Plants');
    expect((await call(routes.listParentCategories, { params: { id: 'plants' } })).data).toEqual([]);
    expect((await call(routes.listParentCategories, { params: { id: 'cacti' } })).data).toMatchObject([
      { id: 'plants' },
    ]);
    expect((await call(routes.listChildCategories, { params: { id: 'plants' } })).data).toMatchObject([
      { id: 'cacti', name: 'Cacti' },
    ]);
    expect((await call(routes.listChildCategories, { params: { id: 'cacti' } })).data).toEqual([]);
    const popular = await call(routes.listCollections, { query: { popular: 'true' } });
    expect(popular).toMatchObject({ total: 1, data: [{ id: 'mum', products_num: 1 }] });
    expect((await call(routes.getCollection, { params: { id: 'mum' } })).data.product_ids).toEqual(['p1']);
  });
});

describe('a change', () => {
  it('appears in the very next list of its author', async () => {
    await call(routes.listAllProducts);
    const version = await write([product('p4', 'New daisies')]);
    const headers = { 'x-catalogue-version': version };
    expect((await call(routes.listAllProducts, { headers })).total).toBe(3);
    const removed = await write([{ kind: 'removed', what: 'product', id: 'p4', revision: 2 }]);
    const after = { 'x-catalogue-version': removed };
    expect((await call(routes.listAllProducts, { headers: after })).total).toBe(2);
  });
});
