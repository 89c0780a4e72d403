import type { Stage } from '@bloomkin/cdk/stage.ts';
import * as z from 'zod';
import { type Aws, AwsCliError } from '../aws/awsCli.ts';
import { type Check, fine, missing } from './finding.ts';

/** Stacks under termination protection, by their short names. */
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

export function readStates(aws: Aws, stage: Pick<Stage, 'name'>): Promise<StackState[]> {
  return Promise.all(lastingStacks.map((name) => readState(aws, stage, name)));
}

async function readState(
  aws: Aws,
  stage: Pick<Stage, 'name'>,
  name: StackState['name'],
): Promise<StackState> {
  try {
    const words = ['cloudformation', 'describe-stacks', '--stack-name', `bloomkin-${stage.name}-${name}`];
    const [stack] = Stacks.parse(await aws(words)).Stacks;
    if (!stack || stack.StackStatus === 'REVIEW_IN_PROGRESS')
      return { name, state: 'absent', isProtected: false };
    const state = failedCreation.has(stack.StackStatus) ? 'failed' : 'made';
    return { name, state, isProtected: stack.EnableTerminationProtection };
  } catch (error) {
    if (error instanceof AwsCliError && error.code === 'ValidationError')
      return { name, state: 'absent', isProtected: false };
    throw error;
  }
}

async function protect(aws: Aws, stage: Pick<Stage, 'name'>, name: string, on: boolean): Promise<void> {
  const flag = `--${on ? '' : 'no-'}enable-termination-protection`;
  const words = [
    'cloudformation',
    'update-termination-protection',
    '--stack-name',
    `bloomkin-${stage.name}-${name}`,
  ];
  await aws([...words, flag]);
}

/** A failed creation under protection can be neither deleted nor tried again. Returns the stacks to be made. */
export async function openFailed(aws: Aws, stage: Pick<Stage, 'name'>): Promise<string[]> {
  const states = await readStates(aws, stage);
  for (const { name, state, isProtected } of states)
    if (state === 'failed' && isProtected) await protect(aws, stage, name, false);
  return states.filter(({ state }) => state !== 'made').map(({ name }) => name);
}

/** After a deploy, failed or not: what was made is protected from now on. */
export async function protectMade(aws: Aws, stage: Pick<Stage, 'name'>): Promise<void> {
  for (const { name, state, isProtected } of await readStates(aws, stage))
    if (state === 'made' && !isProtected) await protect(aws, stage, name, true);
}

const secretNames = ['origin', 'sign-in', 'stripe-key', 'stripe-webhook', 'cognito-client', 'web-push'];

/** Secrets of an earlier life of the stage stand in the way of making them. */
export const checkLeftovers: Check = async (aws, stage) => {
  const [data] = await readStates(aws, stage);
  if (data?.state === 'made') return fine('The stage exists');
  const left = await Promise.all(
    secretNames.map(async (name) => {
      const id = `bloomkin/${stage.name}/${name}`;
      try {
        await aws(['secretsmanager', 'describe-secret', '--secret-id', id]);
        return [id];
      } catch (error) {
        if (error instanceof AwsCliError) return [];
        throw error;
      }
    }),
  );
  return left
    .flat()
    .flatMap((id) =>
      missing(
        `The secret ${id} exists and its stack does not. Nothing in it is needed: aws secretsmanager delete-secret --secret-id ${id} --force-delete-without-recovery; else: cdk deploy --import-existing-resources`,
      ),
    );
};
