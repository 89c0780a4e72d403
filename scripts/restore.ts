import { awsCli, region } from './aws/awsCli.ts';
import { readStageEnvironment } from './aws/stageEnvironment.ts';
import { readOptions } from './readOptions.ts';
import { checkRestored, invokeByCli } from './restore/checkRestored.ts';
import { prepareTable, restoreTable } from './restore/restoreTable.ts';

const usage = `Usage: npm run restore -- --stage dev|prod table --at 2026-11-22T10:00:00Z | table --name bloomkin-prod-copy | check | people
  table   restores the table beside the present one, as it was at that instant, ready to take its place;
          with --name makes ready the table of that name, which AWS Backup restores from a vault
  check   after the switch: rebuilds the catalogue and the figures, compares the ledger with the provider
  people  after the loss of the user pool: ends passwords and sessions, tells everybody how to sign in
When and in which order: docs/runbook.md, "Restoring"`;

type StageName = 'dev' | 'prod';

const readTableName = async (stage: StageName) => {
  const { TABLE_NAME } = await readStageEnvironment(awsCli, stage, 'auth');
  if (!TABLE_NAME) throw new Error(`${stage} has no table`);
  return TABLE_NAME;
};

async function restore(stage: StageName, instant?: string, name?: string): Promise<void> {
  if (name) return prepare(stage, name);
  const at = new Date(instant ?? '');
  if (Number.isNaN(at.getTime())) throw new Error(usage);
  const target = `bloomkin-${stage}-${at.toISOString().slice(0, 19).replaceAll(/\D/g, '')}`;
  await restoreTable(awsCli, { source: await readTableName(stage), target, at });
  announce(stage, target);
}

async function prepare(stage: StageName, target: string): Promise<void> {
  await prepareTable(awsCli, { target });
  announce(stage, target);
}

const announce = (stage: StageName, target: string) =>
  console.log(`Restored. Now set "tableName": "${target}" in cdk.json (${stage}) and deploy.`);

async function check(stage: StageName): Promise<void> {
  const { correctedFigures, differences } = await checkRestored(invokeByCli(awsCli), stage, new Date());
  console.log(`The catalogue is rebuilt. Days of figures corrected: ${correctedFigures}.`);
  console.log(`Movements of money in which ledger and provider differ: ${differences}.`);
}

async function invitePeople(stage: StageName): Promise<void> {
  const [users, notices] = await Promise.all(
    ['users', 'auth'].map((group) => readStageEnvironment(awsCli, stage, group)),
  );
  Object.assign(process.env, { AWS_REGION: region }, users, notices);
  // Its modules read the environment when they load.
  const { inviteAgain } = await import('./restore/inviteAgain.ts');
  const { invited, unreachable } = await inviteAgain(new Date());
  console.log(`Invited: ${invited}.`);
  if (unreachable.length > 0) console.log(`Without phone and e-mail: ${unreachable.join(', ')}`);
}

const { values, positionals } = readOptions(usage, {
  options: { stage: { type: 'string' }, at: { type: 'string' }, name: { type: 'string' } },
  allowPositionals: true,
});
try {
  const { stage, at, name } = values;
  const [what] = positionals;
  if (stage !== 'dev' && stage !== 'prod') throw new Error(usage);
  if (what === 'table') await restore(stage, at, name);
  else if (what === 'check') await check(stage);
  else if (what === 'people') await invitePeople(stage);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
