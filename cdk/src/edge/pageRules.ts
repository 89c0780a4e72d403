import { type Assets, pageFiles } from '../assets.ts';
import type { PageRule } from './viewerFunctions.ts';

const shell = 'index.html';

/** A page file shows the path of its name (`market.html` → `/market`), the shell all others. */
export function pageRules(assets: Assets): readonly PageRule[] {
  const named = pageFiles(assets).filter((file) => file !== shell);
  return [...named.map((file): PageRule => [file, `^/${file.replace('.html', '')}/?$`]), [shell, '']];
}
