import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { logGroupName } from '#constructs/groupFunction.ts';
import type { Stage } from '#stage.ts';

/** What agents call, by protocol and operation: `ucp create_checkout`. */
export function addAgentMetric(scope: Construct, stage: Stage): void {
  new MetricFilter(scope, 'AgentCallLines', {
    logGroup: LogGroup.fromLogGroupName(scope, 'AgentCallLog', logGroupName(stage, 'agents')),
    filterPattern: FilterPattern.literal('{ $.message = "agent call" }'),
    metricNamespace: `bloomkin-${stage.name}`,
    metricName: 'AgentCalls',
    dimensions: { Operation: '$.what' },
  });
}
