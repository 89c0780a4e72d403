import { Duration, Stack } from 'aws-cdk-lib';
import { BucketDeployment, CacheControl } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { type SiteFilesProps, siteFiles } from './siteFiles.ts';
import { stackName, stackProps } from './stackProps.ts';

/** Hashed files of the web app, deployed before the function that renders links to them. */
export class AssetsStack extends Stack {
  constructor(scope: Construct, props: SiteFilesProps) {
    super(scope, stackName(props.stage, 'assets'), stackProps(props.stage));
    new BucketDeployment(this, 'HashedFiles', {
      ...siteFiles(this, 'assets-deployment', props),
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
  }
}
