import { packedHoldsPoint, packPolygon } from '@bloomkin/lambdas/catalogue/delivery/companyAreas.ts';
import { holdsPoint } from '@bloomkin/shared/rules/polygon.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** A coarse grid, so that points on corners and edges come up often. */
const step = fc.integer({ min: 0, max: 12 }).map((value) => value / 4);
const corner = fc.tuple(step, step);
const ring = fc.array(corner, { minLength: 3, maxLength: 12 }).map((corners) => {
  const [first = [0, 0]] = corners;
  return [...corners, first] as [number, number][];
});
const polygon = fc
  .array(ring, { minLength: 1, maxLength: 3 })
  .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));

describe('a packed polygon', () => {
  it('holds the same points as the shared rule, corners and holes too', () => {
    fc.assert(
      fc.property(polygon, step, step, (shape, lng, lat) => {
        expect(packedHoldsPoint(packPolygon(shape), { lng, lat })).toBe(holdsPoint(shape, { lng, lat }));
      }),
      { numRuns: 3000 },
    );
  });
});
