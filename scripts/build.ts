import { buildPhotos } from './buildDemoPhotos.ts';
import { withBuildLock } from './buildLock.ts';
import { assemblyDir, buildTemplate } from './buildTemplate.ts';
import { buildKit, buildWeb } from './buildWeb.ts';
import { bundle } from './bundle.ts';

export interface Build {
  assemblyDir: string;
}

const steps = [
  ['web app', buildWeb],
  ['component page', buildKit],
  ['functions', bundle],
  ['template', buildTemplate],
  ['demo photos', buildPhotos],
] as const;

/** Skips unchanged steps. Functions follow the web app, which one of them renders. */
export function build(log: (line: string) => void = () => undefined): Promise<Build> {
  return withBuildLock(async () => {
    for (const [name, step] of steps) {
      const startedMs = performance.now();
      if (await step()) log(`Built ${name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
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
