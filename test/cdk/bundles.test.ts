import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtAssets } from '@bloomkin/cdk/assets.ts';
import { withBuildLock } from '@bloomkin/scripts/buildLock.ts';
import { bundle, bundledMetafile, nativePackages } from '@bloomkin/scripts/bundle.ts';
import { bundleSizes, packageSizes } from '@bloomkin/scripts/bundleBudgets.ts';
import { nativeInstall } from '@bloomkin/scripts/bundleNative.ts';
import { beforeAll, describe, expect, test } from 'vitest';

describe('bundles', () => {
  beforeAll(async () => {
    await withBuildLock(bundle);
  });

  test('stay within their budgets', () => {
    expect(bundleSizes(bundledMetafile()).filter(({ withinBudget }) => !withinBudget)).toEqual([]);
  });

  test('print what their start loads by package', () => {
    const metafile = bundledMetafile();
    for (const { name, startKb } of bundleSizes(metafile)) {
      const packages = packageSizes(metafile, name);
      const sum = packages.reduce((total, one) => total + one.startKb, 0);
      // Banners, and wrappers of what is no ES module, are of no package.
      expect(sum / startKb, name).toBeGreaterThan(0.9);
      expect(sum / startKb, name).toBeLessThan(1.05);
      expect(packages.map((one) => one.name)).toEqual(expect.arrayContaining(['lambdas', 'zod']));
    }
  });

  test('ship the licence of each package in them', () => {
    const metafile = bundledMetafile();
    for (const { name } of bundleSizes(metafile)) {
      const notices = readFileSync(join(builtAssets.functionsDir, name, 'LICENCES.txt'), 'utf8');
      const packages = packageSizes(metafile, name).map((one) => one.name);
      for (const one of packages.filter((named) => !['lambdas', 'shared', 'web', 'scripts'].includes(named)))
        expect(notices, name).toContain(`${one} `);
      expect(notices).toContain('Copyright (c) 2025 Colin McDonnell');
      expect(notices.includes('Meta Platforms')).toBe(name === 'ssr');
    }
  });

  test('import no node:http, which would load undici', () => {
    const imported = Object.values(bundledMetafile().outputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind !== 'require-call').map(({ path }) => path),
    );
    expect(imported).toContain('node:https');
    expect(imported.filter((path) => /^(node:)?http$/.test(path))).toEqual([]);
  });

  test('contain no development tool and no CDK', () => {
    const inputs = Object.keys(bundledMetafile().inputs);
    expect(inputs.filter((path) => /^(cdk|local|test)\/|\/(vitest|aws-cdk-lib)\//.test(path))).toEqual([]);
  });

  test('contain nothing of the web app, except the one that renders it', () => {
    const carrying = Object.entries(bundledMetafile().outputs).flatMap(([output, { inputs }]) =>
      Object.keys(inputs)
        .filter((path) => /^web\/|\/react\//.test(path))
        .map((path) => `${output} ${path}`),
    );
    expect(carrying.map((line) => line.replace(/[^/]+\.mjs /, ''))).toEqual([
      '.build/functions/ssr/web/dist/.render/storefront.mjs',
    ]);
  });

  test('leave native packages to Linux on arm64', () => {
    expect(nativePackages).toEqual(['sharp']);
    expect(nativeInstall).toEqual(expect.arrayContaining(['--os=linux', '--cpu=arm64', '--libc=glibc']));
  });
});
