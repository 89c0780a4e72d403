import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GuideCommand {
  guide: string;
  /** On one line, as the guide has it. */
  text: string;
  /** The action without its values: `aws lambda invoke checkBooks`, `npm run deploy --diff`. */
  key: string;
}

const programs = /^(?:[A-Z_]+=\S+ )*(?:aws|npm|npx|node|node_modules\/\.bin\/\w+|bash|sh|curl|git|docker) /;

const readGuide = (guide: string) =>
  readFileSync(join(import.meta.dirname, '../..', guide), 'utf8').replaceAll(/ \\\n\s*/g, ' ');

function listCode(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, span = '']) => span,
  );
  return [...blocks.map((line) => line.replace(/\s+# .*$/, '')), ...spans].map((code) =>
    code.replaceAll(/\s+/g, ' ').trim(),
  );
}

/** The whole line of a `read -rs KEY && aws … && unset KEY` is one command. */
const withoutPrompt = (line: string) => line.replace(/^read -rs (\w+) && /, '').replace(/ && unset \w+$/, '');

function describeAws(words: readonly string[]): string {
  const readFlag = (flag: string) => words[words.indexOf(flag) + 1] ?? '';
  const named = ['--function-name', '--secret-id', '--alarm-name'].filter((flag) => words.includes(flag));
  const names = named.map((flag) => readFlag(flag).replace(/^bloomkin[-/][^-/]+[-/]/, ''));
  return [...words.slice(0, 3), ...names].join(' ');
}

/** Values and placeholders: the same command serves every stage. */
const isValue = (word: string) =>
  /^(--|--stage|--email|--name|--at|-c|dev|prod|\*.*|aws:.*|stage=.*)$/.test(word);

function toKey(line: string): string {
  const text = withoutPrompt(line).replaceAll(/<[^>]*>|"[^"]*"|\S+@\S+/g, '*');
  const settings = [...text.matchAll(/\b([A-Z_]+)=\S+ /g)].map(([, name = '']) => name);
  const words = text.replaceAll(/\b[A-Z_]+=\S+ /g, '').split(' ');
  if (words[0] === 'aws') return describeAws(words);
  if (words[0] === 'curl') return `curl ${/\/api\/[\w/]+/.exec(text)?.[0] ?? ''}`;
  const parts = text.includes('vitest') ? words : words.filter((word) => !isValue(word));
  return [...settings, ...parts].join(' ');
}

/** Every command of the guides that operators follow. */
export const guideCommands: readonly GuideCommand[] = ['docs/deploy.md', 'docs/runbook.md'].flatMap((guide) =>
  listCode(readGuide(guide))
    .filter((line) => programs.test(`${withoutPrompt(line)} `))
    .map((text) => ({ guide, text, key: toKey(text) })),
);
