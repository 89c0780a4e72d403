import { builtAssets } from '@bloomkin/cdk/assets.ts';
import { makeApp } from '@bloomkin/cdk/makeApp.ts';
import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import * as z from 'zod';

const Stages = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The local stage with other settings, as the next deploy would ship it. */
export function synthesiseLocal(outdir: string, settings: Readonly<Record<string, unknown>>): string {
  const stages = Stages.parse(projectContext().stages);
  const context = {
    ...projectContext(),
    stages: { ...stages, local: { ...stages.local, ...settings } },
    stage: 'local',
  };
  makeApp({ assets: builtAssets, checked: false, context, outdir }).synth();
  return outdir;
}
