import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageKeys } from '@bloomkin/shared/messages.ts';
import { allOfficePages, allStorefrontPages } from '@bloomkin/shared/pages.ts';
import { describe, expect, it } from 'vitest';
import { parseRow, rows, tableLines } from './coverageRows.ts';
import { isThere, isWitness, routeNames, showsOnScreen, sourceOf } from './coverageWitness.ts';
import { root } from './importGraph.ts';

/** The messages that the specification lists by their words. */
const listedMessages = [
  ...['Enter login', 'Enter first name', 'Enter name', 'Enter email', 'Email entered incorrectly'],
  ...['Enter password', 'Accepting terms & conditions are required', 'Required field', 'Field is incorrect'],
  ...['Invalid username or password', 'Choose a role', 'Enter a category name', 'Enter product name'],
  ...['Enter SKU', 'Enter the price of the goods', 'Select a category', 'Select a company', 'Select a type'],
  ...['Enter correct url', 'Enter company ABN', 'Enter company name', 'Enter description'],
  ...['Rate for reviews', 'A company with this ABN already exists'],
];

const isTest = (path: string) => /^test\/.+\.test\.tsx?$/.test(path) && existsSync(join(root, path));

const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path}`)
  .filter(isTest);

describe('docs/coverage.md', () => {
  it('keeps its rows in one form', () => {
    expect(tableLines.filter((line) => !parseRow(line))).toEqual([]);
    expect(rows.length).toBeGreaterThan(400);
  });

  it('names routes, pages, messages and files that exist', () => {
    expect(rows.filter(({ where }) => !isThere(where))).toEqual([]);
  });

  it('names tests that exist, with words in them', () => {
    expect(rows.filter(({ test, title }) => !isTest(test) || !sourceOf(test).includes(title))).toEqual([]);
  });

  it('names a test that uses the route, page, message or file', () => {
    expect(rows.filter(({ test, where }) => isTest(test) && !isWitness(test, where))).toEqual([]);
  });

  it.each(messageKeys)('names a test of a screen that shows %s', (key) => {
    const tests = rows.filter(({ where }) => where === `key ${key}`).map(({ test }) => test);
    expect(tests.filter((test) => showsOnScreen(test, key))).not.toEqual([]);
  });

  it.each(listedMessages)('names a test of a screen that says ‘%s’', (message) => {
    const tests = rows.filter(({ what }) => what.includes(`'${message}'`)).map(({ test }) => test);
    expect(tests.filter((test) => showsOnScreen(test, message))).not.toEqual([]);
  });

  it('leaves out no route and no page that no test uses', () => {
    const listed = new Set(rows.map(({ where }) => where));
    const pages = [...allStorefrontPages, ...allOfficePages].map(({ path }) => `page ${path}`);
    const unlisted = [...routeNames.keys(), ...pages].filter((where) => !listed.has(where));
    expect(unlisted.filter((where) => !tests.some((test) => isWitness(test, where)))).toEqual([]);
  });
});
