import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './importGraph.ts';

export interface CoverageRow {
  what: string;
  where: string;
  test: string;
  /** A string of the test file, such as the test's title. */
  title: string;
}

const text = readFileSync(join(root, 'docs/coverage.md'), 'utf8');
const isTableHead = (line: string) => /^\| (what|---) \|/.test(line);

export const tableLines = text.split('\n').filter((line) => line.startsWith('|') && !isTableHead(line));

const rowPattern = /^\| (?<what>.+?) \| `(?<where>[^`]+)` \| `(?<test>[^`]+)`(?: › `(?<title>[^`]+)`)? \|$/;

export const parseRow = (line: string): CoverageRow | undefined => {
  const { what = '', where = '', test = '', title = '' } = rowPattern.exec(line)?.groups ?? {};
  return where === '' ? undefined : { what, where, test, title };
};

export const rows: readonly CoverageRow[] = tableLines.flatMap((line) => parseRow(line) ?? []);
