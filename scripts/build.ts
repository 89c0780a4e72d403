import { alone } from './buildLock.ts';
import { assemblyDir, buildTemplate } from './buildTemplate.ts';
import { buildWeb } from './buildWeb.ts';
import { bundle } from './bundle.ts';

export interface Build {
  /** The cloud assembly of the local stage: templates and assets, as `cdk synth` makes them. */
  assemblyDir: string;
}

const steps = [
  ['web app', buildWeb],
  ['functions', bundle],
  ['template', buildTemplate],
] as const;

/** Web app, the functions, one of which renders it, and the local stage's template. What did not change is not made again. */
export function build(tell: (line: string) => void = () => undefined): Promise<Build> {
  return alone(async () => {
    for (const [name, step] of steps) {
      const startedMs = performance.now();
      if (await step()) tell(`Built ${name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
    }
    return { assemblyDir };
  });
}

if (import.meta.main) {
  try {
    await build(console.log);
    console.log(`Up to date: ${assemblyDir}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
