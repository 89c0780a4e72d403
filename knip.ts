import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/{build,buildAssets,createAdmin,test,docs,deploy}.ts', 'scripts/bootstrap.mjs'],
      // The project's own Node, and the CDK command line that the deploy script calls.
      ignoreDependencies: ['node', 'aws-cdk', '@dynoxide/linux-x64', '@types/aws-lambda'],
    },
    shared: { entry: ['src/routes/table.ts'], project: ['src/**/*.ts'] },
    lambdas: { entry: ['src/*/handler.ts', 'src/jobs/*.ts'], project: ['src/**/*.ts'] },
    cdk: { entry: ['src/app.ts'], project: ['src/**/*.ts'] },
    local: { entry: ['src/{start,dev}.ts', 'src/functionWorker.ts', 'src/demo/{makeDemoPhotos,seedThread}.ts'], project: ['src/**/*.ts'] },
    web: { entry: ['vite.config.ts', 'scripts/*.ts', 'src/main.tsx', 'src/backOffice/main.tsx'], project: ['src/**/*.{ts,tsx}'] },
    test: { entry: ['**/*.test.{ts,tsx}', 'bench/*.ts'], project: ['**/*.{ts,tsx}'] },
  },
};

export default config;
