import { deployedAssets } from './assets.ts';
import { makeApp } from './makeApp.ts';

// Entry of `cdk synth`, `cdk diff` and `cdk deploy`: the stage comes with `-c stage=dev`.
makeApp({ assets: deployedAssets, checked: true }).synth();
