import { type TagFacts, tagWords } from '@bloomkin/shared/rules/tagWords.ts';
import { describe, expect, it } from 'vitest';

const today = '2026-11-29';
const nothing: TagFacts = { person: undefined, day: '', today, window: undefined, suburb: undefined };
const noon = { start_time: '12:00', stop_time: '15:00' };
const afternoon = { start_time: '15:00', stop_time: '18:00' };
const margaret = { kind: 'person', name: 'Margaret' } as const;
const me = { kind: 'me' } as const;
const wednesday = '2026-12-02';

describe('the tag', () => {
  it.each<[string, Partial<TagFacts>]>([
    ['Who is it for? Add a suburb and a day', {}],
    ['For someone · which day? · Rozelle', { suburb: 'Rozelle' }],
    ['For someone · Wed 2 Dec · which suburb?', { day: wednesday }],
    ['For Margaret · which day? · which suburb?', { person: margaret }],
    [
      'For Margaret · Wed 2 Dec, 12–3 pm · Rozelle',
      { person: margaret, day: wednesday, window: noon, suburb: 'Rozelle' },
    ],
    [
      'For Margaret · Wed 2 Dec · Alice Springs',
      { person: margaret, day: wednesday, suburb: 'Alice Springs' },
    ],
    [
      'For me · Today, 3–6 pm · home, Potts Point',
      { person: me, day: today, window: afternoon, suburb: 'Potts Point', isHome: true },
    ],
    [
      'For Margaret · Wed 2 Dec, which window? · Rozelle',
      { person: margaret, day: wednesday, window: noon, isWindowGone: true, suburb: 'Rozelle' },
    ],
    // Home is the buyer's, never a gift's.
    ['For Margaret · which day? · Rozelle', { person: margaret, suburb: 'Rozelle', isHome: true }],
    [
      'For me · Thu 7 Jan 2027 · pick up near Rozelle',
      { person: me, day: '2027-01-07', suburb: 'Rozelle', isPickup: true },
    ],
    // A window alone says nothing.
    ['For someone · which day? · Rozelle', { window: noon, suburb: 'Rozelle' }],
  ])('reads %s', (sentence, facts) => {
    expect(tagWords({ ...nothing, ...facts }).sentence).toBe(sentence);
  });

  it('offers both missing words while nothing is known', () => {
    expect(tagWords(nothing)).toMatchObject({ isEmpty: true, where: 'a suburb', when: 'a day' });
  });
});
