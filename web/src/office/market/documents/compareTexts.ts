import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Block } from './readBlocks.ts';

export interface ComparedPart {
  text: string;
  isChanged: boolean;
}

export interface Compared {
  block: Block;
  isChanged: boolean;
  parts: readonly ComparedPart[];
}

export interface ComparedRow {
  before: Compared | undefined;
  after: Compared | undefined;
}

const isSame = (a: Block, b: Block) => a.kind === b.kind && a.depth === b.depth && a.text === b.text;

/** Aligns changed blocks, with their changed words. */
export function compareTexts(before: readonly Block[], after: readonly Block[]): ComparedRow[] {
  const changes = diffArrays([...before], [...after], { comparator: isSame });
  const rows: ComparedRow[] = [];
  let removedBlocks: readonly Block[] = [];
  for (const { added, removed, value } of changes) {
    if (removed) removedBlocks = value;
    else if (added) {
      rows.push(...pair(removedBlocks, value));
      removedBlocks = [];
    } else {
      rows.push(...pair(removedBlocks, []), ...value.map(toUnchanged));
      removedBlocks = [];
    }
  }
  return [...rows, ...pair(removedBlocks, [])];
}

function toUnchanged(block: Block): ComparedRow {
  const compared = { block, isChanged: false, parts: [{ text: block.text, isChanged: false }] };
  return { before: compared, after: compared };
}

const pair = (removed: readonly Block[], added: readonly Block[]): ComparedRow[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) =>
    compareBlocks(removed[index], added[index]),
  );

function compareBlocks(before: Block | undefined, after: Block | undefined): ComparedRow {
  const words = before && after ? diffWordsWithSpace(before.text, after.text) : undefined;
  const toSide = (block: Block | undefined, other: 'added' | 'removed'): Compared | undefined =>
    block && {
      block,
      isChanged: true,
      parts: words
        ? words
            .filter((word) => !word[other])
            .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }))
        : [{ text: block.text, isChanged: true }],
    };
  return { before: toSide(before, 'added'), after: toSide(after, 'removed') };
}
