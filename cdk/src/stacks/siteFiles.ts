import type { Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { type BucketDeploymentProps, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Assets } from '../assets.ts';
import { acknowledge, objectsFinding } from '../constructs/acknowledge.ts';
import { stageLog } from '../constructs/groupFunction.ts';
import type { Stage } from '../stage.ts';

export interface SiteFilesProps {
  stage: Stage;
  assets: Assets;
  bucket: Bucket;
}

/** What the build leaves beside the files: its manifests, and the code that renders pages. */
const notServed = ['.vite', '.render'];

/** How files of the web app are put into its bucket. Old ones stay, since a page that is open still asks for them. */
export function siteFiles(
  stack: Stack,
  logName: string,
  { stage, assets, bucket }: SiteFilesProps,
): BucketDeploymentProps {
  acknowledgeCopier(stack, bucket);
  return {
    sources: [Source.asset(assets.webDir, { exclude: notServed })],
    destinationBucket: bucket,
    prune: false,
    memoryLimit: 512,
    logGroup: stageLog(stack, 'DeploymentLog', stage, `/bloomkin/${stage.name}/${logName}`),
  };
}

/** The function that copies the files is the library's own: it runs while deploying, and only then. */
function acknowledgeCopier(stack: Stack, bucket: Bucket): void {
  const reason =
    'The library’s copier, run by a deploy alone; its code, role and runtime come with the library';
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
