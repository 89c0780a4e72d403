import { listSecretNames } from '@bloomkin/scripts/deploy/lastingStacks.ts';
import { describe, expect, test } from 'vitest';
import { findingsOf, prod } from './support/fakeAws.ts';
import { synthesise } from './support/synthesise.ts';

describe('a secret that no stack has', () => {
  const described = 'secretsmanager describe-secret --secret-id';
  const nameOf = (secret: string) => `bloomkin/prod/${secret}`;
  const commandsOf = async (secret: string, settings: Partial<typeof prod> = {}) => {
    const change = { [`${described} ${nameOf(secret)}`]: { ARN: `arn:${secret}` } };
    const [text = ''] = await findingsOf(change, { ...prod, ...settings });
    return text.split('\n').filter((line) => line.startsWith('  '));
  };
  const withRegion = (secret: string) => `--region ap-southeast-2 --secret-id ${nameOf(secret)}`;

  test.each(['sign-in', 'stripe-key', 'stripe-webhook', 'web-push', 'abn-lookup', 'acp-token'])(
    'comes with commands for region, secret and stage: %s',
    async (secret) => {
      expect(await commandsOf(secret, { abnLookup: true, acp: true })).toEqual([
        `  aws secretsmanager get-secret-value ${withRegion(secret)} --query SecretString --output text`,
        `  aws secretsmanager delete-secret ${withRegion(secret)} --force-delete-without-recovery`,
        '  npm run deploy -- --stage prod',
        `  aws secretsmanager put-secret-value ${withRegion(secret)} --secret-string '<value>'`,
      ]);
    },
  );

  test.each([
    ['origin', 1],
    ['cognito-client', 1],
    ['cognito-client-2', 2],
  ])('leaves alone where an older value is refused: %s', async (secret, userPoolClient) => {
    expect(await commandsOf(secret, { userPoolClient })).toEqual([
      `  aws secretsmanager delete-secret ${withRegion(secret)} --force-delete-without-recovery`,
    ]);
  });

  test('turns up beside stacks that stand, by their resources', async () => {
    const stands = { Stacks: [{ StackStatus: 'UPDATE_COMPLETE', EnableTerminationProtection: true }] };
    const resources = (...ids: string[]) => ({
      StackResourceSummaries: [
        ...ids.map((PhysicalResourceId) => ({ PhysicalResourceId, ResourceStatus: 'CREATE_COMPLETE' })),
        { PhysicalResourceId: 'arn:left', ResourceStatus: 'DELETE_SKIPPED' },
      ],
    });
    const change = {
      'cloudformation describe-stacks --stack-name bloomkin-prod': stands,
      'cloudformation list-stack-resources --stack-name bloomkin-prod-data': resources('arn:origin'),
      'cloudformation list-stack-resources --stack-name bloomkin-prod-identity': resources('arn:client'),
      [`${described} ${nameOf('origin')}`]: { ARN: 'arn:origin' },
      [`${described} ${nameOf('cognito-client')}`]: { ARN: 'arn:client' },
    };
    expect(await findingsOf(change)).toEqual([]);
    const left = { ...change, [`${described} ${nameOf('cognito-client-2')}`]: { ARN: 'arn:left' } };
    expect(await findingsOf(left, { ...prod, userPoolClient: 2 })).toEqual([
      expect.stringContaining(`missing: The secret ${nameOf('cognito-client-2')} exists and no stack has it`),
    ]);
  });

  test.each([{}, { abnLookup: true, acp: true, userPoolClient: 2 }])(
    'counts for each name of the template: %j',
    (stage) => {
      const { stacks } = synthesise('prod', { stage });
      const names = [...stacks.values()]
        .flatMap((resources) => Object.values(resources))
        .filter(({ Type }) => Type === 'AWS::SecretsManager::Secret')
        .map(({ Properties }) => Properties.Name);
      expect(listSecretNames({ ...prod, ...stage }).toSorted()).toEqual(names.toSorted());
    },
  );
});
