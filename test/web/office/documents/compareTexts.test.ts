// @vitest-environment window
import { compareTexts } from '@bloomkin/web/office/market/documents/compareTexts.ts';
import { readBlocks } from '@bloomkin/web/office/market/documents/readBlocks.ts';
import { describe, expect, it } from 'vitest';

const compare = (before: string, after: string) => compareTexts(readBlocks(before), readBlocks(after));
const changedWords = (side: ReturnType<typeof compare>[number]['before']) =>
  side?.parts.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim());

describe('readBlocks', () => {
  it('reads headings, paragraphs and nested items in their order', () => {
    expect(
      readBlocks('<h1>A</h1>loose<p>B <b>bold</b></p><ul><li><p>C</p><ol><li><p>D</p></li></ol></li></ul>'),
    ).toEqual([
      { kind: 'h1', depth: 0, text: 'A' },
      { kind: 'p', depth: 0, text: 'loose' },
      { kind: 'p', depth: 0, text: 'B bold' },
      { kind: 'ul', depth: 0, text: 'C' },
      { kind: 'ol', depth: 1, text: 'D' },
    ]);
  });
});

describe('compareTexts', () => {
  it('pairs a changed block with its old text and marks the changed words', () => {
    const [same, changed] = compare(
      '<h1>Privacy</h1><p>Kept for 30 days</p>',
      '<h1>Privacy</h1><p>Kept for 90 days</p>',
    );
    expect([same?.before?.isChanged, same?.after?.isChanged]).toEqual([false, false]);
    expect([changedWords(changed?.before), changedWords(changed?.after)]).toEqual([['30'], ['90']]);
  });

  it('leaves the other side empty for added and removed blocks', () => {
    const [, added] = compare('<p>A</p>', '<p>A</p><p>B</p>');
    expect([added?.before, changedWords(added?.after)]).toEqual([undefined, ['B']]);
    const [gone] = compare('<p>B</p><p>A</p>', '<p>A</p>');
    expect([changedWords(gone?.before), gone?.after]).toEqual([['B'], undefined]);
  });
});
