import { pluralise } from '@bloomkin/web/components/text/pluralise.ts';
import { expect, test } from 'vitest';

test.each([
  [0, '0 orders'],
  [1, '1 order'],
  [1200, '1,200 orders'],
])('%i is written as %s', (count, text) => {
  expect(pluralise(count, 'order')).toBe(text);
});

test('an irregular plural is written as given', () => {
  expect([1, 2].map((count) => pluralise(count, 'person', 'people'))).toEqual(['1 person', '2 people']);
});
