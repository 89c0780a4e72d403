import { fromSteps, toSteps } from '#catalogue/columns/packedSets.ts';
import type { SectionReader, SectionWriter } from '#catalogue/columns/sections.ts';
import { TextIndex } from '#catalogue/search/textIndex.ts';
import { readTexts, writeTexts } from './productSections.ts';

/** Requires a compacted index. */
export function writeText(to: SectionWriter, text: TextIndex): void {
  const { terms, starts, ordinals } = text.stored;
  const steps = new Uint32Array(ordinals.length);
  for (let at = 0; at < terms.length; at++)
    steps.set(toSteps(ordinals.subarray(starts[at], starts[at + 1])), starts[at]);
  writeTexts(to, 'terms', terms);
  to.add('terms.ordinalStarts', starts);
  to.add('terms.ordinals', steps);
}

export function readText(from: SectionReader): TextIndex {
  const terms = readTexts(from, 'terms');
  const starts = from.uint32('terms.ordinalStarts');
  const ordinals = from.uint32('terms.ordinals');
  for (let at = 0; at < terms.length; at++) fromSteps(ordinals.subarray(starts[at], starts[at + 1]));
  return new TextIndex({ terms, starts, ordinals });
}
