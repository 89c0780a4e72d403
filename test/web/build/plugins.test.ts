import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prunedStyles } from '../../../web/vite/pruneCssVariables.ts';
import { routesForBrowser } from '../../../web/vite/routesForBrowser.ts';
import { slimRouter } from '../../../web/vite/slimRouter.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { resolve } = createRequire(join(import.meta.dirname, '../../../web/vite.config.ts'));

describe('prunedStyles', () => {
  it('drops variables that nobody reads, and then those that only they read', () => {
    const style =
      ':root{--amplify-a:1px;--amplify-b:var(--amplify-a);--amplify-c:2px}p{top:var(--amplify-c)}';
    expect(prunedStyles([style], '')).toEqual([':root{--amplify-c:2px}p{top:var(--amplify-c)}']);
  });

  it('keeps what a script names', () => {
    expect(prunedStyles([':root{--amplify-a:1px;}'], 'x("--amplify-a")')).toEqual([
      ':root{--amplify-a:1px;}',
    ]);
  });
});

/** What only a router that loads data runs, as it is called. */
const onlyWithData = [
  'dataRouterOpts?.state;',
  'defaultErrorElement;',
  'RenderErrorBoundary.contextType',
  'useNavigateStable() :',
  '= usePrefetchBehavior(',
  'mergeRefs(forwardedRef',
  'useViewTransitionState(path) &&',
  'may be used only in the context',
];

describe('the parts of libraries that are cut out', () => {
  it('Amplify keeps its tree of component tokens where we replace it', () => {
    const root = join(dirname(resolve('@aws-amplify/ui-react')), '../../ui/dist/esm');
    expect(existsSync(join(root, 'theme/tokens/components/index.mjs'))).toBe(true);
  });

  it.each(['client', 'backOffice'])('the router still reads as the cuts of %s expect', (name) => {
    const folder = dirname(resolve('react-router'));
    const chunks = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
    const file = chunks.map((name) => join(folder, name)).find((path) => read(path).includes('var Link = '));
    const { transform } = slimRouter();
    if (!file || typeof transform !== 'function') throw new TypeError('The router has no such chunk');
    const { code } = Reflect.apply(transform, { environment: { name } }, [read(file), file]);
    expect(code.includes('var ENABLE_DEV_WARNINGS = false;')).toBe(true);
    expect(/^\w+\.displayName = /m.test(code)).toBe(false);
    expect(code.includes('return shouldPrefetch')).toBe(false);
    expect(/^var \w+ = class extends React\d*\.Component/m.test(code)).toBe(false);
    const isStorefront = name === 'client';
    for (const part of onlyWithData) expect(code.includes(part), part).toBe(!isStorefront);
  });
});

describe('routesForBrowser', () => {
  it('makes plain data of a route: method, path, and whether the edge keeps its answer', async () => {
    const { load } = routesForBrowser();
    if (typeof load !== 'function') throw new TypeError('routesForBrowser has no load');
    const file = resolve('@bloomkin/shared/routes/cart.ts');
    const { code } = await Reflect.apply(load, {}, [file]);
    expect(code).toContain('"path":"/api/shop/cart/add_product"');
    expect(code).not.toContain('zod');
  });

  it('leaves the table of all routes alone', async () => {
    const { load } = routesForBrowser();
    if (typeof load !== 'function') throw new TypeError('routesForBrowser has no load');
    expect(await Reflect.apply(load, {}, ['/x/shared/src/routes/table.ts'])).toBeNull();
  });
});
