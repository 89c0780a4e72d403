import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { deployedAssets } from './assets.ts';
import { addStacks } from './bloomkin.ts';
import { readStage } from './stage.ts';

/** Entry of `cdk synth`, `cdk diff` and `cdk deploy`: the stage comes with `-c stage=dev`. */
const app = new App();
addStacks(
  app,
  readStage((key) => app.node.tryGetContext(key)),
  deployedAssets,
);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
