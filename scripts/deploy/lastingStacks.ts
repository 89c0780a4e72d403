import type { Stage } from '@bloomkin/cdk/stage.ts';
import * as z from 'zod';
import { type Aws, ifFound, region } from '#aws/awsCli.ts';
import { type Check, fine, missing } from './finding.ts';

export const lastingStacks = ['data', 'identity'] as const;

export interface StackState {
  name: (typeof lastingStacks)[number];
  /** `failed`: its creation was rolled back, and the next try deletes it first. */
  state: 'absent' | 'failed' | 'made';
  isProtected: boolean;
}

const Stacks = z.object({
  Stacks: z.array(
    z.object({ StackStatus: z.string(), EnableTerminationProtection: z.boolean().default(false) }),
  ),
});
const failedCreation = new Set(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED', 'DELETE_FAILED']);

/** Calls CloudFormation for one stack of a stage. */
export const onStack = (
  aws: Aws,
  action: string,
  { name }: Pick<Stage, 'name'>,
  stack: string,
  ...flags: string[]
) => aws(['cloudformation', action, '--stack-name', `bloomkin-${name}-${stack}`, ...flags]);

export function readStates(aws: Aws, stage: Pick<Stage, 'name'>): Promise<StackState[]> {
  return Promise.all(lastingStacks.map((name) => readState(aws, stage, name)));
}

async function readState(
  aws: Aws,
  stage: Pick<Stage, 'name'>,
  name: StackState['name'],
): Promise<StackState> {
  const found = await ifFound(onStack(aws, 'describe-stacks', stage, name));
  const [stack] = found === undefined ? [] : Stacks.parse(found).Stacks;
  if (!stack || stack.StackStatus === 'REVIEW_IN_PROGRESS')
    return { name, state: 'absent', isProtected: false };
  const state = failedCreation.has(stack.StackStatus) ? 'failed' : 'made';
  return { name, state, isProtected: stack.EnableTerminationProtection };
}

async function protect(aws: Aws, stage: Pick<Stage, 'name'>, name: string, on: boolean): Promise<void> {
  const flag = `--${on ? '' : 'no-'}enable-termination-protection`;
  await onStack(aws, 'update-termination-protection', stage, name, flag);
}

/** Returns the stacks to create. A protected stack whose creation failed can be neither deleted nor retried. */
export async function openFailed(aws: Aws, stage: Pick<Stage, 'name'>): Promise<string[]> {
  const states = await readStates(aws, stage);
  for (const { name, state, isProtected } of states)
    if (state === 'failed' && isProtected) await protect(aws, stage, name, false);
  return states.filter(({ state }) => state !== 'made').map(({ name }) => name);
}

/** After a deploy, successful or not: existing stacks are protected. */
export async function protectMade(aws: Aws, stage: Pick<Stage, 'name'>): Promise<void> {
  for (const { name, state, isProtected } of await readStates(aws, stage))
    if (state === 'made' && !isProtected) await protect(aws, stage, name, true);
}

/** Names as in cdk/src/stacks; `test/cdk/leftSecrets.test.ts` compares. */
export const listSecretNames = ({ name, abnLookup, acp, userPoolClient }: SecretSettings): string[] =>
  [
    ...['origin', 'sign-in', 'stripe-key', 'stripe-webhook', 'web-push'],
    ...(abnLookup ? ['abn-lookup'] : []),
    ...(acp ? ['acp-token'] : []),
    userPoolClient === 1 ? 'cognito-client' : `cognito-client-${userPoolClient}`,
  ].map((secret) => `bloomkin/${name}/${secret}`);

type SecretSettings = Pick<Stage, 'name' | 'abnLookup' | 'acp' | 'userPoolClient'>;

const Secret = z.object({ ARN: z.string() });
const Resources = z.object({
  StackResourceSummaries: z.array(
    z.object({ PhysicalResourceId: z.string().optional(), ResourceStatus: z.string() }),
  ),
});

async function listOwned(aws: Aws, stage: Pick<Stage, 'name'>, states: readonly StackState[]) {
  const made = states.filter(({ state }) => state === 'made');
  const found = await Promise.all(
    made.map(async ({ name }) => {
      const answer = await onStack(aws, 'list-stack-resources', stage, name);
      return Resources.parse(answer).StackResourceSummaries;
    }),
  );
  // Resources that an update removed but retained (DELETE_SKIPPED) no longer belong to the stack.
  const existing = found.flat().filter(({ ResourceStatus }) => !ResourceStatus.startsWith('DELETE_'));
  return new Set(existing.map(({ PhysicalResourceId }) => PhysicalResourceId));
}

async function findSecretArn(aws: Aws, id: string): Promise<string | undefined> {
  const found = await ifFound(aws(['secretsmanager', 'describe-secret', '--secret-id', id]));
  return found === undefined ? undefined : Secret.parse(found).ARN;
}

/** Orphaned secrets block their creation: leftovers of an earlier stage, or of a setting incremented and reverted. */
export const checkLeftovers: Check = async (aws, stage) => {
  const states = await readStates(aws, stage);
  const owned = await listOwned(aws, stage, states);
  const found = await Promise.all(
    listSecretNames(stage).map(async (id) => ({ id, arn: await findSecretArn(aws, id) })),
  );
  const left = found.filter(({ arn }) => arn !== undefined && !owned.has(arn));
  if (left.length === 0 && owned.size > 0) return fine('The stage exists');
  return left.flatMap(({ id }) => missing(describeLeftover(id, stage)));
};

/** Older values would be refused: the edge sends its deploy's origin secret, and each client has its own. */
const isMadeAnew = (id: string) => /\/(origin|cognito-client(-\d+)?)$/.test(id);

/** CloudFormation cannot import a secret by name: its primary identifier, the ARN, is read-only. */
function describeLeftover(id: string, { name }: Pick<Stage, 'name'>): string {
  const secret = `--region ${region} --secret-id ${id}`;
  const stops = `The secret ${id} exists and no stack has it, which would stop the deploy.`;
  const remove = `  aws secretsmanager delete-secret ${secret} --force-delete-without-recovery`;
  if (isMadeAnew(id))
    return [stops, 'Delete it: the deploy makes another, and its value is of no use.', remove].join('\n');
  return [
    stops,
    'When its value is still needed, note it first:',
    `  aws secretsmanager get-secret-value ${secret} --query SecretString --output text`,
    'Delete it:',
    remove,
    'After the deploy put the noted value back:',
    `  npm run deploy -- --stage ${name}`,
    `  aws secretsmanager put-secret-value ${secret} --secret-string '<value>'`,
  ].join('\n');
}
