import { computeInitials } from '@bloomkin/web/features/account/avatar/Initials.tsx';
import { describe, expect, it } from 'vitest';

describe('a picture of oneself', () => {
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
