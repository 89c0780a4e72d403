import { type Assets, pageFiles } from '../assets.ts';
import type { PageRule } from './viewerFunctions.ts';

/** Which page file shows which paths: those of the back office by their expression, the storefront takes the rest. */
const rules: readonly PageRule[] = [
  ['backoffice.html', '^/backoffice(/|$)'],
  ['index.html', ''],
];

/** The rules for the pages that the web app has. */
export function pageRules(assets: Assets): readonly PageRule[] {
  const files = pageFiles(assets);
  return rules.filter(([file]) => files.includes(file));
}
