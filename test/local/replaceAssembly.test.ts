import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceAssembly } from '@bloomkin/scripts/buildTemplate.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const hourMs = 60 * 60_000;
const builtMs = Date.parse('2026-11-20T02:00:00Z');
let dir = '';
const at = (name: string) => join(dir, name);

function build(assets: readonly string[], hour: number): void {
  mkdirSync(at('next'));
  for (const asset of assets) mkdirSync(join(at('next'), asset));
  const files = Object.fromEntries(assets.map((path) => [path, { source: { path } }]));
  writeFileSync(join(at('next'), 'web.assets.json'), JSON.stringify({ files }));
  replaceAssembly(at('current'), at('next'), at('old'), new Date(builtMs + hour * hourMs));
}

const built = () => readdirSync(at('current')).filter((name) => name.startsWith('asset.'));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bloomkin-assembly-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the assets of a replaced assembly', () => {
  it('stay for a local run that was started with them', () => {
    build(['asset.first', 'asset.same'], 0);
    build(['asset.second', 'asset.same'], 100);
    expect(built()).toEqual(['asset.first', 'asset.same', 'asset.second']);
    build(['asset.third', 'asset.same'], 101);
    expect(built()).toEqual(['asset.first', 'asset.same', 'asset.second', 'asset.third']);
  });

  it('go a day after they were replaced', () => {
    build(['asset.first'], 0);
    build(['asset.second'], 1);
    build(['asset.third'], 25);
    expect(built()).toEqual(['asset.second', 'asset.third']);
    expect(readdirSync(dir)).toEqual(['current']);
  });
});
