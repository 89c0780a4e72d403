import { defineConfig } from 'vitest/config';

const environment = { TZ: 'UTC' };
const globalSetup = 'test/support/scratchFolder.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'fast',
          globalSetup,
          include: ['test/{shared,lambdas,cdk,local,web,architecture,faults,security}/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/endTimers.ts'],
          env: environment,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'crashes',
          globalSetup,
          include: ['test/crashes/**/*.test.ts'],
          env: environment,
          hookTimeout: 60_000,
          // Each takes the whole machine for a minute or two.
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup,
          include: ['test/e2e/**/*.test.ts'],
          env: environment,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Each has a world and a browser of its own, which wait half of the time.
          maxWorkers: 2,
          // Two browsers and two shops on two processors: what was late once may try again, and is reported.
          retry: 1,
          // Vitest's own patience is a second, less than a page may take to come back.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
