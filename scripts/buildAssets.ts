import { withBuildLock } from './buildLock.ts';
import { buildWeb } from './buildWeb.ts';
import { bundle } from './bundle.ts';
import { prepareForDeploy } from './bundleNative.ts';

// `cdk deploy` and `cdk diff` run this before synthesis (cdk.json).
await withBuildLock(async () => {
  await buildWeb();
  await bundle();
  prepareForDeploy();
});
