import type { Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { type BucketDeploymentProps, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Assets } from '#assets.ts';
import { acknowledge, objectsFinding } from '#constructs/acknowledge.ts';
import { stageLog } from '#constructs/groupFunction.ts';
import type { Stage } from '#stage.ts';

export interface SiteFilesProps {
  stage: Stage;
  assets: Assets;
  bucket: Bucket;
}

const notServed = ['.vite', '.render'];

/** Keeps earlier files, which open pages still load. */
export function siteFiles(
  stack: Stack,
  logName: string,
  { stage, assets, bucket }: SiteFilesProps,
): BucketDeploymentProps {
  acknowledgeDeploymentFunction(stack, bucket);
  return {
    sources: [Source.asset(assets.webDir, { exclude: notServed })],
    destinationBucket: bucket,
    prune: false,
    memoryLimit: 512,
    logGroup: stageLog(stack, 'DeploymentLog', stage, `/bloomkin/${stage.name}/${logName}`),
  };
}

function acknowledgeDeploymentFunction(stack: Stack, bucket: Bucket): void {
  const reason = 'The CDK’s own deployment function: its code, role and runtime come with the library';
  const stagingBucket = `arn:aws:s3:::cdk-hnb659fds-assets-${stack.account}-${stack.region}`;
  const ids = [
    'AwsSolutions-L1',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map(
      (action) => `AwsSolutions-IAM5[Action::s3:${action}*]`,
    ),
    `AwsSolutions-IAM5[Resource::${stagingBucket}/*]`,
    objectsFinding(bucket, '*'),
  ];
  acknowledge(stack, Object.fromEntries(ids.map((id) => [id, reason])));
}
