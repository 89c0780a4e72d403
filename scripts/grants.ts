import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FunctionName, functionNames, functions } from '@bloomkin/cdk/functions.ts';
import { entities, indexes } from '@bloomkin/lambdas/entities.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { build, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '..');

/** SDK call → the action of IAM. Calls that a token or the client's secret authorises have none. */
const actionOf: Readonly<Record<string, string | undefined>> = {
  Get: 'GetItem',
  BatchGet: 'BatchGetItem',
  TransactGet: 'GetItem',
  Query: 'Query',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchWrite: 'BatchWriteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** SDK call → the action on a bucket; which bucket stands in `cdk/src/functions.ts`. */
const objectActionOf: Readonly<Record<string, string | undefined>> = {
  GetObject: 'GetObject',
  PutObject: 'PutObject',
  DeleteObject: 'DeleteObject',
  ListObjectsV2: 'ListBucket',
};

/** SDK call → what the stacks grant for it. */
const serviceOf: Readonly<Record<string, string | undefined>> = {
  GetPlace: 'suggestsPlaces',
  SearchPlaceIndexForSuggestions: 'suggestsPlaces',
  Autocomplete: 'suggestsPlaces',
  SendEmail: 'mail',
  Publish: 'sms',
};

/** Authorised by a token or client secret, as its parts, or by the setting that names the resource. */
const ungranted = new Set([
  ...['TransactWrite', 'GetSecretValue', 'GetTokensFromRefreshToken', 'RevokeToken'],
  ...['AssociateSoftwareToken', 'VerifySoftwareToken'],
  ...['SearchPlaceIndexForText', 'SearchPlaceIndexForPosition', 'Geocode', 'ReverseGeocode'],
]);

/** Set by Lambda itself, or read with a default that no stage replaces. */
const unset = new Set([
  'AWS_REGION',
  'AWS_LAMBDA_INITIALIZATION_TYPE',
  'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'STRIPE_API_URL',
  'ABN_LOOKUP_URL',
  'CLIENT_TIMEOUT_FACTOR',
  'SECRET_MAX_AGE_SECONDS',
  'PUSH_SERVICE_URL',
  'AGENT_LOCAL_PROFILES',
  'STAGE',
]);

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

/** What each function's own code calls and reads, from its bundle without packages. */
export async function readGrants(): Promise<Record<string, ReturnType<typeof grantsOf>>> {
  const isIdempotent = (name: FunctionName) => idempotent.has(name);
  const texts = await Promise.all([
    bundle(functionNames.filter(isIdempotent)),
    bundle(
      functionNames.filter((name) => !isIdempotent(name)),
      withoutIdempotency,
    ),
  ]);
  const read = new Map(texts.flat());
  return Object.fromEntries(
    functionNames.map((name) => {
      const { rows, ...grants } = grantsOf(withoutSettings(read.get(name) ?? ''));
      return [name, { ...grants, rows: functions[name].namesRows ? rows : [] }];
    }),
  );
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

const sorted = (words: readonly (string | undefined)[]) =>
  [...new Set(words.filter((word) => word !== undefined))].sort();

const isKnown = (command: string) =>
  command.startsWith('Admin') ||
  ungranted.has(command) ||
  [actionOf, objectActionOf, serviceOf].some((rights) => command in rights);

function grantsOf(text: string) {
  const commands = [
    ...matches(text, /new (\w+?)Command\d*\(/g),
    ...matches(text, /\b(Put|Update|Delete|ConditionCheck): \{/g),
  ];
  const settings = [
    ...matches(text, /\bsetting\("(\w+)"\)/g),
    ...matches(text, /(?<!["'`])\bsettings\.(\w+)/g),
  ];
  const unknown = commands.filter((command) => !isKnown(command));
  if (unknown.length > 0) throw new Error(`Which right do they need: ${unknown.join(', ')}?`);
  return {
    table: sorted(commands.map((command) => actionOf[command])),
    indexes: sorted(matches(text, /"(\w+)"/g).filter((word) => Object.hasOwn(indexes, word))),
    rows: sorted(matches(text, /defineEntity\(\{\s*name: "(\w+)"/g).map(toRows)),
    // A bundle that several share speaks to the table as soon as it is loaded.
    settings: sorted(['TABLE_NAME', ...settings].filter((setting) => !unset.has(setting))),
    pool: sorted(commands.filter((command) => command.startsWith('Admin'))),
    objects: sorted(commands.map((command) => objectActionOf[command])),
    services: sorted(commands.map((command) => serviceOf[command])),
  };
}
