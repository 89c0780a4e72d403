import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');

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

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const emulatorFolders: readonly string[] = workspaces
  .filter((name: string) => name.startsWith('local/'))
  .map((name: string) => `${name}/src`);
const web = listImports('web/src');
const firstFolder = (file: string) => file.split('/')[0] ?? '';
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1] ?? '';
const features = [
  ...['documents', 'scrollRestoration', 'map', 'cart', 'signIn', 'messages', 'deliveryAddress'],
  ...[
    'deliveryDay',
    'productCard',
    'reviews',
    'orders',
    'push',
    'account',
    'tag',
    'recipient',
    'categories',
    'checkout',
    'notFound',
  ],
  ...['florist', 'market', 'home', 'product', 'search', 'shell'],
];

/** Bottom-up: what a room shows of another stands below it. */
const rooms = [
  ...['kit', 'errors', 'catalogue', 'orders', 'florist', 'people', 'market'],
  ...['shell', 'dashboard', 'messages', 'auth'],
];
const roomOf = (file: string) => /^office\/([^/]+)\//.exec(file)?.[1] ?? '';

const webLayers = ['theme', 'errors', 'storage', 'http', 'session', 'api', 'features', 'pages'];
/** Bottom-up; `entities.ts` lists those of all floors for the template, the docs and the local run. */
const cloudFloors = ['platform', 'model', 'catalogue', 'api', 'events', 'agents', 'ssr', 'entities.ts'];
const subjects = [
  ...['catalogueLog', 'addresses', 'agents', 'audit', 'documents', 'stores', 'categories', 'marketSettings'],
  ...['productTypes', 'companies', 'products', 'users', 'auth', 'discounts', 'readiness', 'reviews'],
  ...['orders', 'carts', 'figures', 'payments', 'messages', 'ownData'],
];
const cloud = listImports('lambdas/src');
const subjectOf = (file: string) => /^model\/([^/]+)\//.exec(file)?.[1] ?? '';
const groupOf = (file: string) => /^(api|events)\/([^/]+)\//.exec(file)?.slice(1).join('/') ?? '';

/** Folders, or a folder and a file beside it, that reach each other, however long the way: `a/b ⇄ a/c`. */
function listFolderCycles(edges: readonly Edge[]): string[] {
  const reached = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    const [upper, lower] = [from.split('/'), to.split('/')];
    const depth = upper.findIndex((name, at) => name !== lower[at]);
    if (depth < 0 || depth >= lower.length) continue;
    const key = upper.slice(0, depth + 1).join('/');
    reached.set(key, (reached.get(key) ?? new Set()).add(lower.slice(0, depth + 1).join('/')));
  }
  const canReach = (start: string, end: string, seen = new Set<string>()): boolean =>
    [...(reached.get(start) ?? [])].some((next) => {
      if (next === end) return true;
      if (seen.has(next)) return false;
      return canReach(next, end, seen.add(next));
    });
  return [...reached].flatMap(([from, folders]) =>
    [...folders].filter((to) => from < to && canReach(to, from)).map((to) => `${from} ⇄ ${to}`),
  );
}

interface Rule {
  title: string;
  edges: readonly Edge[];
  violations: (edges: readonly Edge[]) => readonly unknown[];
  /** An example that the check must find. */
  broken: Edge;
}

