import type { Construct } from 'constructs';
import type { Assets } from './assets.ts';
import { ApiStack } from './stacks/apiStack.ts';
import { AssetsStack } from './stacks/assetsStack.ts';
import { DataStack } from './stacks/dataStack.ts';
import { EdgeOperationsStack } from './stacks/edgeOperationsStack.ts';
import { EdgeStack } from './stacks/edgeStack.ts';
import { IdentityStack } from './stacks/identityStack.ts';
import { JobsStack } from './stacks/jobsStack.ts';
import { OfficeStack } from './stacks/officeStack.ts';
import { OperationsStack } from './stacks/operationsStack.ts';
import { SiteStack } from './stacks/siteStack.ts';
import { WebStack } from './stacks/webStack.ts';
import type { Stage } from './stage.ts';

/** In order of deployment: hashed files before pages that link to them. The local stage has no firewall or alarms. */
export function addStacks(app: Construct, stage: Stage, assets: Assets): void {
  const data = new DataStack(app, stage);
  const edge = stage.firewall === 'off' ? undefined : new EdgeStack(app, stage);
  const { firewallArn, certificate } = edge ?? {};
  const web = new WebStack(app, { stage, assets, data, firewallArn, certificate });
  const known = { ...data.platform, siteUrl: web.siteUrl };
  const identity = new IdentityStack(app, stage, assets, known);
  const platform = { ...known, pool: identity.pool };
  const routed = { stage, assets, platform, api: web.api };
  const api = new ApiStack(app, routed);
  const office = new OfficeStack(app, routed);
  const jobs = new JobsStack(app, { stage, assets, platform });
  const files = { stage, assets, bucket: web.siteBucket };
  const assetFiles = new AssetsStack(app, files);
  const site = new SiteStack(app, files);
  // One after the other: the API's control plane refuses concurrent changes of routes.
  office.addStackDependency(assetFiles);
  api.addStackDependency(office);
  site.addStackDependency(api);
  if (stage.name === 'local') return;
  const operations = new OperationsStack(app, { stage, web, jobs, table: data.table, pool: identity.pool });
  // Metric filters need the log groups.
  for (const before of [identity, api]) operations.addStackDependency(before);
  new EdgeOperationsStack(app, stage, web.distributionId);
}
