import { mayBeMistyped, oneEditFrom } from '@bloomkin/lambdas/catalogue/search/oneEdit.ts';
import { parseIndexTerms, parseSearchTerms } from '@bloomkin/lambdas/catalogue/search/words.ts';
import { asTyped, listForms, listSingulars, singular } from '@bloomkin/shared/rules/plurals.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the words of a text', () => {
  it.each([
    ['Mother’s Day Roses', ['mother', 'day', 'rose']],
    ["mother's day rose", ['mother', 'day', 'rose']],
    ['Peonies, bunches & boxes of grass', ['peony', 'bunch', 'box', 'of', 'grass']],
    ['Boutonnière', ['boutonniere']],
    ['  ROS-12/b ', ['ros', '12', 'b']],
    ['…', []],
  ])('%s', (text, words) => {
    expect(parseIndexTerms(text)).toEqual(words);
  });

  it('count once and up to eight in a search', () => {
    expect(parseSearchTerms('rose roses Rose')).toEqual(['rose']);
    expect(parseSearchTerms('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('a plural', () => {
  it.each([
    ['peonies', ['peony', 'peonies']],
    ['bunches', ['bunch', 'bunches']],
    ['cookie', ['cookie', 'cookies']],
    ['roses', ['rose']],
    ['grass', ['grass', 'grasses']],
  ])('finds %s as well', (word, forms) => {
    expect(listForms(singular(word))).toEqual(forms);
  });

  it('appears by each of its beginnings', () => {
    const ending = fc.constantFrom('', 'y', 'ie', 's', 'es', 'ies', 'ss', 'sses', 'ches', 'zes');
    const written = fc.tuple(fc.stringMatching(/^[abchisxyz]{1,5}$/), ending).map((parts) => parts.join(''));
    fc.assert(
      fc.property(written, (word) => {
        for (let end = 1; end <= word.length; end++) {
          const typed = asTyped(word.slice(0, end));
          const found = singular(word).startsWith(typed) || listSingulars(typed).includes(singular(word));
          expect(found, `${typed} for ${word}`).toBe(true);
        }
      }),
    );
  });
});

describe('one mistyped letter', () => {
  it.each([
    ['roze', 'rose'],
    ['tulpi', 'tulip'],
    ['sunflowr', 'sunflower'],
    ['sunnflower', 'sunflower'],
    ['orchidd', 'orchid'],
    ['eucalipt', 'eucalyptus'],
    ['rosee', 'rose'],
  ])('%s is forgiven for %s', (typed, term) => {
    expect(oneEditFrom(typed, term)).toBe(true);
  });

  it.each([
    ['roxx', 'rose'],
    ['lily', 'tulip'],
    ['ros', 'rosemary'],
    ['sunfwlor', 'sunflower'],
  ])('%s is not taken for %s', (typed, term) => {
    expect(oneEditFrom(typed, term)).toBe(false);
  });

  it('finds nothing below three letters or in an article number', () => {
    expect(mayBeMistyped('ro')).toBe(false);
    expect(mayBeMistyped('ab12')).toBe(false);
    expect(mayBeMistyped('ros')).toBe(true);
  });
});
