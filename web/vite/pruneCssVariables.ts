import type { Plugin } from 'vite';

const reads = /(?:var\(\s*|["'`])(--amplify-[\w-]+)/g;
const declarations = /(--amplify-[\w-]+)\s*:[^;{}]*(;|(?=}))/g;

/** Drops the Amplify variables that neither a style nor a script reads, round by round: each may have read others. */
export function prunedStyles(styles: readonly string[], scripts: string): string[] {
  const read = new Set(
    [...styles, scripts].flatMap((text) => [...text.matchAll(reads)].map(([, name]) => name)),
  );
  const pruned = styles.map((style) =>
    style.replace(declarations, (declaration, name) => (read.has(name) ? declaration : '')),
  );
  const shrunk = pruned.some((style, index) => style !== styles[index]);
  return shrunk ? prunedStyles(pruned, scripts) : pruned;
}

export function pruneCssVariables(): Plugin {
  return {
    name: 'prune-css-variables',
    enforce: 'post',
    generateBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const sheets = outputs.filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'));
      const scripts = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n');
      const styles = sheets.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : ''));
      const pruned = prunedStyles(styles, scripts);
      sheets.forEach((sheet, index) => {
        if (sheet.type === 'asset') sheet.source = pruned[index] ?? '';
      });
    },
  };
}
