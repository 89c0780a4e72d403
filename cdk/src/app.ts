import { deployedAssets } from './assets.ts';
import { makeApp } from './makeApp.ts';

// Entry of `cdk synth`, `cdk diff` and `cdk deploy`; `-c stage=dev` selects the stage.
makeApp({ assets: deployedAssets, checked: true }).synth();
