import { deployedAssets } from './assets.ts';
import { makeApp, requireAccount } from './makeApp.ts';

// Entry of `cdk synth`, `cdk diff` and `cdk deploy`; `-c stage=dev` selects the stage.
const app = makeApp({ assets: deployedAssets, checked: true });
requireAccount(app);
app.synth();