const rules: readonly Rule[] = [
  {
    title: 'go from pages over features down to storage',
    edges: web,
    violations: (edges) => listViolations(edges, webLayers, firstFolder),
    broken: { from: 'storage/storage.ts', to: 'http/request.ts' },
  },
  {
    title: 'of components reach no feature',
    edges: web,
    violations: (edges) => listViolations(edges, ['components', 'features', 'pages', 'render'], firstFolder),
    broken: { from: 'components/list/ListView.tsx', to: 'features/cart/useCart.ts' },
  },
  {
    title: 'of features do not reach the back office',
    edges: web,
    violations: (edges) => listViolations(edges, ['features', 'office', 'app', 'kit'], firstFolder),
    broken: { from: 'features/cart/useCart.ts', to: 'office/kit/OfficePage.tsx' },
  },
  {
    title: 'of the office go down its rooms',
    edges: web,
    violations: (edges) => listViolations(edges, rooms, roomOf),
    broken: { from: 'office/orders/orderCalls.ts', to: 'office/people/users/UsersPage.tsx' },
  },
  {
    title: 'of components do not reach api, and those of api no component but hooks',
    edges: web,
    violations: (edges) =>
      edges.filter(
        ({ from, to }) =>
          [firstFolder(from), firstFolder(to)].sort().join(' ') === 'api components' &&
          !to.startsWith('components/hooks/'),
      ),
    broken: { from: 'components/list/ListView.tsx', to: 'api/useQuery.ts' },
  },
  {
    title: 'between features follow one order',
    edges: web,
    violations: (edges) => listViolations(edges, features, featureOf),
    broken: { from: 'features/cart/useCart.ts', to: 'features/checkout/submit/usePlaceOrder.ts' },
  },
  {
    title: 'go down the floors of the functions',
    edges: cloud,
    violations: (edges) => listViolations(edges, cloudFloors, firstFolder),
    broken: { from: 'platform/http/caller.ts', to: 'model/users/userEntity.ts' },
  },
  {
    title: 'go down the order of the subjects',
    edges: cloud,
    violations: (edges) => listViolations(edges, subjects, subjectOf),
    broken: { from: 'model/companies/toCompany.ts', to: 'model/users/userEntity.ts' },
  },
  {
    title: 'go from routes over schemas down to rules',
    edges: listImports('shared/src'),
    violations: (edges) => listViolations(edges, ['rules', 'schemas', 'routes'], firstFolder),
    broken: { from: 'rules/orderStatus.ts', to: 'schemas/order.ts' },
  },
  {
    title: 'leave a group of endpoints only downwards',
    edges: cloud,
    violations: (edges) =>
      edges.filter(({ from, to }) => {
        const [group, other] = [groupOf(from), groupOf(to)];
        return group.startsWith('api/') && other !== '' && other !== group;
      }),
    broken: { from: 'api/cart/checkout.ts', to: 'api/orders/getOrder.ts' },
  },
];

describe('imports', () => {
  it.each(rules)('$title', ({ edges, violations, broken }) => {
    expect(violations(edges)).toEqual([]);
    expect(violations([broken])).toHaveLength(1);
  });

  it.each([
    ['web/src/features', features],
    ['web/src/office', rooms],
    ['lambdas/src/model', subjects],
    ['lambdas/src', cloudFloors],
  ])('know the order of every folder of %s', (folder, order) => {
    expect(readdirSync(join(root, folder)).sort()).toEqual(order.toSorted());
  });

  it.each(['shared/src', 'lambdas/src', 'web/src', 'local/src', ...emulatorFolders, 'cdk/src'])(
    'form no cycle of folders at any depth: %s',
    (folder) => {
      expect(listFolderCycles(listImports(folder))).toEqual([]);
    },
  );

  it('finds a cycle over a third folder', () => {
    const around = [
      ['a/x', 'a/y'],
      ['a/y', 'a/z/deep'],
      ['a/z', 'a/x'],
    ];
    const edges = around.map(([from, to]) => ({ from: `${from}/1.ts`, to: `${to}/2.ts` }));
    expect(listFolderCycles(edges)).toEqual(['a/x ⇄ a/y', 'a/y ⇄ a/z']);
    expect(listFolderCycles(edges.slice(1))).toEqual([]);
    const withFile = [
      { from: 'a.ts', to: 'b/c.ts' },
      { from: 'b/d.ts', to: 'a.ts' },
    ];
    expect(listFolderCycles(withFile)).toEqual(['a.ts ⇄ b']);
  });

  it('never form a circle, even of types', () => {
    const { linter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    const { noImportCycles } = linter.rules.suspicious;
    const folder = mkdtempSync(join(tmpdir(), 'bloomkin-cycle-'));
    const rules = { preset: 'none', suspicious: { noImportCycles } };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter: { rules } }));
    writeFileSync(join(folder, 'a.ts'), "import type { B } from './b.ts';\nexport type A = B[];\n");
    writeFileSync(join(folder, 'b.ts'), "import type { A } from './a.ts';\nexport type B = { a: A };\n");
    const { status, stderr } = spawnSync(biome, ['lint', '--colors=off', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(stderr).toContain('noImportCycles');
    expect(status).toBe(1);
  });
});
