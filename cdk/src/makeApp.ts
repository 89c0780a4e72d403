import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Assets } from './assets.ts';
import { addStacks } from './bloomkin.ts';
import { readStage } from './stage.ts';

export interface AppOptions {
  assets: Assets;
  /** Runs the offline CloudFormation rules and cdk-nag at synthesis, which takes seconds; a finding throws. */
  checked: boolean;
  context?: Record<string, unknown>;
  outdir?: string;
}

/** The context names the stage. */
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
