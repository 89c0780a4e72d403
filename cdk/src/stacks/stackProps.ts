import type { StackProps } from 'aws-cdk-lib';
import type { Stage } from '../stage.ts';

/** `bloomkin-dev-data`: several stages may share an account. */
export const stackName = (stage: Stage, name: string): string => `bloomkin-${stage.name}-${name}`;

export function stackProps(stage: Stage): StackProps {
  return {
    env: { account: stage.account ?? process.env.CDK_DEFAULT_ACCOUNT, region: stage.region },
    tags: { app: 'bloomkin', stage: stage.name },
  };
}
