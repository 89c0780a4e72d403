/** Kills, floods, long histories and more seeds: `npm test` leaves them to `npm run test:full` (CONTRIBUTING.md). */
const heavyFiles = [
  'test/lambdas/dashboard/manyFlorists.test.ts',
  'test/lambdas/lists/listCalls.test.ts',
  'test/lambdas/settlement/handlerSequences.test.ts',
  'test/security/{hostileUploads,longHistory,oneBuyersFlood,rotationUnderLoad}.test.ts',
  'test/stories/purchases/seed{2,3}.test.ts',
];

/** Files that try more cases with `TEST_FULL=1`. */
const deepFiles = ['test/lambdas/settlement/moneySequences.test.ts', 'test/security/fuzz.test.ts'];

/** `TEST_PART`: `daily` is what `npm test` runs, `heavy` what `npm run test:full` adds; without it all files run. */
const part = process.env.TEST_PART;

export const leftOut: string[] = part === 'daily' ? heavyFiles : [];
export const chosenFiles = (all: string[]): string[] =>
  part === 'heavy' ? [...heavyFiles, ...deepFiles] : all;
