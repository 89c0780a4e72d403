import { awsCli } from './aws/awsCli.ts';
import { checkEndpoints, checkProtection, checkSecrets, checkSubscriptions } from './deploy/doctorChecks.ts';
import { describeFindings, preflight, runChecks } from './deploy/preflight.ts';
import { exitWithUsage, readOptions } from './readOptions.ts';
import { readStageSettings } from './readStageSettings.ts';

const usage = `Usage: npm run doctor -- --stage dev|prod
Checks what the account and the deployed stage lack, and changes nothing: ✗ has to be fixed, ! does not work yet`;

const { values } = readOptions(usage, { options: { stage: { type: 'string' } } });
if (values.stage !== 'dev' && values.stage !== 'prod') exitWithUsage(usage, 'Which stage?');
const stage = readStageSettings(values.stage);

const fetchStatus = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
const deployed = [checkProtection, checkSecrets, checkSubscriptions, checkEndpoints(fetchStatus)];

const account = await preflight(awsCli, stage);
const findings = [...account, ...(await runChecks(deployed, awsCli, stage))];
console.log(describeFindings(findings));
if (findings.some(({ level }) => level !== 'fine')) process.exitCode = 1;
