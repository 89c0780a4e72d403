import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Stack, Template } from './stack.ts';

const StackArtifact = z.object({
  type: z.literal('aws:cloudformation:stack'),
  environment: z.string(),
  properties: z.object({ templateFile: z.string(), stackName: z.string().optional() }),
});
const NestedAssembly = z.object({
  type: z.literal('cdk:cloud-assembly'),
  properties: z.object({ directoryName: z.string() }),
});
const Manifest = z.object({ artifacts: z.record(z.string(), z.object({ type: z.string() }).loose()) });

const AssetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

/** Replaces an account or region that the app leaves open. */
const anyAccount = '000000000000';
const anyRegion = 'ap-southeast-2';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function readAssembly(dir: string): Stack[] {
  const file = join(dir, 'manifest.json');
  if (!existsSync(file)) throw new Error(`There is no cloud assembly in ${dir}: run "npm run build" first`);
  const { artifacts } = Manifest.parse(readJson(file));
  return Object.entries(artifacts).flatMap(([id, artifact]) => {
    if (artifact.type === 'cdk:cloud-assembly')
      return readAssembly(join(dir, NestedAssembly.parse(artifact).properties.directoryName));
    if (artifact.type === 'aws:cloudformation:stack')
      return [readStack(dir, id, StackArtifact.parse(artifact))];
    return [];
  });
}

function readStack(
  dir: string,
  id: string,
  { environment, properties }: z.output<typeof StackArtifact>,
): Stack {
  const [, account, region] = /^aws:\/\/([^/]+)\/(.+)$/.exec(environment) ?? [];
  const { templateFile, stackName = id } = properties;
  return {
    name: stackName,
    account: account?.match(/^\d{12}$/) ? account : anyAccount,
    region: region && !region.startsWith('unknown') ? region : anyRegion,
    template: Template.parse(readJson(join(dir, templateFile))),
    assets: readAssets(dir, templateFile.replace('.template.json', '.assets.json')),
  };
}

function readAssets(dir: string, name: string): ReadonlyMap<string, string> {
  const file = join(dir, name);
  if (!existsSync(file)) return new Map();
  const files = Object.values(AssetManifest.parse(readJson(file)).files);
  return new Map(
    files.flatMap(({ source, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, join(dir, source.path)] as const),
    ),
  );
}
