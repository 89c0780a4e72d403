import { globSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { hasBudget, patience } from './test/support/run/budget.ts';
import { FileOrder, needsWindow, storiesIn } from './test/support/run/fileOrder.ts';
import { chosenFiles, chosenStories, leftOut } from './test/support/run/suite.ts';
import { SummaryReporter } from './test/support/run/summaryReporter.ts';

/** Later than what the drill did in the store that it left. */
const startsAt = process.env.RESTORED_STORE ? '2026-11-24T01:00:00Z' : '2026-11-24T00:00:00Z';
/** Every test file begins on an ordinary Tuesday, at eleven in Sydney (test/support/clock.ts). */
const env = {
  TZ: 'UTC',
  TEST_NOW: process.env.TEST_NOW ?? startsAt,
  CLIENT_TIMEOUT_FACTOR: String(10 * patience),
};
const globalSetup = 'test/support/scratchFolder.ts';
const setupFiles = ['test/support/freshFile.ts', 'test/support/clock.ts', 'test/support/webSetup.ts'];

/** Tests that need neither a build nor an engine: `npm run check` runs them. */
const unit = ['test/{shared,architecture}/**/*.test.ts', 'test/web/**/*.test.ts'];
/** Component files: each gets a window of its own in a shared process (docs/decisions/0063). */
const windowFiles = globSync('test/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  needsWindow(join(import.meta.dirname, file)),
);
/** Most stories share a shop with others, whose functions are warm by then. */
const together = globSync('test/e2e/together/*.test.ts', { cwd: import.meta.dirname });
const playedTogether = together.flatMap(storiesIn);
if (playedTogether.length < together.length) throw new Error('Stories of test/e2e/together would play twice');
const needsBuild = ['test/web/{build,render}/**', 'test/web/cart/mergeGuestCart.test.ts'];

/** Each test process loads the same packages: their compiled code is kept between them. */
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'bloomkin-compile-cache');

/** A check before landing may try a late test once more, and reports it; on a desk none is retried. */
const retry = Number(process.env.TEST_RETRIES ?? 0);

/** Node loads the emulators and the rules once per process and keeps their compiled code (docs/decisions/0051). */
const external = [/\/local\/[a-z]+\/src\//, /\/(shared|cdk)\/src\//];
const server = { deps: { external } };

/** They hold contexts of React, which a page that is rendered for the server leaves set: each file loads them anew. */
const holdContexts = [/\/node_modules\/(react-router|react-router-dom|swr)\//];

/** A busy machine answers late, and a late answer is not wrong. */
const testTimeout = 180_000 * patience;
const hookTimeout = 120_000 * patience;
const teardownTimeout = 10_000 * patience;
const expect = { poll: { timeout: 20_000 * patience } };

/** Starts no file after the end of the budget. */
const runner = hasBudget ? 'test/support/run/budgetRunner.ts' : undefined;

/**
 * Tests depend on none before them: each run has one shuffled order, `TEST_SEED` chooses another. Stories that share a shop
 * keep their order, and so do the long histories of the heavy part, whose tests are steps of one.
 */
const shuffle = { tests: process.env.TEST_PART !== 'heavy' };
const seed = { seed: Number(process.env.TEST_SEED ?? 1_795_952_328_467) };

/** They hold styles, messages or what they found in the window. Others, such as React, are loaded once a worker. */
const perWindow = [/\/node_modules\/(@testing-library|sonner|styled-components)\//];
const windowPool = {
  isolate: false,
  server: { deps: { external, inline: [...holdContexts, ...perWindow] } },
  setupFiles: ['test/support/freshFile.ts', 'test/support/freshWindow.ts', ...setupFiles.slice(1)],
  sequence: { setupFiles: 'list' as const, shuffle },
};

const packages = join(import.meta.dirname, 'node_modules');
/** Node would load CommonJS, whose imports of each other are loaded once a process. */
const routers = {
  'react-router/dom': join(packages, 'react-router/dist/development/dom-export.mjs'),
  'react-router-dom': join(packages, 'react-router-dom/dist/index.mjs'),
  'react-router': join(packages, 'react-router/dist/development/index.mjs'),
};

/** For files that begin with `// @vitest-environment window`. */
const resolve = {
  alias: {
    ...routers,
    '@testing-library/react': join(packages, '@testing-library/react/dist/@testing-library/react.esm.js'),
    '@testing-library/dom': join(packages, '@testing-library/dom/dist/@testing-library/dom.esm.js'),
    'styled-components': join(packages, 'styled-components/dist/styled-components.browser.esm.js'),
    'vitest-environment-window': join(import.meta.dirname, 'test/support/windowEnvironment.ts'),
  },
};

const stories = {
  isolate: false,
  server,
  setupFiles: ['test/support/freshFile.ts', 'test/support/clock.ts'],
  runner,
  retry,
  globalSetup,
  // With the bundles, as they are deployed.
  env: { ...env, FUNCTIONS_IN_THREADS: 'yes' },
  testTimeout,
  hookTimeout,
  expect,
};

export default defineConfig({
  test: {
    reporters: ['default', new SummaryReporter()],
    // Tests wait much: a worker more than processors keeps those busy, a second one only makes calls late.
    maxWorkers: availableParallelism() + 1,
    teardownTimeout,
    sequence: { sequencer: FileOrder, ...seed },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          sequence: { shuffle },
          server,
          include: unit,
          exclude: [...needsBuild, ...windowFiles],
          setupFiles,
          runner,
          env,
          testTimeout,
          expect,
        },
      },
      {
        resolve,
        test: {
          name: 'unit-window',
          ...windowPool,
          include: windowFiles.filter((file) => /^test\/web\/.*\.test\.ts$/.test(file)),
          runner,
          env,
          testTimeout,
          expect,
        },
      },
      {
        resolve: { alias: routers },
        test: {
          name: 'fast',
          isolate: false,
          sequence: { shuffle },
          server: { deps: { ...server.deps, inline: holdContexts } },
          retry,
          globalSetup,
          include: chosenFiles([
            'test/{shared,lambdas,cdk,local,web,architecture,faults,security,stories}/**/*.test.{ts,tsx}',
          ]),
          exclude: [...windowFiles, ...leftOut],
          setupFiles,
          runner,
          env,
          testTimeout,
          expect,
          hookTimeout,
        },
      },
      {
        resolve,
        test: {
          name: 'window',
          ...windowPool,
          retry,
          include: windowFiles,
          runner,
          env,
          testTimeout,
          expect,
          hookTimeout,
        },
      },
      {
        test: {
          name: 'crashes',
          globalSetup,
          include: ['test/crashes/**/*.test.ts'],
          setupFiles: 'test/support/clock.ts',
          runner,
          env,
          testTimeout,
          hookTimeout,
          // They take the whole machine for a minute, so they run when the others are done.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...stories,
          name: 'e2e',
          include: chosenStories([...together, 'test/e2e/*.test.ts']),
          exclude: [...playedTogether, ...leftOut],
        },
      },
      // For one of those stories by itself.
      { test: { ...stories, name: 'story', include: playedTogether } },
    ],
  },
});
