import { pathExpression } from '@bloomkin/shared/page.ts';
import { officePaths } from '@bloomkin/shared/pages.ts';
import { type Assets, pageFiles } from '#assets.ts';
import type { PageRule } from './viewerFunctions.ts';

const shell = 'index.html';

/** Paths of both apps open in the shell, which knows who is signed in. */
const officeRule: PageRule = ['backoffice.html', officePaths.map(pathExpression).join('|')];

export function pageRules(assets: Assets): readonly PageRule[] {
  const named = pageFiles(assets).filter((file) => file !== shell);
  const toRule = (file: string): PageRule =>
    file === officeRule[0] ? officeRule : [file, `^/${file.replace('.html', '')}/?$`];
  return [...named.map(toRule), [shell, '']];
}
