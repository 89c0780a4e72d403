import { parseArgs } from 'node:util';
import { awsCli } from './aws/awsCli.ts';
import { checkEndpoints, checkProtection, checkSecrets, checkSubscriptions } from './deploy/doctorChecks.ts';
import { describeFindings, preflight, runChecks } from './deploy/preflight.ts';
import { readStageSettings } from './readStageSettings.ts';

// npm run doctor -- --stage dev
const { values } = parseArgs({ options: { stage: { type: 'string', default: 'dev' } } });
const stage = readStageSettings(values.stage);

const fetchStatus = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;
const deployed = [checkProtection, checkSecrets, checkSubscriptions, checkEndpoints(fetchStatus)];

const account = await preflight(awsCli, stage);
const findings = [...account, ...(await runChecks(deployed, awsCli, stage))];
console.log(describeFindings(findings));
if (findings.some(({ level }) => level !== 'fine')) process.exitCode = 1;
