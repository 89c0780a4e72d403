import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import { messageKeys } from '@bloomkin/shared/messages.ts';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Source {
  path: string;
  text: string;
}

function sourcesOf(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') })),
  );
}

const breaking = (sources: readonly Source[], pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

const except = (sources: readonly Source[], paths: RegExp) => sources.filter(({ path }) => !paths.test(path));

const findUnused = (names: readonly string[], sources: readonly Source[]) =>
  names.filter((name) => !sources.some(({ text }) => text.includes(`'${name}'`)));

/** Without comments, strings and imports, which have an `as` of their own. */
const toCode = ({ path, text }: Source): Source => ({
  path,
  text: text
    .replaceAll(/^import [\s\S]*?;$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'|`[^`]*`/g, ''),
});

const shared = sourcesOf('shared/src');
const lambdas = sourcesOf('lambdas/src');
const web = sourcesOf('web/src');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const emulatorFolders: readonly string[] = workspaces
  .filter((name: string) => name.startsWith('local/'))
  .map((name: string) => `${name}/src`);
const emulators = sourcesOf(...emulatorFolders);
const everything = [...shared, ...lambdas, ...web, ...emulators, ...sourcesOf('cdk/src', 'local/src')];

/** Files of emulators that import a workspace of the shop, or leave their own. */
const importsOfTheShop = (files: readonly Source[]) =>
  breaking(files, /(from |import[ (]|resolve\()'(@bloomkin\/|(\.\.\/)+src\/)/);

interface Rule {
  title: string;
  files: readonly Source[];
  pattern: RegExp;
  /** An example that the check must find. */
  broken: string;
}

const rules: readonly Rule[] = [
  {
    title: 'shared imports nothing of ours',
    files: shared,
    pattern: /(from |import[ (])'@bloomkin\//,
    broken: "import '@bloomkin/web/api/call.ts';",
  },
  {
    title: 'the web imports neither the cloud code nor an AWS SDK',
    files: web,
    pattern: /(from |import[ (])'(@bloomkin\/(lambdas|cdk|local)|@aws-sdk\/)/,
    broken: "const { findCart } = await import('@bloomkin/lambdas/model/carts/cartEntity.ts');",
  },
  {
    title: 'the emulators do not name the application that calls them',
    files: emulators,
    pattern: /bloomkin|florist|bouquet|flowers/i,
    broken: "const table = 'bloomkin-dev';",
  },
  {
    title: 'only the table layer imports the DynamoDB SDK',
    // They read the names of a failed condition and of a stream's record, and send nothing.
    files: except(
      lambdas,
      /src\/(platform\/table\/|platform\/http\/idempotency\.ts|events\/consumers\/tableChanges\.ts)/,
    ),
    pattern: /from '@aws-sdk\/(lib|client)-dynamodb'/,
    broken: "import { PutCommand } from '@aws-sdk/lib-dynamodb';",
  },
  {
    title: 'only entities spell a key',
    files: except(lambdas, /Entity\.ts$/),
    pattern: /['"`](USER|ORDER|CART|COMPANY|STORE|PRODUCT|UNIQUE|LIMIT)#/,
    broken: "const pk = 'USER#1';",
  },
  {
    title: 'no item of the table is cast: entities parse what they read',
    // These cast types of handlers, of columns, and JSON that the catalogue wrote itself.
    files: except(
      lambdas,
      /src\/(platform\/(table\/|http\/(groupHandler|inProcessClient))|catalogue\/(columns\/column|pickupPoints|model\/(companyTable|productCard)))/,
    ).map(toCode),
    pattern: /\bas (?!const\b)[\w{]/,
    broken: 'const user = item as UserItem;',
  },
  {
    title: 'only settings.ts reads the environment in the cloud code',
    files: except(lambdas, /src\/platform\/settings\.ts$/),
    pattern: /process\.env/,
    broken: 'const stage = process.env.STAGE;',
  },
  {
    title: 'no cloud code asks whether it runs on one machine',
    files: lambdas,
    pattern: /localhost|127\.0\.0\.1|isLocal|['"]local['"]/,
    broken: "if (stage === 'local') return;",
  },
  {
    title: 'a row of the table is written by the file of its entity alone',
    files: except(lambdas, /Entity\.ts$/),
    pattern: /\b(put|patch|replace|remove|putItem|patchItem|replaceItem|removeItem|update)\(\s*\w+Entity\b/,
    broken: 'const writes = { order: put(orderEntity, order) };',
  },
  {
    title: 'no handler builds an HTTP response',
    // Services read the answers of others.
    files: except(lambdas, /src\/platform\/(http|services)\//),
    pattern: /statusCode/,
    broken: 'return { statusCode: 200 };',
  },
  {
    title: 'only the data client changes the answers that swr keeps',
    // It loads the first page of products before anything shows it.
    files: except(web, /src\/(api\/|features\/market\/useRefetchProducts\.ts)/),
    pattern: /useSWRConfig/,
    broken: 'const { mutate } = useSWRConfig();',
  },
  {
    title: 'a colour stands in the theme alone',
    files: except(web, /src\/theme\//),
    pattern: /#([\da-f]{6}|[\da-f]{3})\b(?=[;'" ,)])|\b(rgb|hsl)a?\(/i,
    broken: 'color: #fff;',
  },
  {
    title: 'a corner takes its radius from the theme',
    files: except(web, /src\/theme\//),
    pattern: /border-radius: [^;{]*[1-9]\d*px/,
    broken: 'border-radius: 13px;',
  },
  {
    title: 'a page changes its shape at four widths',
    // A wide table drops its columns one by one; the header of the narrowest phones its name.
    files: except(web, /(components\/list\/tableStyles\.ts|features\/shell\/Header\.tsx)$/),
    pattern:
      /(?<!@container )\((min-width: (?!(480|768|1024|1280)px)|max-width: (?!(479|767|1023|1279)px))\d+px\)(?! \d)/,
    broken: '@media (min-width: 900px) {',
  },
  {
    title: 'zod is imported whole, never by the name that adds 350 KB',
    files: everything,
    pattern: /import \{[^}]*\bz\b[^}]*\} from 'zod'/,
    broken: "import { z } from 'zod';",
  },
  {
    title: 'only permissions.ts compares roles',
    files: [...lambdas, ...web],
    pattern: /[!=]== 'ROLE_|'ROLE_[A-Z]+' [!=]==|includes\('ROLE_/,
    broken: "if (caller.role === 'ROLE_ADMIN') return;",
  },
  {
    title: 'an import stays in its folder by ./ and leaves it by #',
    files: [...everything, ...sourcesOf('test')],
    pattern: /(from|import)\s*\(?\s*'\.\.\//,
    broken: `import { call } from '${'..'}/api/call.ts';`,
  },
  {
    title: 'no step of the build edits a dependency',
    // It bundles to read what the functions call, and writes no bundle.
    files: except(sourcesOf('scripts', 'web/vite', 'web/scripts'), /^scripts\/grants\.ts$/),
    pattern: /^\s*(async )?(transform|renderChunk)\s*[(:]|\bonLoad\(|\balias:|patch-package/m,
    broken: '  transform(code, id) {',
  },
];

describe('invariants', () => {
  it.each(rules)('$title', ({ files, pattern, broken }) => {
    expect(breaking(files, pattern)).toEqual([]);
    expect(breaking([{ path: 'broken.ts', text: broken }], pattern)).toEqual(['broken.ts']);
  });

  it('finds no import of the shop in an emulator', () => {
    expect(emulators.length).toBeGreaterThan(100);
    expect(importsOfTheShop(emulators)).toEqual([]);
    const broken = { path: 'local/aws/src/clock.ts', text: "import { x } from '@bloomkin/shared/x.ts';" };
    expect(importsOfTheShop([broken])).toEqual(['local/aws/src/clock.ts']);
    expect(importsOfTheShop([{ ...broken, text: `import '${'../'}../src/localCloud.ts';` }])).toHaveLength(1);
  });

  it('no installation runs a script of ours over the packages', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(Object.keys(scripts).filter((name) => /install|prepare/.test(name))).toEqual([]);
  });

  it('every action of the workflows is pinned to a commit, whose tag may move', () => {
    const workflows = readdirSync(join(root, '.github/workflows')).map((file) =>
      readFileSync(join(root, '.github/workflows', file), 'utf8'),
    );
    const actions = workflows.flatMap((text) => text.match(/(?<=uses: ).*/g) ?? []);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/@[\da-f]{40} # v/.test(action))).toEqual([]);
  });

  it('every error code is thrown by a handler or returned by a rule', () => {
    const sources = [...lambdas, ...except(shared, /src\/(errors\.ts|routes\/)/)];
    expect(findUnused(Object.keys(errorCatalogue), sources)).toEqual([]);
    expect(findUnused(['NO.SUCH_CODE'], sources)).toEqual(['NO.SUCH_CODE']);
  });

  it('every message key is used by a screen, a schema or a handler', () => {
    const sources = [...web, ...lambdas, ...except(shared, /src\/(messages|errors)\.ts$/)];
    expect(findUnused(messageKeys, sources)).toEqual([]);
    expect(findUnused(['NO.SUCH_KEY'], sources)).toEqual(['NO.SUCH_KEY']);
  });

  it('every colour and shadow that a style reads is set', () => {
    const styles = ['web/src/theme/vars.css', 'web/src/office/kit/office.css'].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const texts = [...styles, ...web.map(({ text }) => text)];
    const isSet = new Set(texts.flatMap((text) => text.match(/--bk-[\w-]+(?=:)/g) ?? []));
    // One with a value to fall back on, or with the end of its name in a variable, is not checked.
    const read = web.flatMap(({ text }) => text.match(/(?<=var\()--bk-[\w-]+(?=\))/g) ?? []);
    expect(read).toContain('--bk-text-primary');
    expect(read.filter((name) => !isSet.has(name))).toEqual([]);
  });

  it('no file of the product has more than 250 lines', () => {
    const sources = [...everything, ...sourcesOf('scripts')];
    const isLong = ({ text }: { text: string }) => text.split('\n').length > 251;
    expect(sources.filter(isLong).map(({ path }) => path)).toEqual([]);
    expect(isLong({ text: 'line\n'.repeat(251) })).toBe(true);
  });

  it('no file has a meaningless name', () => {
    const empty = everything
      .map(({ path }) => path)
      .filter((path) => /(utils?|helpers?|common|misc)\.tsx?$/.test(path));
    expect(empty).toEqual([]);
  });
});
