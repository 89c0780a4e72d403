/**
 * Kills, floods, long histories, commands of operators and more seeds: `npm test` leaves them to `npm run test:full`
 * (CONTRIBUTING.md).
 */
const heavyFiles = [
  'test/cdk/readOptions.test.ts',
  'test/faults/{coldStart,killed,lateIndexes,services}.test.ts',
  'test/lambdas/dashboard/manyFlorists.test.ts',
  'test/lambdas/lists/listCalls.test.ts',
  'test/lambdas/start/loadedModules.test.ts',
  'test/lambdas/settlement/handlerSequences.test.ts',
  'test/local/{guideCommands,testBudget}.test.ts',
  'test/local/aws/saleOfOrders.test.ts',
  'test/local/smoke/smokeOrder.test.ts',
  'test/security/{hostileUploads,longHistory,oneBuyersFlood,originSecretDeploys,rotationUnderLoad}.test.ts',
  'test/stories/purchases/seed{2,3}.test.ts',
];

/** Stories whose screens have component tests, whose calls have API tests and whose pages `everyPage` opens. */
const heavyStories = [
  'test/e2e/together/{admin,around,buying,desk,shops}.test.ts',
  'test/e2e/{fromNothing,hostileText}.test.ts',
];

/** Files that try more cases with `TEST_FULL=1`. */
const deepFiles = [
  'test/lambdas/agents/agentAgreement.test.ts',
  'test/lambdas/catalogue/catalogueAgreement.test.ts',
  'test/lambdas/settlement/moneySequences.test.ts',
  'test/security/{everyRoute,idempotency,matrix}.test.ts',
  'test/stories/purchases/firstTotal.test.ts',
  'test/shared/rules/{occasions,promiseProperties,rescueOracle}.test.ts',
];

/** `TEST_PART`: `daily` is what `npm test` runs, `heavy` what `npm run test:full` adds; without it all files run. */
const part = process.env.TEST_PART;

export const leftOut: string[] = part === 'daily' ? [...heavyFiles, ...heavyStories] : [];
export const chosenFiles = (all: string[]): string[] =>
  part === 'heavy' ? [...heavyFiles, ...deepFiles] : all;
export const chosenStories = (all: string[]): string[] => (part === 'heavy' ? heavyStories : all);

/** Files that may exceed 20 s of processor time. Another file fails `npm run check` there, and `npm test` at 60 s. */
export const expensiveFiles: readonly string[] = [
  'test/e2e/everyPage.test.ts',
  'test/e2e/everyState.test.ts',
  'test/e2e/purchases.test.ts',
  ...['admin', 'around', 'buying', 'core', 'desk', 'looking', 'shops'].map(
    (name) => `test/e2e/together/${name}.test.ts`,
  ),
  'test/lambdas/agents/agentAgreement.test.ts',
  'test/security/everyRoute.test.ts',
  'test/security/matrix.test.ts',
  'test/shared/rules/promiseProperties.test.ts',
  ...['firstTotal', 'seed1', 'seed2', 'seed3'].map((name) => `test/stories/purchases/${name}.test.ts`),
];
