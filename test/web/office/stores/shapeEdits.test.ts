import { polygonFault } from '@bloomkin/shared/rules/polygonFault.ts';
import { computeCornerSizes } from '@bloomkin/web/office/florist/stores/zones/map/cornerSizes.ts';
import { placePills, stepAside } from '@bloomkin/web/office/florist/stores/zones/map/placePills.ts';
import {
  insertCorner,
  listCorners,
  moveCorner,
  moveShape,
  removeCorner,
} from '@bloomkin/web/office/florist/stores/zones/map/shapeEdits.ts';
import { cutShape } from '@bloomkin/web/office/florist/stores/zones/shapes.ts';
import { holds, type Zone } from '@bloomkin/web/office/florist/stores/zones/zone.ts';
import { describe, expect, it } from 'vitest';
import { square } from '#support/florist.ts';

const middle = { lat: -33.9, lng: 151.2 };
const shape = [square(middle, 0.1)];
const first = { part: 0, ring: 0, corner: 0 };
const count = (edited: typeof shape) => listCorners(edited).length;

describe('the corners of a zone', () => {
  it('move, the first together with the last', () => {
    const [moved] = moveCorner(shape, first, [151, -34.1]);
    expect([moved?.coordinates[0]?.[0], moved?.coordinates[0]?.at(-1)]).toEqual([
      [151, -34.1],
      [151, -34.1],
    ]);
    expect(moved && polygonFault(moved)).toBeUndefined();
  });

  it('come between two and go down to three', () => {
    const added = insertCorner(shape, first, [151.2, -34.05]);
    expect([count(shape), count(added)]).toEqual([4, 5]);
    expect(removeCorner(added, { ...first, corner: 1 })).toEqual(shape);
    const three = removeCorner(shape, first);
    expect([count(three), count(removeCorner(three, first))]).toEqual([3, 3]);
  });

  it('count the corners of a hole', () => {
    const holed = cutShape(shape, [square(middle, 0.02)]);
    const inHole = { part: 0, ring: 1, corner: 0 };
    const three = removeCorner(holed, inHole);
    expect([count(holed), count(three)]).toEqual([8, 7]);
    expect(removeCorner(three, inHole)[0]?.coordinates).toHaveLength(1);
  });
});

describe('a moved zone', () => {
  it('keeps its shape', () => {
    expect(moveShape(moveShape(shape, 0.25, -0.1), -0.25, 0.1)).toEqual(moveShape(shape, 0, 0));
  });
});

describe('the prices on the map', () => {
  it('lie inside their own zone alone', () => {
    const zone = (id: string, reach: number): Zone => ({
      id,
      name: id,
      priceCents: 900,
      freeFromCents: null,
      minOrderCents: null,
      parts: [{ id, polygon: square(middle, reach) }],
    });
    const zones = [zone('near', 0.02), zone('far', 0.1)];
    const places = placePills(zones);
    const heldBy = (id: string) => {
      const [lng = 0, lat = 0] = places.get(id) ?? [];
      return zones.filter((one) => holds(one, { lng, lat })).map((one) => one.id);
    };
    expect(heldBy('far')).toEqual(['far']);
    expect(heldBy('near')).toContain('near');
  });
});

describe('prices on the map', () => {
  const at = (x: number, y: number) => ({ x, y });
  type Pixel = ReturnType<typeof at>;
  const place = (
    pills: Record<string, Pixel>,
    corners: Pixel[],
    isInZone: (at: Pixel) => boolean = () => true,
  ) => Object.fromEntries(stepAside(new Map(Object.entries(pills)), corners, (_, pixel) => isInZone(pixel)));

  it('stay where no corner is', () => {
    expect(place({ a: at(0, 0), b: at(10, 0) }, [at(70, 0)])).toEqual({ a: at(0, 0), b: at(10, 0) });
  });

  it('step off a corner, and not onto another price', () => {
    const { a, b } = place({ a: at(0, 0), b: at(0, -50) }, [at(10, 10)]);
    expect([a, b]).toEqual([at(-60, 0), at(0, -50)]);
  });

  it('stay in a zone that has room between its corners and another price', () => {
    const isInZone = ({ x, y }: Pixel) => Math.hypot(x, y) < 110;
    const corners = Array.from({ length: 12 }, (_, number) => {
      const angle = (number * Math.PI) / 6;
      return at(110 * Math.sin(angle), 110 * Math.cos(angle));
    });
    const { b } = place({ a: at(0, 0), b: at(0, 95) }, corners, isInZone);
    expect(b && isInZone(b)).toBe(true);
    expect(b).not.toEqual(at(0, 95));
  });

  it('leave a zone that has none', () => {
    const { a } = place({ a: at(0, 0) }, [at(0, 0), at(30, 0)], ({ x, y }) => Math.hypot(x, y) < 20);
    expect(Math.hypot(a?.x ?? 0, a?.y ?? 0)).toBeGreaterThan(20);
  });
});

describe('touch areas of corners', () => {
  it('stay apart and hide below 24 pixels', () => {
    const at = (x: number, y = 0) => ({ x, y });
    expect(computeCornerSizes([at(0), at(100), at(130), at(140, 20), at(0, 200)])).toEqual([
      44,
      30,
      30,
      null,
      44,
    ]);
  });
});
