import { type Assets, pageFiles } from '../assets.ts';
import type { PageRule } from './viewerFunctions.ts';

const shell = 'index.html';

const officeAreas = [
  ...['auth', 'error', 'recipient', 'dashboard', 'settings/profile', 'orders/(list|view)'],
  ...['products/(list|create|edit|view|params)', 'categories', 'collections', 'reviews'],
  ...['users', 'companies', 'stores', 'documents'],
];
/** Paths of the back office alone; one that both apps have opens the storefront's shell. */
const officePaths: PageRule = ['backoffice.html', `^/(${officeAreas.join('|')})(/|$)`];

/** `market.html` is served at `/market`, the shell at all other paths. */
export function pageRules(assets: Assets): readonly PageRule[] {
  const named = pageFiles(assets).filter((file) => file !== shell);
  const toRule = (file: string): PageRule =>
    file === officePaths[0] ? officePaths : [file, `^/${file.replace('.html', '')}/?$`];
  return [...named.map(toRule), [shell, '']];
}
