import { metresBetween } from '@bloomkin/shared/rules/distance.ts';
import { boundingBox, holdsPoint, isInside } from '@bloomkin/shared/rules/polygon.ts';
import { polygonFault, polygonFaultMessages } from '@bloomkin/shared/rules/polygonFault.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newtown, square } from '#support/florist.ts';

const polygon = (...coordinates: [number, number][][]): Polygon => ({ type: 'Polygon', coordinates });
const ringAt = (...corners: [number, number][]): [number, number][] =>
  corners.map(([x, y]) => [151 + x / 100, -34 + y / 100]);

/** A star around Newtown: at each of its angles a distance of its own. It never crosses itself. */
const star = fc.array(fc.double({ min: 0.01, max: 0.5, noNaN: true }), { minLength: 3, maxLength: 40 });
function starPolygon(reaches: readonly number[]): Polygon {
  const corners = reaches.map((reach, index): [number, number] => {
    const angle = (2 * Math.PI * index) / reaches.length;
    return [newtown.lng + reach * Math.cos(angle), newtown.lat + reach * Math.sin(angle)];
  });
  return polygon([...corners, ...corners.slice(0, 1)]);
}

describe('a point', () => {
  test('lies inside a star at its middle and outside beyond its corners', () => {
    fc.assert(
      fc.property(star, fc.double({ min: 0, max: 6.28, noNaN: true }), (reaches, angle) => {
        const shape = starPolygon(reaches);
        const far = { lng: newtown.lng + 0.51 * Math.cos(angle), lat: newtown.lat + 0.51 * Math.sin(angle) };
        expect(holdsPoint(shape, newtown)).toBe(true);
        expect(holdsPoint(shape, far)).toBe(false);
      }),
    );
  });

  test('lies inside the zone’s bounding box', () => {
    const offset = fc.double({ min: -0.6, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(star, offset, offset, (reaches, dx, dy) => {
        const shape = starPolygon(reaches);
        const point = { lat: newtown.lat + dy, lng: newtown.lng + dx };
        fc.pre(holdsPoint(shape, point));
        expect(isInside(boundingBox(shape), point)).toBe(true);
      }),
    );
  });

  test('lies inside on the edge, outside in a hole, inside on the hole’s edge', () => {
    const outer = ringAt([0, 0], [10, 0], [10, 10], [0, 10], [0, 0]);
    const hole = ringAt([4, 4], [6, 4], [6, 6], [4, 6], [4, 4]);
    const shape = polygon(outer, hole);
    const at = (x: number, y: number) => holdsPoint(shape, { lng: 151 + x / 100, lat: -34 + y / 100 });
    expect([at(2, 2), at(0, 5), at(0, 0), at(5, 5), at(4, 5), at(11, 5)]).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  test('lies outside an empty zone or without coordinates', () => {
    expect(holdsPoint(polygon(), newtown)).toBe(false);
    expect(holdsPoint(square(newtown, 1), { lat: Number.NaN, lng: 151 })).toBe(false);
  });
});

describe('a zone drawn by a florist', () => {
  test('passes with up to 40 corners of a star', () => {
    fc.assert(
      fc.property(star, (reaches) => {
        expect(polygonFault(starPolygon(reaches))).toBeUndefined();
      }),
    );
  });

  test('fails with two exchanged corners', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 40 }),
        fc.nat(),
        fc.nat(),
        fc.double({ min: 0.01, max: 0.5, noNaN: true }),
        (corners, first, second, reach) => {
          const [a, b] = [first % corners, second % corners];
          fc.pre(a !== b);
          const ring = starPolygon(Array.from({ length: corners }, () => reach)).coordinates[0] ?? [];
          const open = ring.slice(0, -1);
          const [cornerA, cornerB] = [open[a], open[b]];
          if (!cornerA || !cornerB) throw new Error('The star has fewer corners than asked for');
          const swapped = open.with(a, cornerB).with(b, cornerA);
          expect(polygonFault(polygon([...swapped, ...swapped.slice(0, 1)]))).toBe('self_crossing');
        },
      ),
    );
  });

  test.each([
    ['too_few_points', polygon()],
    ['too_few_points', polygon(ringAt([0, 0], [1, 0], [0, 0]))],
    ['not_closed', polygon(ringAt([0, 0], [1, 0], [1, 1], [0, 1]))],
    ['outside_australia', square({ lat: 51.5, lng: 0 }, 0.1)],
    ['no_area', polygon(ringAt([0, 0], [1, 0], [2, 0], [0, 0]))],
    ['self_crossing', polygon(ringAt([0, 0], [2, 2], [2, 0], [0, 2], [0, 0]))],
    ['self_crossing', polygon(ringAt([0, 0], [4, 0], [2, 0], [2, 2], [0, 0]))],
    ['self_crossing', polygon(ringAt([0, 0], [2, 0], [1, 1], [2, 2], [0, 2], [1, 1], [0, 0]))],
    [
      'hole_outside',
      polygon(ringAt([0, 0], [2, 0], [2, 2], [0, 2], [0, 0]), ringAt([4, 4], [5, 4], [5, 5], [4, 5], [4, 4])),
    ],
    [
      'self_crossing',
      polygon(ringAt([0, 0], [4, 0], [4, 4], [0, 4], [0, 0]), ringAt([2, 2], [6, 2], [6, 3], [2, 3], [2, 2])),
    ],
    ['too_many_points', starPolygon(Array.from({ length: 500 }, () => 0.1))],
  ] as const)('fails with its reason: %s', (fault, shape) => {
    expect(polygonFault(shape)).toBe(fault);
    expect(polygonFaultMessages[fault]).toMatch(/^A/);
  });

  test('passes with 500 points, even with a repeated one', () => {
    expect(polygonFault(starPolygon(Array.from({ length: 499 }, () => 0.1)))).toBeUndefined();
    expect(polygonFault(polygon(ringAt([0, 0], [1, 0], [1, 0], [1, 1], [0, 0])))).toBeUndefined();
  });
});

describe('distance', () => {
  test('measures 713 km from Sydney to Melbourne', () => {
    const sydney = { lat: -33.8688, lng: 151.2093 };
    const melbourne = { lat: -37.8136, lng: 144.9631 };
    expect(metresBetween(sydney, melbourne)).toBeCloseTo(713_400, -3);
  });

  test('counts both ways alike and zero from a place to itself', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 6);
        expect(metresBetween(a, a)).toBe(0);
        expect(metresBetween(a, b)).toBeLessThanOrEqual(20_015_115);
      }),
    );
  });
});
