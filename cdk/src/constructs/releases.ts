import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionName } from '#functions.ts';
import type { Stage } from '#stage.ts';
import { acknowledge } from './acknowledge.ts';
import { type GroupFunction, physicalName } from './groupFunction.ts';

const aliasName = 'live';

const eachMinute = { statistic: 'Sum', period: Duration.minutes(1) };

/** A new version serves a tenth of the calls for five minutes; an error rolls it back. */
export class Releases extends Construct {
  private readonly stage: Stage;
  private readonly shared: { application: LambdaApplication; role: Role } | undefined;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.stage = stage;
    if (stage.name !== 'local' && stage.release === 'canary')
      this.shared = { application: new LambdaApplication(this, 'Application'), role: this.createRole() };
  }

  addAlias(name: FunctionName, ownFunction: GroupFunction): Alias {
    const alias = new Alias(this, name, { aliasName, version: ownFunction.currentVersion });
    if (this.shared)
      new LambdaDeploymentGroup(this, `${name}Group`, {
        ...this.shared,
        alias,
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [this.createAlarm(name, ownFunction)],
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      });
    return alias;
  }

  private createAlarm(name: FunctionName, { ownLog }: GroupFunction): Alarm {
    const functionName = physicalName(this.stage, name);
    const crashes = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Errors',
      dimensionsMap: { FunctionName: functionName, Resource: `${functionName}:${aliasName}` },
      ...eachMinute,
    });
    const lines = new MetricFilter(this, `${name}ErrorLines`, {
      logGroup: ownLog,
      filterPattern: FilterPattern.literal('{ $.level = "ERROR" }'),
      metricNamespace: `bloomkin-${this.stage.name}`,
      metricName: `${name}ErrorLines`,
    });
    return new Alarm(this, `${name}Release`, {
      alarmName: `bloomkin-${this.stage.name}-${name}Release`,
      alarmDescription: `${name} has errors: CodeDeploy rolls back a release in progress. See docs/runbook.md`,
      metric: new MathExpression({
        expression: 'FILL(crashes, 0) + FILL(lines, 0)',
        usingMetrics: { crashes, lines: lines.metric(eachMinute) },
        period: eachMinute.period,
      }),
      threshold: 0,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  private createRole(): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    acknowledge(role, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'The managed policy for shifting an alias, maintained by AWS',
    });
    return role;
  }
}
