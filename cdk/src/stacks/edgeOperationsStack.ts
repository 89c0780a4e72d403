import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { addAccessLog } from '#edge/accessLog.ts';
import { makeAlarms } from '#operations/alarms.ts';
import { addEdgeAlarms } from '#operations/edgeAlarms.ts';
import type { Stage } from '#stage.ts';
import { stackName, stackProps } from './stackProps.ts';

export class EdgeOperationsStack extends Stack {
  constructor(scope: Construct, stage: Stage, distributionId: string) {
    const props = stackProps(stage);
    super(scope, stackName(stage, 'edge-operations'), {
      ...props,
      env: { ...props.env, region: 'us-east-1' },
    });
    addEdgeAlarms(stage, distributionId, makeAlarms(this, stage).addAlarm);
    addAccessLog(this, stage, distributionId);
  }
}
