import { ArnFormat, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { stageLog } from '#constructs/groupFunction.ts';
import type { Stage } from '#stage.ts';

/** Excludes address, path, query, referrer, user agent and cookie, which may contain personal data or codes. */
export const accessLogFields = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-method',
  'cs-protocol-version',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'c-country',
] as const;

/** Standard logging v2, which is configured in us-east-1. */
export function addAccessLog(scope: Construct, stage: Stage, distributionId: string): void {
  const stack = Stack.of(scope);
  const group = stageLog(scope, 'AccessLog', stage, `/aws/vendedlogs/bloomkin-${stage.name}/edge`);
  group.grant(
    new ServicePrincipal('delivery.logs.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
    'logs:CreateLogStream',
    'logs:PutLogEvents',
  );
  const name = `bloomkin-${stage.name}-edge`;
  const distributionArn = stack.formatArn({
    service: 'cloudfront',
    region: '',
    resource: 'distribution',
    resourceName: distributionId,
  });
  const source = new logs.CfnDeliverySource(scope, 'AccessLogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: distributionArn,
  });
  const destination = new logs.CfnDeliveryDestination(scope, 'AccessLogDestination', {
    name,
    outputFormat: 'json',
    destinationResourceArn: stack.formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: group.logGroupName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
  });
  const delivery = new logs.CfnDelivery(scope, 'AccessLogDelivery', {
    deliverySourceName: name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: [...accessLogFields],
  });
  delivery.addResourceDependency(source);
}
