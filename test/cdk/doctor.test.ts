import {
  checkEndpoints,
  checkProtection,
  checkSecrets,
  checkSubscriptions,
} from '@bloomkin/scripts/deploy/doctorChecks.ts';
import { describe, expect, test } from 'vitest';
import { fakeAws, prod } from './support/fakeAws.ts';

describe('the doctor', () => {
  const web = {
    'cloudformation describe-stacks --stack-name bloomkin-prod-web': {
      Stacks: [{ Outputs: [{ OutputKey: 'SiteUrl', OutputValue: 'https://flowers.test' }] }],
    },
    'apigatewayv2 get-apis': { Items: [{ Name: 'bloomkin-prod', ApiEndpoint: 'https://api.test' }] },
  };
  const statuses: Record<string, number> = {
    'https://flowers.test/api/ping/time': 200,
    'https://flowers.test/api/no-such-path': 404,
    'https://flowers.test/': 200,
    'https://api.test/api/ping/time': 403,
  };
  const levels = async (change: Record<string, number>) => {
    const check = checkEndpoints(async (url) => ({ ...statuses, ...change })[url] ?? 0);
    return (await check(fakeAws(web).aws, prod)).map(({ level }) => level);
  };

  test('finds the shop healthy', async () => {
    expect(await levels({})).toEqual(['fine', 'fine', 'fine', 'fine']);
  });

  test('finds the gateway closed by 404 too, where a domain switches its own address off', async () => {
    const check = checkEndpoints(
      async (url) => ({ ...statuses, 'https://api.test/api/ping/time': 404 })[url] ?? 0,
    );
    const domain = { name: 'flowers.test', zoneName: 'flowers.test', hostedZoneId: 'Z1' };
    const levelsOf = async (stage: typeof prod) =>
      (await check(fakeAws(web).aws, stage)).map(({ level }) => level);
    expect(await levelsOf({ ...prod, domain })).toEqual(['fine', 'fine', 'fine', 'fine']);
    expect(await levelsOf(prod)).toContain('warning');
  });

  test('finds a gateway without permission and an open origin', async () => {
    expect(await levels({ 'https://flowers.test/api/no-such-path': 500 })).toContain('warning');
    expect(await levels({ 'https://api.test/api/ping/time': 200 })).toContain('warning');
  });

  test('finds secrets without a value', async () => {
    const filled = { VersionIdsToStages: { a: ['AWSCURRENT'] } };
    const { aws } = fakeAws({
      'secretsmanager describe-secret --secret-id bloomkin/prod/stripe-key': filled,
      'secretsmanager describe-secret --secret-id bloomkin/prod/stripe-webhook': {},
    });
    expect((await checkSecrets(aws, prod)).map(({ level }) => level)).toEqual(['fine', 'warning']);
  });

  test('finds the keys of the register and of agents missing, where the stage uses them', async () => {
    const { aws } = fakeAws({ 'secretsmanager describe-secret': {} });
    const found = await checkSecrets(aws, { ...prod, abnLookup: true, acp: true });
    const texts = found.map(({ text }) => text).join();
    expect(texts).toMatch(/prod\/abn-lookup.*prod\/acp-token/);
  });

  describe('the doctor’s check of alarms', () => {
    const subscription = (
      region: string,
      isConfirmed: boolean,
      topic = 'bloomkin-prod-operations-Alarms',
    ) => {
      const TopicArn = `arn:aws:sns:${region}:123456789012:${topic}`;
      const SubscriptionArn = isConfirmed ? `${TopicArn}:1` : 'PendingConfirmation';
      return { TopicArn, SubscriptionArn, Endpoint: prod.alarmEmail };
    };
    const levelsOf = async (home: readonly object[], edge: readonly object[]) => {
      const { aws } = fakeAws({
        'sns list-subscriptions in ap-southeast-2': { Subscriptions: home },
        'sns list-subscriptions in us-east-1': { Subscriptions: edge },
      });
      return (await checkSubscriptions(aws, prod)).map(({ level }) => level);
    };
    const home = subscription('ap-southeast-2', true);
    const edge = subscription('us-east-1', true);

    test('finds that both regions reach their recipient', async () => {
      expect(await levelsOf([home], [edge])).toEqual(['fine', 'fine']);
    });

    test('finds a region without a subscription', async () => {
      expect(await levelsOf([home], [])).toEqual(['fine', 'warning']);
      expect(await levelsOf([], [edge])).toEqual(['warning', 'fine']);
    });

    test('finds each unconfirmed subscription', async () => {
      expect(await levelsOf([home, subscription('ap-southeast-2', false)], [edge])).toEqual([
        'warning',
        'fine',
      ]);
      expect(await levelsOf([home], [subscription('us-east-1', false)])).toEqual(['fine', 'warning']);
    });

    test('counts no subscription of another stage', async () => {
      const other = subscription('us-east-1', true, 'bloomkin-dev-operations-Alarms');
      expect(await levelsOf([home], [other])).toEqual(['fine', 'warning']);
    });
  });

  describe('the doctor’s check of protection', () => {
    const stack = (StackStatus: string, EnableTerminationProtection: boolean) => ({
      Stacks: [{ StackStatus, EnableTerminationProtection }],
    });
    const runCheck = async (data: object, identity: object) => {
      const { aws } = fakeAws({
        'cloudformation describe-stacks --stack-name bloomkin-prod-data': data,
        'cloudformation describe-stacks --stack-name bloomkin-prod-identity': identity,
      });
      return (await checkProtection(aws, prod)).map(({ level, text }) => `${level}: ${text}`);
    };
    const retained = stack('UPDATE_COMPLETE', true);

    test('finds table, pool and secrets protected', async () => {
      expect(await runCheck(retained, retained)).toEqual([expect.stringContaining('fine: ')]);
    });

    test('finds each stack that is open or failed', async () => {
      expect(await runCheck(retained, stack('UPDATE_COMPLETE', false))).toEqual([
        expect.stringContaining('warning: The stack identity is made'),
      ]);
      expect(await runCheck(stack('ROLLBACK_COMPLETE', true), retained)).toEqual([
        expect.stringContaining('warning: The stack data is failed'),
      ]);
    });
  });
});
