import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { type StoreItem, storeEntity } from '@bloomkin/lambdas/model/stores/storeEntity.ts';
import { holdsPoint } from '@bloomkin/shared/rules/polygon.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFlorist } from '#support/catalogueItems.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
const corner = fc.tuple(number(112.5, 159.5), number(-44, -9));
const ring = fc
  .array(corner, { minLength: 3, maxLength: 12 })
  .map((corners) => [...corners, corners[0] ?? [0, 0]]);

const storeWith = (coordinates: [number, number][][]): StoreItem => {
  const [store] = aFlorist('Wattle').stores;
  const [zone] = store?.zones ?? [];
  if (!store || !zone) throw new Error('The florist has no zone');
  return { ...store, zones: [{ ...zone, polygon: { type: 'Polygon', coordinates } }] };
};

/** Through the table and back, as the document client writes and reads. */
const overTheWire = (store: StoreItem) =>
  storeEntity.parse(unmarshall(marshall(storeEntity.toItem(store), { removeUndefinedValues: true })));

const holds = (store: StoreItem, [lng, lat]: readonly [number, number]) =>
  store.zones.map(({ polygon }) => holdsPoint(polygon, { lng, lat }));

const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Corners, middles of edges, and a point anywhere. */
function pointsOf(corners: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const middles = corners.map(([lng, lat], at) => {
    const [nextLng, nextLat] = corners[at + 1] ?? [lng, lat];
    return [(lng + nextLng) / 2, (lat + nextLat) / 2] as const;
  });
  return [...corners, ...middles];
}

describe('a stored store', () => {
  it('contains the same points as before it was stored', () => {
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 2 }), corner, (rings, anywhere) => {
        const store = storeWith(rings as [number, number][][]);
        const read = overTheWire(store);
        for (const point of [...pointsOf(rings.flat() as [number, number][]), anywhere])
          expect(holds(read, point)).toEqual(holds(store, point));
      }),
    );
  });

  it('comes back as it was', () => {
    const store = storeWith([
      [
        [151.2, -33.9],
        [151.3, -33.9],
        [151.25, -33.8],
        [151.2, -33.9],
      ],
    ]);
    expect(overTheWire(store)).toMatchObject(store);
  });

  it('takes little more than half the bytes of a list on the wire', () => {
    const corners = Array.from({ length: 500 }, (_, at): [number, number] => {
      const angle = (at / 500) * 2 * Math.PI;
      return [roundDegrees(151.2 + 0.1 * Math.cos(angle)), roundDegrees(-33.9 + 0.1 * Math.sin(angle))];
    });
    const store = storeWith([corners]);
    const bytes = (row: object) => JSON.stringify(marshall(row)).length;
    expect(bytes(storeEntity.toItem(store))).toBeLessThan(
      bytes({ ...storeEntity.toItem(store), zones: store.zones }) * 0.6,
    );
  });
});
