import { type Assets, pageFiles } from '../assets.ts';
import type { PageRule } from './viewerFunctions.ts';

const shell = 'index.html';

const officeAreas = [
  ...['auth', 'error', 'recipient', 'dashboard', 'settings/profile', 'orders/(list|view)'],
  ...['products/(list|create|edit|view|params)', 'categories', 'collections', 'reviews'],
  ...['users', 'companies', 'stores', 'documents'],
];
/** Only the back office has these; a path that both have opens in the shell, which finds out who is here. */
const officePaths: PageRule = ['backoffice.html', `^/(${officeAreas.join('|')})(/|$)`];

/** A page file shows the path of its name (`market.html` → `/market`), the shell all others. */
export function pageRules(assets: Assets): readonly PageRule[] {
  const named = pageFiles(assets).filter((file) => file !== shell);
  const ruleOf = (file: string): PageRule =>
    file === officePaths[0] ? officePaths : [file, `^/${file.replace('.html', '')}/?$`];
  return [...named.map(ruleOf), [shell, '']];
}
