import { isSafeLink } from '@bloomkin/shared/rules/links.ts';
import { richTextElements } from '@bloomkin/shared/rules/richText.ts';
import { Parser } from 'htmlparser2';

const allowed: ReadonlySet<string> = new Set(richTextElements);
/** Removed with their content: code, or parsed by other rules than HTML. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'embed',
  'applet',
  'xmp',
  'plaintext',
  'listing',
  'textarea',
  'title',
  'select',
  'option',
  'svg',
  'math',
  'head',
  'frameset',
]);
/** Elements that cannot contain blocks: browsers close them. */
const textBlocks = new Set(['h1', 'h2', 'h3', 'p']);
const blocks = new Set([...textBlocks, 'ul', 'ol']);
const cells = new Set(['td', 'th']);
/** Their tags are removed, and their text is kept apart from its neighbours. */
const otherBlocks = new Set(['div', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'dt', 'dd', 'caption']);
const blocksOfCells = new Set([...blocks, 'li', 'br']);
const deepest = 20;

const isSpace = (name: string, openRows: number): boolean =>
  otherBlocks.has(name) || (openRows > 0 ? blocksOfCells : cells).has(name);

/**
 * Builds new HTML from allowed elements without attributes, safe links aside, and escaped text: nothing of the input's
 * own markup reaches the result, however it is parsed. A table's row becomes a paragraph, with ' | ' between its cells.
 */
export function sanitizeHtml(html: string): string {
  const written: string[] = [];
  const open: string[] = [];
  let skipping = 0;
  const close = (name: string) => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      written.push(`</${last}>`);
      if (last === name) return;
    }
  };
  const start = (name: string, href = '') => {
    if (!allowed.has(name) || open.length >= deepest) return;
    const outer = open.find((other) => textBlocks.has(other));
    if (outer && blocks.has(name)) close(outer);
    // Links cannot be nested, as in browsers.
    if (name === 'a' && open.includes('a')) close('a');
    written.push(name === 'a' ? openLink(href.trim()) : `<${name}>`);
    if (name !== 'br') open.push(name);
  };
  let openRows = 0;
  let cellsBefore = 0;
  const writeSpace = () => {
    if (!written.at(-1)?.endsWith(' ')) written.push(' ');
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      if (dropped.has(name)) skipping++;
      if (skipping > 0) return;
      if (name === 'tr' && openRows++ === 0) {
        cellsBefore = 0;
        start('p');
      } else if (openRows > 0 && cells.has(name)) {
        if (cellsBefore++ > 0) written.push(' | ');
      } else if (isSpace(name, openRows)) writeSpace();
      else start(name, href);
    },
    ontext: (text) => {
      if (skipping === 0) written.push(escapeText(text));
    },
    onclosetag(name) {
      if (dropped.has(name)) skipping = Math.max(skipping - 1, 0);
      if (skipping > 0) return;
      if (name === 'tr') openRows = Math.max(openRows - 1, 0);
      const closed = name === 'tr' && openRows === 0 ? 'p' : name;
      if (isSpace(closed, openRows)) writeSpace();
      else if (open.includes(closed)) close(closed);
    },
  });
  parser.write(html);
  parser.end();
  return [...written, ...open.reverse().map((name) => `</${name}>`)].join('').trim();
}

const openLink = (href: string): string => (isSafeLink(href) ? `<a href="${escapeText(href)}">` : '<a>');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u00a0': '&nbsp;',
};
const escapeText = (text: string): string =>
  text.replace(/[&<>"'\u00a0]/g, (character) => escapes[character] ?? character);
