import { excerpt } from '@bloomkin/web/components/text/excerpt.ts';
import { expect, it } from 'vitest';

it('an excerpt keeps a short text, in one line', () => {
  expect(excerpt(' Peonies, teal ribbon.\n\nThe petite has 9. ')).toBe(
    'Peonies, teal ribbon. The petite has 9.',
  );
});

it.each([
  ['roses '.repeat(60), /^(roses )+roses…$/],
  ['r'.repeat(300), /^r+…$/],
])('an excerpt cuts a long text after a word, within 160 characters', (text, form) => {
  expect(excerpt(text)).toMatch(form);
  expect(excerpt(text).length).toBeLessThanOrEqual(160);
});
