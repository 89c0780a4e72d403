import { Duration, Stack } from 'aws-cdk-lib';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { type SiteFilesProps, siteFiles } from './siteFiles.ts';
import { stackName, stackProps } from './stackProps.ts';

/** A service worker or manifest from before would outlive a release. */
const checkedEachTime = ['*.html', 'sw.js', 'manifest.json'];

/** The web app's pages and its files without a hash. */
export class SiteStack extends Stack {
  constructor(scope: Construct, props: SiteFilesProps) {
    const { apiHost = '', mapStyle = '' } = props.stage;
    super(scope, stackName(props.stage, 'site'), stackProps(props.stage));
    const common = siteFiles(this, 'site-deployment', props);
    const named = new BucketDeployment(this, 'NamedFiles', {
      ...common,
      exclude: ['assets/*', ...checkedEachTime],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.hours(1))],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [...common.sources, Source.jsonData('config.json', { apiHost, mapStyle })],
      exclude: ['*'],
      include: [...checkedEachTime, 'config.json'],
      cacheControl: [CacheControl.noCache()],
    });
    // Pages come after the files that they load.
    pages.node.addDependency(named);
  }
}
