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

function describeAws(args: readonly string[]): string {
  const readFlag = (flag: string) => args[args.indexOf(flag) + 1] ?? '';
  const named = ['--function-name', '--secret-id', '--alarm-name'].filter((flag) => args.includes(flag));
  const names = named.map((flag) => readFlag(flag).replace(/^bloomkin[-/][^-/]+[-/]/, ''));
  return [...args.slice(0, 3), ...names].join(' ');
}

/** Values and placeholders: the same command serves every stage. */
const isValue = (arg: string) =>
  /^(--|--stage|--email|--name|--at|-c|dev|prod|\*.*|aws:.*|stage=.*)$/.test(arg);

function toKey(line: string): string {
  const text = withoutPrompt(line).replaceAll(/<[^>]*>|"[^"]*"|\S+@\S+/g, '*');
  const settings = [...text.matchAll(/\b([A-Z_]+)=\S+ /g)].map(([, name = '']) => name);
  const args = text.replaceAll(/\b[A-Z_]+=\S+ /g, '').split(' ');
  if (args[0] === 'aws') return describeAws(args);
  if (args[0] === 'curl') return `curl ${/\/api\/[\w/]+/.exec(text)?.[0] ?? ''}`;
  const parts = text.includes('vitest') ? args : args.filter((arg) => !isValue(arg));
  return [...settings, ...parts].join(' ');
}

/** Every command of the guides that operators follow. */
export const guideCommands: readonly GuideCommand[] = ['docs/deploy.md', 'docs/runbook.md'].flatMap((guide) =>
  listCode(readGuide(guide))
    .filter((line) => programs.test(`${withoutPrompt(line)} `))
    .map((text) => ({ guide, text, key: toKey(text) })),
);
