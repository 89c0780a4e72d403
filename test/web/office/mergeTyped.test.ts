import { mergeTyped } from '@bloomkin/web/office/market/settings/mergeTyped.ts';
import { expect, it } from 'vitest';

const base = { text: 'a', part: { one: 1, two: 2 }, list: [{ day: 1 }, { day: 2 }] };

it('typed and saved changes are merged without loss', () => {
  const typed = { text: 'mine', part: { one: 10, two: 2 }, list: [{ day: 2 }, { day: 3 }] };
  const newest = { text: 'theirs', part: { one: 1, two: 20 }, list: [{ day: 1 }, { day: 2 }, { day: 4 }] };
  expect(mergeTyped(base, typed, newest)).toEqual({
    text: 'mine',
    part: { one: 10, two: 20 },
    list: [{ day: 2 }, { day: 3 }, { day: 4 }],
  });
  expect(mergeTyped(base, base, newest)).toEqual(newest);
  expect(mergeTyped(base, newest, newest)).toEqual(newest);
});
