import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Edge {
  from: string;
  to: string;
}

/** Every import inside a source folder, types and dynamic imports included, as paths from that folder. */
function listImports(folder: string): Edge[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.flatMap((from) =>
    [
      ...readFileSync(join(root, folder, from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g),
    ].map(([, to = '']) => ({
      from,
      to: to.startsWith('#') ? to.slice(1) : normalize(join(dirname(from), to)),
    })),
  );
}

/** Bottom-up: a layer imports itself and what stands before it. */
function listViolations(
  edges: readonly Edge[],
  layers: readonly string[],
  layerOf: (file: string) => string,
) {
  return edges.flatMap(({ from, to }) => {
    const [upper, lower] = [layers.indexOf(layerOf(from)), layers.indexOf(layerOf(to))];
    return upper >= 0 && lower > upper ? [`${from} → ${to}`] : [];
  });
}

const web = listImports('web/src');
const firstFolder = (file: string) => file.split('/')[0] ?? '';
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1] ?? '';
const features = [
  ...['documents', 'search', 'scrollRestoration', 'map', 'cart', 'signIn', 'messages', 'deliveryAddress'],
  ...[
    'deliveryDay',
    'productCard',
    'reviews',
    'orders',
    'push',
    'account',
    'categories',
    'checkout',
    'notFound',
  ],
  ...['florist', 'market', 'home', 'product', 'shell'],
];

describe('imports in the web', () => {
  it('go from pages over features and components down to storage', () => {
    const layers = ['theme', 'errors', 'storage', 'http', 'session', 'api', 'features', 'pages'];
    expect(listViolations(web, layers, firstFolder)).toEqual([]);
    expect(listViolations(web, ['components', 'features', 'pages', 'render'], firstFolder)).toEqual([]);
    expect(listViolations(web, ['features', 'backOffice', 'kit'], firstFolder)).toEqual([]);
  });

  it('of components do not reach api, and those of api no component', () => {
    const crossing = web.filter(
      ({ from, to }) => [firstFolder(from), firstFolder(to)].sort().join(' ') === 'api components',
    );
    expect(crossing.filter(({ to }) => !to.startsWith('components/hooks/'))).toEqual([]);
  });

  it('between features follow one order', () => {
    const found = readdirSync(join(root, 'web/src/features')).sort();
    expect(found).toEqual(features.toSorted());
    expect(listViolations(web, features, featureOf)).toEqual([]);
  });
});

describe('imports in the cloud code', () => {
  it('of the HTTP shell and the table layer reach no subject', () => {
    const shared = new Set(['http', 'table', 'services', 'settings.ts']);
    const leaving = listImports('lambdas/src').filter(
      ({ from, to }) => ['http', 'table'].includes(firstFolder(from)) && !shared.has(firstFolder(to)),
    );
    expect(leaving.filter(({ from }) => from !== 'table/entities.ts')).toEqual([]);
  });
});
