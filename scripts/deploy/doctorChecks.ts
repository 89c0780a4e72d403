import * as z from 'zod';
import { region } from '../aws/awsCli.ts';
import { type Check, type Finding, fine, warning } from './finding.ts';
import { readStates } from './lastingStacks.ts';

/** Answers the status of a GET. */
export type Fetch = (url: string) => Promise<number>;

export const checkProtection: Check = async (aws, stage) => {
  const open = (await readStates(aws, stage)).filter(
    ({ state, isProtected }) => state !== 'made' || !isProtected,
  );
  return open.length === 0
    ? fine('Table, pool and secrets are under termination protection')
    : open.flatMap(({ name, state }) =>
        warning(`The stack ${name} is ${state} and not under termination protection: deploy again`),
      );
};

const Secret = z.object({ VersionIdsToStages: z.record(z.string(), z.unknown()).default({}) });

export const checkSecrets: Check = async (aws, { name }) => {
  const ids = ['stripe-key', 'stripe-webhook'].map((secret) => `bloomkin/${name}/${secret}`);
  const found = await Promise.all(
    ids.map(async (id) => {
      const words = ['secretsmanager', 'describe-secret', '--secret-id', id];
      const { VersionIdsToStages } = Secret.parse(await aws(words));
      return Object.keys(VersionIdsToStages).length > 0
        ? fine(`${id} is filled`)
        : warning(`${id} is empty: paying answers 503 (docs/deploy.md, step 5)`);
    }),
  );
  return found.flat();
};

const Subscriptions = z.object({
  Subscriptions: z.array(
    z.object({ SubscriptionArn: z.string(), Endpoint: z.string(), TopicArn: z.string() }),
  ),
});

export const checkSubscriptions: Check = async (aws, { name, alarmEmail }) => {
  if (!alarmEmail) return [];
  const { Subscriptions: all } = Subscriptions.parse(await aws(['sns', 'list-subscriptions']));
  const ours = all.filter(
    ({ TopicArn, Endpoint }) => TopicArn.includes(`bloomkin-${name}`) && Endpoint === alarmEmail,
  );
  if (ours.some(({ SubscriptionArn }) => SubscriptionArn.startsWith('arn:')))
    return fine(`Alarms reach ${alarmEmail}`);
  return warning(`${alarmEmail} has not confirmed its subscription to alarms: look for the mail of AWS`);
};

const Outputs = z.object({
  Stacks: z.array(
    z.object({ Outputs: z.array(z.object({ OutputKey: z.string(), OutputValue: z.string() })).default([]) }),
  ),
});
const Apis = z.object({ Items: z.array(z.object({ Name: z.string(), ApiEndpoint: z.string() })) });

/** The shop answers through the distribution, and not past it. */
export const checkEndpoints =
  (fetchStatus: Fetch): Check =>
  async (aws, { name }) => {
    const words = ['cloudformation', 'describe-stacks', '--stack-name', `bloomkin-${name}-web`];
    const [web] = Outputs.parse(await aws(words, region)).Stacks;
    const siteUrl = web?.Outputs.find(({ OutputKey }) => OutputKey === 'SiteUrl')?.OutputValue ?? '';
    const api = Apis.parse(await aws(['apigatewayv2', 'get-apis'])).Items.find(
      ({ Name }) => Name === `bloomkin-${name}`,
    );
    const expected: [url: string, status: number, what: string][] = [
      [`${siteUrl}/api/ping/time`, 200, 'The API answers'],
      [`${siteUrl}/api/no-such-path`, 404, 'Unknown paths answer 404'],
      [`${siteUrl}/`, 200, 'The shop answers'],
      ...(api
        ? [
            [`${api.ApiEndpoint}/api/ping/time`, 403, 'The API is closed past the distribution'] as [
              string,
              number,
              string,
            ],
          ]
        : []),
    ];
    const found = await Promise.all(
      expected.map(async ([url, status, what]): Promise<Finding[]> => {
        const actual = await fetchStatus(url);
        return actual === status
          ? fine(what)
          : warning(`${what}: not so, ${url} answers ${actual} instead of ${status}`);
      }),
    );
    return found.flat();
  };
