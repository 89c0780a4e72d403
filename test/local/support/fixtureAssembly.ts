import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dataTemplate, type FixtureFunctions, fixtureTemplate } from './fixtureTemplate.ts';

/** The files in the bucket of the fixture's site. */
const siteFiles: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><title>Fixture</title>${'<p>One paragraph of many.</p>'.repeat(80)}`,
  'files/app.js': 'export const greeting = "hello";',
};

const stackArtifact = (templateFile: string, stackName: string) => ({
  type: 'aws:cloudformation:stack',
  environment: 'aws://111122223333/ap-southeast-2',
  properties: { templateFile, stackName },
});

/**
 * A small cloud assembly as `cdk synth` writes it, with the stack of functions in a stage of its own: made in a
 * millisecond, with functions written for what a test wants to see.
 */
export function fixtureAssembly(
  functions: FixtureFunctions,
  routes: Readonly<Record<string, string>>,
): string {
  const dir = mkdtempSync(join(tmpdir(), 'bloomkin-assembly-'));
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('manifest.json', {
    artifacts: {
      data: stackArtifact('data.template.json', 'fixture-data'),
      stage: { type: 'cdk:cloud-assembly', properties: { directoryName: 'assembly-stage' } },
    },
  });
  write('data.template.json', dataTemplate);
  write('assembly-stage/manifest.json', {
    artifacts: { app: stackArtifact('app.template.json', 'fixture-app') },
  });
  write('assembly-stage/app.template.json', fixtureTemplate(functions, routes));
  const names = [...Object.keys(functions), 'site'];
  write('assembly-stage/app.assets.json', {
    files: Object.fromEntries(names.map((name) => [name, assetOf(name)])),
  });
  for (const [name, { code }] of Object.entries(functions)) write(`assembly-stage/${name}/index.mjs`, code);
  for (const [path, content] of Object.entries(siteFiles)) write(`assembly-stage/site/${path}`, content);
  return dir;
}

const assetOf = (name: string) => ({
  source: { path: name },
  destinations: { current: { objectKey: `${name}.zip` } },
});
