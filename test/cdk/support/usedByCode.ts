import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FunctionName, functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { entities, indexes } from '@bloomkin/lambdas/entities.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { build, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/** The cloud calls of a function's own code, read from its bundle without packages. */
export interface Used {
  /** SDK calls: `GetCommand` of lib-dynamodb is `Get`. */
  commands: ReadonlySet<string>;
  settings: ReadonlySet<string>;
  indexes: ReadonlySet<string>;
  /** Beginnings of the partition keys of the entities it declares. */
  rows: ReadonlySet<string>;
}

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@bloomkin/') ? undefined : { path, external: true },
    );
  },
};

/** Each function as an entry of its own, so that triggers of one source are told apart. */
const functionEntries: Plugin = {
  name: 'function-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^function:/ }, ({ path }) => ({ path, namespace: 'function' }));
    onLoad({ filter: /.*/, namespace: 'function' }, ({ path }) => {
      const { source, handler } = functions[path.slice('function:'.length) as FunctionName];
      const own = `lambdas/src/${dirname(source)}/${handler}.ts`;
      const from = existsSync(join(root, own)) ? own : `lambdas/src/${source}`;
      return { contents: `export { ${handler} } from './${from}';`, resolveDir: root };
    });
  },
};

const idempotent = new Set<string>([
  ...allRoutes.filter(({ route }) => route.options.idempotent).map(({ group }) => group),
  'agents',
  // Forgets the answers of deleted people.
  'retention',
]);

/** The shell carries idempotency for all; only groups with such a route ever write it. */
const withoutIdempotency: Plugin = {
  name: 'without-idempotency',
  setup({ onLoad }) {
    onLoad({ filter: /\/table\/idempotencyEntity\.ts$/ }, () => ({
      contents: `export const findFirstAnswer = () => undefined;
        export { findFirstAnswer as insertFirstAnswer, findFirstAnswer as beginIdempotent, findFirstAnswer as finishIdempotent };`,
    }));
  },
};

export async function usedByCode(): Promise<ReadonlyMap<FunctionName, Used>> {
  const existing = functionNames.filter((name) =>
    existsSync(join(root, 'lambdas/src', functions[name].source)),
  );
  const texts = await Promise.all([
    bundle(existing.filter((name) => idempotent.has(name))),
    bundle(
      existing.filter((name) => !idempotent.has(name)),
      withoutIdempotency,
    ),
  ]);
  return new Map(texts.flat().map(([name, text]) => [name, usedIn(withoutSettings(text))] as const));
}

async function bundle(names: readonly FunctionName[], ...plugins: Plugin[]) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => ({ in: `function:${name}`, out: name })),
    outdir: 'unwritten',
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    plugins: [functionEntries, packagesOutside, ...plugins],
  });
  return names.map((name) => {
    const text = outputFiles.find(({ path }) => path.endsWith(`/${name}.js`))?.text ?? '';
    return [name, text] as const;
  });
}

/** It names every setting there is. */
function withoutSettings(text: string): string {
  const modules = text.split(/^\/\/ (?=lambdas\/src\/|shared\/src\/)/m);
  return modules.filter((module) => !module.startsWith('lambdas/src/platform/settings.ts')).join('\n');
}

const rowsOf = new Map(
  entities.map(({ name, templates }) => [name, templates.pk.replace(/\{.*/, '*')] as const),
);
const toRows = (entity: string): string => rowsOf.get(entity) ?? entity;

const matches = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].map((match) => match[1] ?? '');

function usedIn(text: string): Used {
  return {
    commands: new Set([
      ...matches(text, /new (\w+?)Command\d*\(/g),
      ...matches(text, /\b(Put|Update|Delete|ConditionCheck): \{/g),
    ]),
    rows: new Set(matches(text, /defineEntity\(\{\s*name: "(\w+)"/g).map(toRows)),
    indexes: new Set(matches(text, /"(\w+)"/g).filter((word) => Object.hasOwn(indexes, word))),
    settings: new Set([
      ...matches(text, /\bsetting\("(\w+)"\)/g),
      ...matches(text, /(?<!["'`])\bsettings\.(\w+)/g),
    ]),
  };
}
