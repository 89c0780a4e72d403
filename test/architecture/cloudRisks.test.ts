import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './importGraph.ts';

const text = readFileSync(join(root, 'docs/cloud-risks.md'), 'utf8');
const isTableHead = (line: string) => /^\| (risk|---) \|/.test(line);
const lines = text.split('\n').filter((line) => line.startsWith('|') && !isTableHead(line));

interface Risk {
  risk: string;
  /** Files that hold the remedy. */
  paths: readonly string[];
  /** Headings of documents that hold it. */
  headings: readonly (readonly [path: string, heading: string])[];
  /** With the test's whole title. */
  tests: readonly (readonly [path: string, title: string])[];
  /** Decisions with the reason of a risk without a test. */
  decisions: readonly string[];
}

const findMatches = (cell: string, expression: RegExp) =>
  [...cell.matchAll(expression)].map(([, first = '', second = '']) => [first, second] as const);

function parseRisk(line: string): Risk {
  const [risk = '', remedy = '', evidence = ''] = line.replaceAll(/^\| | \|$/g, '').split(' | ');
  return {
    risk,
    paths: findMatches(remedy, /`((?:cdk|docs|lambdas|local|scripts|shared|web)\/[^`]+)`/g).map(
      ([path]) => path,
    ),
    headings: [
      ...findMatches(remedy, /`?(docs\/[\w.-]+)`?,? step (\d+)/g),
      ...findMatches(remedy, /`(docs\/[\w.-]+)`, "([^"]+)"/g),
    ],
    tests: findMatches(evidence, /`(test\/[^`]+)` › `([^`]+)`/g),
    decisions: findMatches(evidence, /\((decisions\/[^)]+)\)/g).map(([path]) => path),
  };
}

const risks = lines.map(parseRisk);
const inRoot = (path: string) => existsSync(join(root, path));
const hasTitle = ([path, title]: Risk['tests'][number]) =>
  inRoot(path) && readFileSync(join(root, path), 'utf8').includes(`'${title}'`);

describe('docs/cloud-risks.md', () => {
  it('names a test for each risk, or a decision with the reason for none', () => {
    expect(risks.length).toBeGreaterThan(70);
    expect(risks.filter(({ tests, decisions }) => tests.length + decisions.length === 0)).toEqual([]);
  });

  it('names remedies that exist', () => {
    expect(risks.filter(({ paths, tests }) => tests.length > 0 && paths.length === 0)).toEqual([]);
    expect(risks.flatMap(({ paths }) => paths).filter((path) => !inRoot(path))).toEqual([]);
  });

  it('names headings that exist', () => {
    const named = risks.flatMap(({ headings }) => headings);
    expect(named.length).toBeGreaterThan(6);
    const hasHeading = ([path, heading]: readonly [string, string]) =>
      new RegExp(`^#+ ${heading}\\b`, 'm').test(readFileSync(join(root, path), 'utf8'));
    expect(named.filter((one) => !hasHeading(one))).toEqual([]);
  });

  it('names tests that exist by their whole titles', () => {
    expect(risks.flatMap(({ tests }) => tests).filter((test) => !hasTitle(test))).toEqual([]);
  });

  it('names decisions that exist', () => {
    const named = risks.flatMap(({ decisions }) => decisions);
    expect(named.filter((path) => !inRoot(join('docs', path)))).toEqual([]);
  });
});
