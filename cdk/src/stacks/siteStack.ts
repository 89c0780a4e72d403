import { Duration, Stack } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { Assets } from '../assets.ts';
import { acknowledge, objectsFinding } from '../constructs/acknowledge.ts';
import { stageLog } from '../constructs/groupFunction.ts';
import type { Stage } from '../stage.ts';
import { stackName, stackProps } from './stackProps.ts';

export interface SiteStackProps {
  stage: Stage;
  assets: Assets;
  bucket: Bucket;
}

/** The web app's files. Old ones stay, since a page that is open still asks for them. */
export class SiteStack extends Stack {
  constructor(scope: Construct, { stage, assets, bucket }: SiteStackProps) {
    super(scope, stackName(stage, 'site'), stackProps(stage));
    const logGroup = stageLog(this, 'DeploymentLog', stage, `/bloomkin/${stage.name}/site-deployment`);
    const common = { destinationBucket: bucket, prune: false, memoryLimit: 512, logGroup };
    const files = Source.asset(assets.webDir, { exclude: ['.vite'] });
    const hashed = new BucketDeployment(this, 'HashedFiles', {
      ...common,
      sources: [files],
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const named = new BucketDeployment(this, 'NamedFiles', {
      ...common,
      sources: [files],
      exclude: ['assets/*', '*.html'],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.hours(1))],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [files, Source.jsonData('config.json', { apiHost: '' })],
      exclude: ['*'],
      include: ['*.html', 'config.json'],
      cacheControl: [CacheControl.noCache()],
    });
    // A page is put up when what it asks for is there.
    pages.node.addDependency(hashed, named);
    this.acknowledgeCopier(bucket);
  }

  /** The function that copies the files is the library's own: it runs while deploying, and only then. */
  private acknowledgeCopier(bucket: Bucket): void {
    const reason =
      'The library’s copier, run by a deploy alone; its code, role and runtime come with the library';
    const stagingBucket = `arn:aws:s3:::cdk-hnb659fds-assets-${this.account}-${this.region}`;
    const ids = [
      'AwsSolutions-L1',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map(
        (action) => `AwsSolutions-IAM5[Action::s3:${action}*]`,
      ),
      `AwsSolutions-IAM5[Resource::${stagingBucket}/*]`,
      objectsFinding(bucket, '*'),
    ];
    acknowledge(this, Object.fromEntries(ids.map((id) => [id, reason])));
  }
}
