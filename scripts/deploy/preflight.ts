import type { Stage } from '@bloomkin/cdk/stage.ts';
import type { Aws } from '#aws/awsCli.ts';
import {
  checkApiRate,
  checkBootstrap,
  checkCloudFront,
  checkConcurrency,
  checkCredentials,
  checkHostedZone,
} from './accountChecks.ts';
import type { Check, Finding } from './finding.ts';
import { checkLeftovers } from './lastingStacks.ts';
import { checkAddresses, checkMail, checkSms } from './messageChecks.ts';
import { checkSignInRates } from './signInChecks.ts';

const checks = [
  checkBootstrap,
  checkLeftovers,
  checkHostedZone,
  checkConcurrency,
  checkApiRate,
  checkCloudFront,
  checkAddresses,
  checkMail,
  checkSms,
  checkSignInRates,
];

export async function preflight(aws: Aws, stage: Stage): Promise<Finding[]> {
  const credentials = await checkCredentials(aws, stage);
  if (credentials.some(({ level }) => level === 'missing')) return credentials;
  return [...credentials, ...(await runChecks(checks, aws, stage))];
}

export async function runChecks(all: readonly Check[], aws: Aws, stage: Stage): Promise<Finding[]> {
  return (await Promise.all(all.map((check) => tryCheck(() => check(aws, stage))))).flat();
}

/** A check without permission must not hide the others. */
async function tryCheck(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      { level: 'warning', text: `Could not be checked: ${error instanceof Error ? error.message : error}` },
    ];
  }
}

const signs = { missing: '✗', warning: '!', fine: '✓' } as const;

export const describeFindings = (findings: readonly Finding[]): string =>
  findings.map(({ level, text }) => `${signs[level]} ${text}`).join('\n');
