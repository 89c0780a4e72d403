import { App, Stack, Token, Validations } from 'aws-cdk-lib';
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

/** Names, policies and the findings acknowledged above contain the account, so a template without one would differ. */
export function requireAccount(app: App): void {
  const stacks = app.node.findAll().filter((construct) => Stack.isStack(construct));
  if (stacks.some(({ account }) => Token.isUnresolved(account)))
    throw new Error(
      'No AWS account: sign in (such as aws sso login) so that the CDK finds its credentials, or set "account" of the stage in cdk.json',
    );
}
