import {
  type ClaimFacts,
  claimKinds,
  claimTable,
  claimWishes,
  decideClaim,
} from '@bloomkin/shared/rules/claimTable.ts';
import { describe, expect, it } from 'vitest';

const facts = (change: Partial<ClaimFacts> = {}): ClaimFacts => ({
  ...{ delivered: 'in_time', isDayOver: true, isWindowOver: true, hasLeft: true, leftOnDay: false },
  ...{ isPickup: false, hasDeliveryPrice: true },
  ...change,
});
const early = facts({ delivered: null, isDayOver: false, isWindowOver: false, hasLeft: false });
const missed = facts({ delivered: null, hasLeft: false });

describe('the table of claims', () => {
  it.each([
    ['waits before the window is over', 'not_come', 'refund', early, 'wait'],
    ['waits for flowers that are in the shop', 'wilted', 'refund', early, 'wait'],
    [
      'asks the florist while the day lasts',
      'not_come',
      'refund',
      { ...missed, isDayOver: false },
      'florist',
    ],
    ['gives all back after a missed day', 'not_come', 'refund', missed, 'all'],
    ['gives all back after a missed day, called late', 'late', 'refund', missed, 'all'],
    [
      'asks a florist who sent it out that day',
      'not_come',
      'refund',
      { ...missed, leftOnDay: true },
      'florist',
    ],
    ['gives all back of another day', 'late', 'refund', facts({ delivered: 'another_day' }), 'all'],
    [
      'asks about another day a florist who sent it out in time',
      'late',
      'refund',
      facts({ delivered: 'another_day', leftOnDay: true }),
      'florist',
    ],
    ['asks the florist for a new bouquet', 'not_come', 'replacement', missed, 'florist'],
    ['asks the shop of a pick-up', 'not_come', 'refund', { ...missed, isPickup: true }, 'florist'],
    ['gives the delivery back of the same day', 'late', 'part', facts({ delivered: 'same_day' }), 'delivery'],
    [
      'asks the florist for more of the same day',
      'late',
      'refund',
      facts({ delivered: 'same_day' }),
      'florist',
    ],
    [
      'asks the florist where delivery was free',
      'late',
      'part',
      facts({ delivered: 'same_day', hasDeliveryPrice: false }),
      'florist',
    ],
    ['asks the florist when our events say in time', 'not_come', 'refund', facts(), 'florist'],
    ['asks the florist about quality', 'wilted', 'refund', facts(), 'florist'],
    ['asks the florist about a picture', 'different', 'replacement', facts(), 'florist'],
    ['asks the florist about damage', 'damaged', 'part', facts(), 'florist'],
    ['asks the florist about a size', 'too_small', 'refund', facts(), 'florist'],
  ] as const)('%s', (_, kind, wish, known, answer) => {
    expect(decideClaim(kind, wish, known).answer).toBe(answer);
  });

  it('decides every kind and wish under any facts, with a section of the law', () => {
    const flags = [true, false];
    for (const delivered of ['in_time', 'same_day', 'another_day', null] as const)
      for (const isDayOver of flags)
        for (const isPickup of flags)
          for (const hasLeft of flags)
            for (const kind of claimKinds)
              for (const wish of claimWishes)
                expect(
                  decideClaim(kind, wish, facts({ delivered, isDayOver, isPickup, hasLeft })).law,
                ).toMatch(/^ACL s \d/);
    expect(claimTable.map(({ answer }) => answer)).not.toContain('credit');
  });
});
