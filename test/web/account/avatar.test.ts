import { computeInitials } from '@bloomkin/web/features/account/avatar/Avatar.tsx';
import { centreSquare } from '@bloomkin/web/features/account/avatar/centreSquare.ts';
import { describe, expect, it } from 'vitest';

describe('a picture of oneself', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { x: 500, y: 0, side: 3000 },
    ],
    [
      { width: 3000, height: 4500 },
      { x: 0, y: 500, side: 3000 },
    ],
    [
      { width: 100, height: 100 },
      { x: 0, y: 0, side: 100 },
    ],
  ])('of %o is cut to the square %o', (size, square) => {
    expect(centreSquare(size)).toEqual(square);
  });

  it('is the first letters of the name where there is none', () => {
    expect(['Ruby Tran', 'ngaio', 'Mei-Ling van Dijk', '(Zoë)', ''].map(computeInitials)).toEqual([
      'RT',
      'N',
      'MV',
      'Z',
      '',
    ]);
  });
});
