import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Stage } from '@bloomkin/cdk/stage.ts';
import { awsCli } from './aws/awsCli.ts';
import { root } from './buildStamp.ts';
import { openFailed, protectMade } from './deploy/lastingStacks.ts';
import { describeFindings, preflight } from './deploy/preflight.ts';
import { startJobs } from './deploy/startJobs.ts';
import { readOptions } from './readOptions.ts';
import { readStageSettings } from './readStageSettings.ts';

const usage = `Usage: npm run deploy -- --stage dev|prod [--diff] [--check] [--yes]
  --diff   only show what would change
  --check  only say what the account lacks
  --yes    do not ask before rights are widened (for a pipeline that has asked already)
The first deploy of an account: docs/deploy.md`;

const { values } = readOptions(usage, {
  options: {
    stage: { type: 'string' },
    diff: { type: 'boolean' },
    check: { type: 'boolean' },
    yes: { type: 'boolean' },
  },
});

/** Credentials and quotas can only be checked in an account. */
async function isReady(stage: Stage): Promise<boolean> {
  const findings = await preflight(awsCli, stage);
  console.log(`${describeFindings(findings)}\n`);
  return findings.every(({ level }) => level !== 'missing');
}

function runCdk(args: readonly string[]): number {
  const { status } = spawnSync(join(root, 'node_modules/.bin/cdk'), args, { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}

async function deploy(stage: Stage): Promise<number> {
  const toMake = await openFailed(awsCli, stage);
  const approval = ['--require-approval', values.yes ? 'never' : 'broadening'];
  // A restored table exists already.
  const restored = stage.tableName ? ['--import-existing-resources'] : [];
  const first = toMake.length > 0 ? ['--context', `firstDeploy=${toMake.join(',')}`] : [];
  try {
    const status = runCdk([
      'deploy',
      ...approval,
      '--all',
      '--context',
      `stage=${stage.name}`,
      ...first,
      ...restored,
    ]);
    if (status === 0) await startJobs(awsCli, stage, new Date());
    return status;
  } finally {
    await protectMade(awsCli, stage);
  }
}

async function run(): Promise<number> {
  if (values.stage !== 'dev' && values.stage !== 'prod') {
    console.error(usage);
    return 1;
  }
  const stage = readStageSettings(values.stage);
  if (values.diff) return runCdk(['diff', '--all', '--context', `stage=${stage.name}`]);
  if (!(await isReady(stage))) return 1;
  return values.check ? 0 : deploy(stage);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
