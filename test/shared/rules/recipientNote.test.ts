import { listRefused, toConflictFinder } from '@bloomkin/shared/rules/recipientNote.ts';
import { describe, expect, it } from 'vitest';

describe('a note about a recipient', () => {
  it.each([
    ['no lilies, for the cat', ['lilies']],
    ['Peonies, never lilies: the cat', ['lilies']],
    ['Allergic to daisies and strong scents. Loves roses', ['daisies', 'strong scents']],
    ['No lilies, carnations or baby’s breath please', ['lilies', 'carnations', 'baby’s breath']],
    ['no lilies, loves peonies', ['lilies']],
    ['Not at work, no need to ring', []],
    ['Likes yellow. Not before 5 pm', []],
    ['Not before 5, no lilies', ['lilies']],
    ['no *+ or [a', []],
  ])('refuses what stands after its no: %s', (note, refused) => {
    expect(listRefused(note)).toEqual(refused);
  });

  const product = { name: 'White Coast', description: 'Ivory roses and white lilies.', parameter_values: [] };

  it('finds what a product has of it, in each form', () => {
    expect(toConflictFinder('no lilies, for the cat')(product)).toBe('Has lilies: poisonous to cats');
    expect(toConflictFinder('Never a lily')(product)).toBe('Has lily');
    expect(toConflictFinder('allergic to rose')(product)).toBe('Has rose');
    expect(toConflictFinder('no tulips')(product)).toBeUndefined();
    const values = [{ parameter_id: 'p', parameter_name: 'colour', value: ['Pink', 'White'] }];
    expect(toConflictFinder('no pink')({ ...product, parameter_values: values })).toBe('Has pink');
  });

  it('finds nothing that the product itself says it is without', () => {
    const find = toConflictFinder('no scent, no lilies');
    expect(
      find({ ...product, description: 'No scent to speak of, and without any lilies.' }),
    ).toBeUndefined();
  });
});
