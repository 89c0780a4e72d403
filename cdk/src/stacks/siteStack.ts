import { Duration, Stack } from 'aws-cdk-lib';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { type SiteFilesProps, siteFiles } from './siteFiles.ts';
import { stackName, stackProps } from './stackProps.ts';

/** A cached service worker or manifest would outlive a release. */
const checkedEachTime = ['*.html', 'sw.js', 'manifest.json'];

export class SiteStack extends Stack {
  constructor(scope: Construct, props: SiteFilesProps) {
    const { apiHost = '', mapStyle = '', platform, help } = props.stage;
    const operator = { operatorName: platform.name, operatorAbn: platform.abn };
    const helpFields = { helpPhone: help?.phone, helpEmail: help?.email, helpHours: help?.hours };
    super(scope, stackName(props.stage, 'site'), stackProps(props.stage));
    const common = siteFiles(this, 'site-deployment', props);
    const named = new BucketDeployment(this, 'NamedFiles', {
      ...common,
      exclude: ['assets/*', ...checkedEachTime],
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.hours(1))],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      sources: [
        ...common.sources,
        Source.jsonData('config.json', { apiHost, mapStyle, ...operator, ...helpFields }),
      ],
      exclude: ['*'],
      include: [...checkedEachTime, 'config.json'],
      cacheControl: [CacheControl.noCache()],
    });
    // After the files that pages load.
    pages.node.addDependency(named);
  }
}
