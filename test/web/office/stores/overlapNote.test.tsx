// @vitest-environment window
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { OverlapNote } from '@bloomkin/web/office/florist/stores/zones/OverlapNote.tsx';
import type { Zone } from '@bloomkin/web/office/florist/stores/zones/zone.ts';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newtown, square } from '#support/florist.ts';

const east = (degrees: number): Point => ({ lat: newtown.lat, lng: newtown.lng + degrees });
const zone = (name: string, at: Point, about: Partial<Zone> = {}): Zone => ({
  id: name,
  name,
  priceCents: 1200,
  freeFromCents: null,
  minOrderCents: null,
  parts: [{ id: name, polygon: square(at, 0.02) }],
  ...about,
});
const suburb = (name: string, at: Point) => ({ name, ...at });
const linesOf = (zones: readonly Zone[], suburbs: readonly (Point & { name: string })[]) => {
  const { container } = render(<OverlapNote zones={zones} suburbs={suburbs} />);
  return [...container.querySelectorAll('b, p')].map(({ textContent }) => textContent);
};

const rule = 'Where zones overlap, the cheaper one counts.';
/** They share a strip at 0.015 degrees. */
const [inner, outer] = [zone('Inner', east(0)), zone('Outer', east(0.03), { priceCents: 900 })];

describe('the note of overlapping zones', () => {
  it('hides without an overlap', () => {
    expect(linesOf([inner, zone('Away', east(1))], [suburb('Newtown', newtown)])).toEqual([]);
  });

  it('names or counts shared suburbs and the lower price', () => {
    const names = ['Newtown', 'Enmore', 'Erskineville', 'Alexandria', 'Redfern', 'Waterloo'];
    const suburbs = names.map((name) => suburb(name, east(0.015)));
    const cheap = { ...outer, minOrderCents: 4500 };
    expect(linesOf([inner, cheap], suburbs)).toEqual([
      rule,
      'Newtown, Enmore, Erskineville, Alexandria and 2 more are in Outer and Inner: buyers there pay $9, from $45 of flowers.',
    ]);
  });

  it('explains an overlap without the middle of a suburb', () => {
    expect(linesOf([inner, outer], [suburb('Newtown', newtown)])).toEqual([
      rule,
      'Inner and Outer overlap between the middles of suburbs: buyers there pay $9.',
    ]);
  });

  it('names no price before it is entered', () => {
    const [a, b] = [
      { ...inner, priceCents: null },
      { ...outer, priceCents: null },
    ];
    expect(linesOf([a, b], [suburb('Newtown', east(0.015))])).toEqual([
      rule,
      'Newtown is in Inner and Outer.',
    ]);
  });
});
