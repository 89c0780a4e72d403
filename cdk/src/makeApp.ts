import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Assets } from './assets.ts';
import { addStacks } from './bloomkin.ts';
import { readStage } from './stage.ts';

export interface AppWords {
  assets: Assets;
  /** Runs the offline CloudFormation rules and cdk-nag when it is synthesised: some seconds, and a finding throws. */
  checked: boolean;
  /** What the CDK's command line gives by itself. */
  context?: Record<string, unknown>;
  outdir?: string;
}

/** The app of one stage, which its context names. */
export function makeApp({ assets, checked, context, outdir }: AppWords): App {
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
