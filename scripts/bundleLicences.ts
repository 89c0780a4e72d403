import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { root } from './buildStamp.ts';
import { builtStorefront, storefrontLicences } from './bundleStorefront.ts';

/** The notices that licences want in each copy, of the installed packages in a bundle. */
export function licenceNotices({ inputs }: Pick<Metafile, 'inputs'>): string {
  const paths = Object.keys(inputs);
  const packages = paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  const notices = [...new Set(packages)].sort().map(readNotice);
  const byText = [...Map.groupBy(notices, ({ text }) => text)];
  const parts = byText.map(([text, same]) => `${same.map(({ title }) => title).join('\n')}\n\n${text}`);
  if (paths.includes(builtStorefront)) parts.push(readFileSync(join(root, storefrontLicences), 'utf8'));
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function readNotice(dir: string) {
  const { name, version, license }: { name: string; version: string; license: string } = JSON.parse(
    readFileSync(join(root, dir, 'package.json'), 'utf8'),
  );
  const files = readdirSync(join(root, dir)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(root, dir, file), 'utf8').trim());
  return { title: `${name} ${version} (${license})`, text: texts.join('\n\n') };
}
