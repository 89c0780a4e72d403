import { listAllProducts, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { surryHills } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const { lat, lng } = surryHills;
const point = `lat=${lat}&lng=${lng}`;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const guest = test.visitor();
  const { data: products } = await guest.call(listAllProducts, { query: { per_page: 1, search: 'roses' } });
  const [product] = products;
  if (!product) throw new Error('The demo data has no roses');
  const { data: stores } = await guest.call(listStores, { query: { company_id: product.company } });
  const { data: collections } = await guest.call(listCollections, {});
  Object.assign(ids, {
    product: product.id,
    product_type: product.type.id,
    company: product.company,
    category: product.category.id,
    store: stores[0]?.id,
    collection: collections[0]?.id,
    document: 'privacy',
  });
});

/** Query names that a route requires. */
const queries: Record<string, () => string> = {
  suggest: () => 'q=roses',
  arrivalDays: () => point,
  listStores: () => `company_id=${ids.company}`,
  listReviews: () => `company_id=${ids.company}`,
  deliveryDays: () => `company_id=${ids.company}&${point}`,
};

const shared = allRoutes.filter(({ route }) => route.options.cache === 'edge');
const pages = [
  ...['/', '/market', '/viewproduct/product', '/viewcompany/company'],
  ...['/sitemap.xml', '/robots.txt', '/manifest.json'],
];

let keys = 0;

/** A path without a cached answer: an unknown query name is part of the edge's key. Collections read `1` as a flag to have. */
function newUrl(path: string, name: string): URL {
  const filled = path
    .replace('{id}', () => ids[/\/([a-z_]+)\/\{id\}/.exec(path)?.[1] ?? ''] ?? '')
    .replace('{parameterId}', 'size');
  const url = new URL(
    filled.replace(/(product|company)$/, (id) => ids[id] ?? id),
    test.cloud.url,
  );
  url.search = `${queries[name]?.() ?? ''}&part=key${++keys}`;
  return url;
}

async function read(url: URL, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  return { status: answer.status, body: await answer.text(), etag: answer.headers.get('etag') ?? '"none"' };
}

const tomorrow = 'Fri, 01 Jan 2038 00:00:00 GMT';
const conditions: Record<string, (etag: string) => Record<string, string>> = {
  'if-none-match': (etag) => ({ 'if-none-match': etag }),
  'if-none-match: *': () => ({ 'if-none-match': '*' }),
  'if-modified-since': () => ({ 'if-modified-since': tomorrow }),
  'if-match': () => ({ 'if-match': '"another"' }),
  'if-unmodified-since': () => ({ 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }),
  'if-range': (etag) => ({ 'if-range': etag, range: 'bytes=0-9' }),
  range: () => ({ range: 'bytes=0-9' }),
};

const matches = (header: string, etag: string) => header.startsWith('if-none-match') && etag !== '"none"';

/** Seconds since the edge kept the answer: undefined for a key that it has not met. */
const ages = { unknown: undefined, fresh: 1, stale: 6, expired: 60 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const subjects = [
  ...shared.map(({ name, route }) => [route.path, name] as const),
  ...pages.map((path) => [path, 'page'] as const),
];

/** How an answer ages is the edge's matter: a path of each kind stands for the others. */
const someSubjects = subjects.filter(([path]) =>
  ['/', '/sitemap.xml', '/api/shop/collections'].includes(path),
);

describe.each(Object.entries(ages))('a shared answer at a key that is %s', (_, age) => {
  it.each(age === undefined ? subjects : someSubjects)(
    'keeps its body for a plain reader after a conditional one: %s',
    async (path, name) => {
      const known = await read(newUrl(path, name));
      expect([known.status, known.body.length > 0]).toEqual([200, true]);
      for (const [header, headersOf] of Object.entries(conditions)) {
        const url = newUrl(path, name);
        if (age !== undefined) {
          await read(url);
          vi.setSystemTime(Date.now() + age * 1000);
        }
        const conditional = await read(url, headersOf(known.etag));
        const expected = matches(header, known.etag) ? 304 : 200;
        expect([header, conditional.status, conditional.body.length > 0]).toEqual([
          header,
          expected,
          expected === 200,
        ]);
        // Once while a stale answer is replaced, once after that.
        vi.setSystemTime(Date.now() + 1000);
        for (let reader = 1; reader <= 2; reader++) {
          const plain = await read(url);
          expect([header, plain.status, plain.body.length > 0]).toEqual([header, 200, true]);
        }
      }
    },
  );
});

/** Headers that browsers, other sites and signed-out guests send along. */
const others: Record<string, string> = {
  accept: 'text/html',
  'accept-language': 'de',
  'user-agent': 'Googlebot/2.1',
  referer: 'https://elsewhere.example/',
  origin: 'https://elsewhere.example',
  cookie: '__Host-device=a.b; __Host-refresh=c',
  'x-forwarded-for': '203.0.113.9',
  'x-viewer-address': '203.0.113.9',
  'x-audience': 'somebody',
  'x-catalogue-version': '0',
  'idempotency-key': '6f1c1f8a-58b0-4a3c-9f0a-1de0a4a5b6c7',
};

describe('a shared answer', () => {
  it.each(subjects)('ignores other headers of its first reader: %s', async (path, name) => {
    const plain = await read(newUrl(path, name));
    const url = newUrl(path, name);
    for (const headers of [others, {}]) {
      const { status, body } = await read(url, headers);
      expect([status, withoutPart(body)]).toEqual([plain.status, withoutPart(plain.body)]);
    }
  });
});

/** The query name that makes each address new. */
const withoutPart = (body: string) => body.replaceAll(/([?&;]|&amp;|\\u0026)part=\d+/g, '');
