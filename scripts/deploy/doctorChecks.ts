import * as z from 'zod';
import { edgeRegion, region } from '#aws/awsCli.ts';
import { type Check, type Finding, fine, warning } from './finding.ts';
import { listSecretNames, onStack, readStates } from './lastingStacks.ts';

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

/** Created empty; an operator sets them. */
const empty = {
  'stripe-key': 'paying answers 503',
  'stripe-webhook': 'payments are not noticed',
  'abn-lookup': 'no business number is looked up',
  'acp-token': 'agents that speak ACP get a 503',
} as const;

export const checkSecrets: Check = async (aws, stage) => {
  const { name } = stage;
  const secrets = Object.entries(empty).filter(([secret]) =>
    listSecretNames(stage).includes(`bloomkin/${name}/${secret}`),
  );
  const found = await Promise.all(
    secrets.map(async ([secret, consequence]) => {
      const id = `bloomkin/${name}/${secret}`;
      const args = ['secretsmanager', 'describe-secret', '--secret-id', id];
      const { VersionIdsToStages } = Secret.parse(await aws(args));
      return Object.keys(VersionIdsToStages).length > 0
        ? fine(`${id} is filled`)
        : warning(`${id} is empty: ${consequence} (docs/deploy.md, step 5)`);
    }),
  );
  return found.flat();
};

const Subscriptions = z.object({
  Subscriptions: z.array(
    z.object({ SubscriptionArn: z.string(), Endpoint: z.string(), TopicArn: z.string() }),
  ),
});

/** One per region: the edge's alarms have their own. */
export const checkSubscriptions: Check = async (aws, { name, alarmEmail }) => {
  if (!alarmEmail) return [];
  const found = await Promise.all(
    [region, edgeRegion].map(async (one) => {
      const { Subscriptions: all } = Subscriptions.parse(await aws(['sns', 'list-subscriptions'], one));
      const ours = all.filter(
        ({ TopicArn, Endpoint }) => TopicArn.includes(`:bloomkin-${name}-`) && Endpoint === alarmEmail,
      );
      // A pending subscription has no ARN and expires after three days.
      const isConfirmed =
        ours.length > 0 && ours.every(({ SubscriptionArn }) => SubscriptionArn.startsWith('arn:'));
      return isConfirmed
        ? fine(`Alarms of ${one} reach ${alarmEmail}`)
        : warning(
            `${alarmEmail} has not confirmed its subscription to alarms of ${one}: look for the mail of AWS`,
          );
    }),
  );
  return found.flat();
};

const Outputs = z.object({
  Stacks: z.array(
    z.object({ Outputs: z.array(z.object({ OutputKey: z.string(), OutputValue: z.string() })).default([]) }),
  ),
});
const Apis = z.object({ Items: z.array(z.object({ Name: z.string(), ApiEndpoint: z.string() })) });

/** Reachable through the distribution only. */
export const checkEndpoints =
  (fetchStatus: Fetch): Check =>
  async (aws, { name, domain }) => {
    const [web] = Outputs.parse(await onStack(aws, 'describe-stacks', { name }, 'web')).Stacks;
    const siteUrl = web?.Outputs.find(({ OutputKey }) => OutputKey === 'SiteUrl')?.OutputValue ?? '';
    const api = Apis.parse(await aws(['apigatewayv2', 'get-apis'])).Items.find(
      ({ Name }) => Name === `bloomkin-${name}`,
    );
    // With a domain the gateway's own address is switched off, which AWS answers with either.
    const closed = domain ? [403, 404] : [403];
    const expected: [url: string, statuses: number[], what: string][] = [
      [`${siteUrl}/api/ping/time`, [200], 'The API answers'],
      [`${siteUrl}/api/no-such-path`, [404], 'Unknown paths answer 404'],
      [`${siteUrl}/`, [200], 'The shop answers'],
      ...(api
        ? [
            [
              `${api.ApiEndpoint}/api/ping/time`,
              closed,
              'The API is closed past the distribution',
            ] satisfies [string, number[], string],
          ]
        : []),
    ];
    const found = await Promise.all(
      expected.map(async ([url, statuses, what]): Promise<Finding[]> => {
        const actual = await fetchStatus(url);
        return statuses.includes(actual)
          ? fine(what)
          : warning(`${what}: not so, ${url} answers ${actual} instead of ${statuses.join(' or ')}`);
      }),
    );
    return found.flat();
  };
