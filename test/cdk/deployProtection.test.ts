import { openFailed, protectMade } from '@bloomkin/scripts/deploy/lastingStacks.ts';
import { startJobs } from '@bloomkin/scripts/deploy/startJobs.ts';
import { describe, expect, test } from 'vitest';
import { fakeAws, prod } from './support/fakeAws.ts';
import { resourcesOf } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

test('a deploy runs each job once whose alarm counts a missing run', async () => {
  const alarms = resourcesOf(synthesise('prod'), 'AWS::CloudWatch::Alarm').filter(
    ({ properties }) => properties.TreatMissingData === 'breaching',
  );
  const { aws, calls } = fakeAws({ 'lambda invoke': { StatusCode: 202 } });
  await startJobs(aws, prod, new Date('2026-11-29T00:00:00Z'));
  const started = calls.map((call) => /bloomkin-prod-(\w+)/.exec(call)?.[1]);
  expect(started).toEqual(['catalogueBuilder', 'refundsOwed', 'retention', 'checkBooks']);
  expect(alarms).toHaveLength(started.length);
});

describe('a first deploy that fails half-way', () => {
  const data = 'cloudformation describe-stacks --stack-name bloomkin-prod-data';
  const identity = 'cloudformation describe-stacks --stack-name bloomkin-prod-identity';
  const stack = (StackStatus: string, EnableTerminationProtection: boolean) => ({
    Stacks: [{ StackStatus, EnableTerminationProtection }],
  });

  test('leaves nothing that protection would keep in its own way', () => {
    const isProtected = (firstDeploy?: string) =>
      synthesise('prod', firstDeploy === undefined ? {} : { context: { firstDeploy } }).protectedStacks;
    expect(isProtected()).toEqual(['data', 'identity']);
    expect(isProtected('data,identity')).toEqual([]);
    expect(isProtected('identity')).toEqual(['data']);
  });

  test('opens the failed stack alone for the next try', async () => {
    const { aws, calls } = fakeAws({
      [data]: stack('CREATE_COMPLETE', true),
      [identity]: stack('ROLLBACK_COMPLETE', true),
    });
    expect(await openFailed(aws, prod)).toEqual(['identity']);
    expect(calls.filter((call) => call.includes('update-termination'))).toEqual([
      'cloudformation update-termination-protection --stack-name bloomkin-prod-identity --no-enable-termination-protection',
    ]);
  });

  test('protects each finished stack', async () => {
    const { aws, calls } = fakeAws({ [data]: stack('CREATE_COMPLETE', false) });
    await protectMade(aws, prod);
    expect(calls.filter((call) => call.includes('update-termination'))).toEqual([
      'cloudformation update-termination-protection --stack-name bloomkin-prod-data --enable-termination-protection',
    ]);
  });
});
