import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './buildStamp.ts';

const usage = `Usage: npm run deploy -- --stage dev|prod [--diff] [--yes]
  --diff  only show what would change
  --yes   do not ask before rights are widened (for a pipeline that has asked already)
The first deploy of an account: docs/deploy.md`;

const { values } = parseArgs({
  options: { stage: { type: 'string' }, diff: { type: 'boolean' }, yes: { type: 'boolean' } },
});

if (values.stage !== 'dev' && values.stage !== 'prod') {
  console.error(usage);
  process.exit(1);
}

const command = values.diff
  ? ['diff']
  : ['deploy', '--require-approval', values.yes ? 'never' : 'broadening'];
const { status } = spawnSync(
  join(root, 'node_modules/.bin/cdk'),
  [...command, '--all', '--context', `stage=${values.stage}`],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
