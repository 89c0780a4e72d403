import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Assets } from './assets.ts';
import { addStacks } from './bloomkin.ts';
import { readStage } from './stage.ts';

export interface AppOptions {
  assets: Assets;
  /** A finding of the offline CloudFormation rules or cdk-nag throws; checking takes seconds. */
  checked: boolean;
  context?: Record<string, unknown>;
  outdir?: string;
}

export function makeApp({ assets, checked, context, outdir }: AppOptions): App {
  const app = new App({
    context,
    outdir,
    analyticsReporting: false,
    treeMetadata: false,
    builtinCloudFormationValidation: checked,
  });
  addStacks(
    app,
    readStage((key) => app.node.tryGetContext(key)),
    assets,
  );
  if (checked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
