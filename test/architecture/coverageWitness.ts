import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import { getMessage, isMessageKey, messageKeys } from '@bloomkin/shared/messages.ts';
import { officePages } from '@bloomkin/shared/officePages.ts';
import type { OfficePage, StorefrontPage } from '@bloomkin/shared/page.ts';
import { allOfficePages, allStorefrontPages, listPaths } from '@bloomkin/shared/pages.ts';
import type { NamedRoute } from '@bloomkin/shared/routes/table.ts';
import { storefrontPages } from '@bloomkin/shared/storefrontPages.ts';
import { listImports, reachedFrom, remember, root } from './importGraph.ts';

type TablePage = StorefrontPage | OfficePage;

const pages: readonly (readonly [name: string, page: TablePage])[] = [
  ...Object.entries<TablePage>(storefrontPages),
  ...Object.entries<TablePage>(officePages),
];

/** Opens the pages of the page table, whatever they are: all of the shop, and those within the frame of the office. */
const everyPageTest = 'test/e2e/everyPage.test.ts';
const openedByTable = new Set<TablePage>([
  ...allStorefrontPages.filter(({ component }) => component !== 'LogoutPage'),
  ...allOfficePages.filter(({ inShell, isNotice }) => inShell && !isNotice),
]);

const shells = ['web/src/features/shell/Shell.tsx', 'web/src/app/office/OfficeShell.tsx'];

const webPages = globSync(['web/src/pages/*.tsx', 'web/src/office/**/*.tsx'], { cwd: root });

/** The file that exports a page's component: its namesake, but for a few small pages. */
const findPageFile = remember((component) => {
  const named = webPages.filter((file) => basename(file, '.tsx') === component);
  const exported = new RegExp(`export (const|function) ${component}\\b`);
  return named.length > 0 ? named : webPages.filter((file) => exported.test(sourceOf(file)));
});

/** A file's text. */
export const sourceOf = remember((test) => readFileSync(join(root, test), 'utf8'));
/** With the fixtures of its own folder, which call for it. */
const withFixtures = remember((test) => {
  const beside = listImports(test).filter((file) => dirname(file) === dirname(test));
  return [test, ...beside.filter((file) => existsSync(join(root, file)))].map(sourceOf).join('\n');
});
const quote = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const param = String.raw`(?:[\w-]+|\*+|\$\{[^}]+\})`;
/** A path as a test spells it, each parameter any word, `*` or `${…}`. */
const spellPath = (path: string) =>
  path
    .split(/(:\w+|\{\w+\})/)
    .map((part, at) => (at % 2 ? param : quote(part)))
    .join('');
const spelt = remember((path) => new RegExp(String.raw`(?<![\w/-])${spellPath(path)}(?![\w/-])`));

const routeImport = /import (?:\{([^}]*)\}|\* as (\w+)) from '@bloomkin\/shared\/routes\/\w+\.ts';/g;

/** The names under which a test imports routes: `addProduct`, `types.addTypeParameter`. */
function isImported(source: string, name: string): boolean {
  return [...source.matchAll(routeImport)].some(([, names = '', namespace]) => {
    if (namespace) return new RegExp(`\\b${namespace}\\.${name}\\b`).test(source);
    return names.split(/[\s,]+/).includes(name);
  });
}

/** With the fixtures of its folder. */
export function callsRoute(test: string, { name, route: { method, path } }: NamedRoute): boolean {
  const source = withFixtures(test);
  const literal = method === 'GET' ? spelt(path) : new RegExp(`'${method} ${spellPath(path)}'`);
  return isImported(source, name) || literal.test(source);
}

const opens = (test: string, name: string, page: TablePage): boolean =>
  (test === everyPageTest && openedByTable.has(page)) ||
  sourceOf(test).includes(`paths.${name}(`) ||
  [...listPaths(page), ...(page.redirects ?? [])].some((path) => spelt(path).test(sourceOf(test)));

const listOpened = remember((test) => pages.filter(([name, page]) => opens(test, name, page)));

export const listOpenedPaths = (test: string): readonly string[] =>
  listOpened(test).flatMap(([, page]) => listPaths(page));

/** By imports, or on a page that the test opens. */
const listReached = remember((test) => {
  const opened = listOpened(test);
  const shown = opened.flatMap(([, { component }]) => findPageFile(component));
  return reachedFrom([test, ...shown, ...(opened.length > 0 ? shells : [])]);
});

const isErrorCode = (key: string): key is keyof typeof errorCatalogue => Object.hasOwn(errorCatalogue, key);

/** Resolves a message key or an error's code. */
function findText(key: string): string | undefined {
  if (isMessageKey(key)) return getMessage(key);
  return isErrorCode(key) ? errorCatalogue[key][1] : undefined;
}

/** A key and its text, each standing for the other. */
const spellingsOf = (message: string): readonly string[] => [
  message,
  findText(message) ?? message,
  ...messageKeys.filter((key) => getMessage(key) === message),
];

const webFiles = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('kit/'))
  .map((file) => `web/src/${file}`);

const says = (file: string, message: string) =>
  spellingsOf(message).some((spelling) => sourceOf(file).includes(spelling));

/** Declares a form of its own. */
const everyMessageTest = 'test/web/form/everyMessage.test.tsx';

const isScreenTest = (test: string) =>
  /^test\/(web\/.+\.tsx|e2e\/.+\.ts)$/.test(test) && test !== everyMessageTest;

/** Whether a test shows a message on a screen that spells it; what no screen spells comes from the server. */
export function showsOnScreen(test: string, message: string): boolean {
  if (!isScreenTest(test) || !says(test, message)) return false;
  const screens = webFiles.filter((file) => says(file, message));
  return screens.length === 0 || screens.some((file) => listReached(test).has(file));
}
