import { truncate } from '@bloomkin/shared/rules/truncate.ts';
import { expect, it } from 'vitest';

it.each([
  ['rose', 4, 'rose'],
  ['roses', 4, 'ros…'],
  ['🌹🌹🌹', 3, '🌹🌹🌹'],
  ['🌹🌹🌹🌹', 3, '🌹🌹…'],
])('shortens “%s” to at most %i characters', (text, maxLength, expected) => {
  expect(truncate(text, maxLength)).toBe(expected);
});
