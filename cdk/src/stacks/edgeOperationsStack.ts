import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { addAccessLog } from '../edge/accessLog.ts';
import { alarmsOf } from '../operations/alarms.ts';
import { addEdgeAlarms } from '../operations/edgeAlarms.ts';
import type { Stage } from '../stage.ts';
import { stackName, stackProps } from './stackProps.ts';

/** Alarms about CloudFront and the firewall, and the access log: all of us-east-1 only. */
export class EdgeOperationsStack extends Stack {
  constructor(scope: Construct, stage: Stage, distributionId: string) {
    const props = stackProps(stage);
    super(scope, stackName(stage, 'edge-operations'), {
      ...props,
      env: { ...props.env, region: 'us-east-1' },
    });
    addEdgeAlarms(stage, distributionId, alarmsOf(this, stage));
    addAccessLog(this, stage, distributionId);
  }
}
