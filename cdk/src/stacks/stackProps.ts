import type { StackProps } from 'aws-cdk-lib';
import type { Stage } from '../stage.ts';

/** `bloomkin-dev-data`. What the library names after its stack is so told apart between stages of one account. */
export const stackName = (stage: Stage, name: string): string => `bloomkin-${stage.name}-${name}`;

/** Place and tags of a stack. */
export function stackProps(stage: Stage): StackProps {
  return {
    env: { account: stage.account ?? process.env.CDK_DEFAULT_ACCOUNT, region: stage.region },
    tags: { app: 'bloomkin', stage: stage.name },
  };
}
