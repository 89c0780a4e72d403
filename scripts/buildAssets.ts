import { alone } from './buildLock.ts';
import { buildWeb } from './buildWeb.ts';
import { bundle } from './bundle.ts';
import { prepareForDeploy } from './bundleNative.ts';

// What `cdk deploy` and `cdk diff` run before they make the template (cdk.json).
await alone(async () => {
  await buildWeb();
  await bundle();
  prepareForDeploy();
});
