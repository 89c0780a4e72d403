import type { StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from '#stage.ts';

/** `bloomkin-dev-data`: several stages may share an account. */
export const stackName = (stage: Stage, name: string): string => `bloomkin-${stage.name}-${name}`;

export function stackProps(stage: Stage): StackProps {
  return {
    env: { account: stage.account ?? process.env.CDK_DEFAULT_ACCOUNT, region: stage.region },
    tags: { app: 'bloomkin', stage: stage.name },
  };
}

/** Set by scripts/deploy.ts: stacks that do not exist yet, such as `data,identity`. */
const firstDeployContext = 'firstDeploy';

/** Enabled after the first success: a protected stack in ROLLBACK_COMPLETE can be neither deleted nor retried. */
export const lastingStackProps = (scope: Construct, stage: Stage, name: string): StackProps => ({
  ...stackProps(stage),
  terminationProtection: !String(scope.node.tryGetContext(firstDeployContext)).split(',').includes(name),
});
