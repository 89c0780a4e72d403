import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Assets, bundleDir } from '#assets.ts';
import { bundleName, type FunctionName, functions } from '#functions.ts';
import type { Stage } from '#stage.ts';
import { acknowledge } from './acknowledge.ts';
import { grantNeeds } from './grantNeeds.ts';
import { type Platform, selectSettings } from './platform.ts';

export interface GroupFunctionProps {
  name: FunctionName;
  stage: Stage;
  assets: Assets;
  platform: Platform;
}

export const physicalName = (stage: Stage, name: FunctionName): string => `bloomkin-${stage.name}-${name}`;

export const logGroupName = (stage: Stage, name: FunctionName): string => `/bloomkin/${stage.name}/${name}`;

const retention = {
  7: RetentionDays.ONE_WEEK,
  30: RetentionDays.ONE_MONTH,
  90: RetentionDays.THREE_MONTHS,
} as const;

export function stageLog(scope: Construct, id: string, stage: Stage, name: string): LogGroup {
  return new LogGroup(scope, id, {
    logGroupName: name,
    retention: retention[stage.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

/** Without them glibc keeps the memory of decoded pictures, and a container grows with each (docs/decisions/0050). */
const allocatorVariables = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Jobs put texts there alone. */
const takesPictures = (name: FunctionName): boolean =>
  functions[name].source.startsWith('api/') && (functions[name].media?.includes('PutObject') ?? false);

export class GroupFunction extends lambda.Function {
  readonly ownRole: Role;
  readonly ownLog: LogGroup;

  constructor(scope: Construct, { name, stage, assets, platform }: GroupFunctionProps) {
    const needs = functions[name];
    const functionName = physicalName(stage, name);
    const logGroup = stageLog(scope, `${name}Log`, stage, logGroupName(stage, name));
    const role = new Role(scope, `${name}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, name, {
      functionName,
      role,
      logGroup,
      code: lambda.Code.fromAsset(bundleDir(assets, bundleName(name))),
      handler: `index.${needs.handler}`,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      memorySize: needs.memoryMb,
      timeout: Duration.seconds(needs.timeoutSeconds),
      reservedConcurrentExecutions: stage.reservedConcurrency[name],
      environment: { ...selectSettings(name, platform), ...(takesPictures(name) && allocatorVariables) },
      // Earlier versions are kept for a rollback.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
      tracing: lambda.Tracing.ACTIVE,
      loggingFormat: lambda.LoggingFormat.JSON,
      systemLogLevelV2: lambda.SystemLogLevel.WARN,
    });
    this.ownRole = role;
    this.ownLog = logGroup;
    acknowledge(role, { 'AwsSolutions-IAM5[Resource::*]': describeWildcard(name) });
    grantNeeds(role, name, platform);
  }
}

function describeWildcard(name: FunctionName): string {
  const sms = functions[name].services.includes('sms') ? ', nor do SMS messages (topics are denied)' : '';
  return `X-Ray traces have no resource${sms}`;
}
