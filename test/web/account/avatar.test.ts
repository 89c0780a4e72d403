import { computeInitials } from '@bloomkin/web/features/account/avatar/Initials.tsx';
import { describe, expect, it } from 'vitest';

describe('a profile picture', () => {
  it('shows the initials of the name without a picture', () => {
    expect(['Ruby Tran', 'ngaio', 'Mei-Ling van Dijk', '(Zoë)', ''].map(computeInitials)).toEqual([
      'RT',
      'N',
      'MV',
      'Z',
      '',
    ]);
  });
});
