import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { holdsPoint } from '@bloomkin/shared/rules/polygon.ts';
import { polygonFault } from '@bloomkin/shared/rules/polygonFault.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import { loadLocalities } from '@bloomkin/web/features/map/localities.ts';
import { addCells, assignCells, listWithin } from '@bloomkin/web/office/florist/stores/zones/assign.ts';
import { computeCells } from '@bloomkin/web/office/florist/stores/zones/cells.ts';
import { nameSuburbs } from '@bloomkin/web/office/florist/stores/zones/coveredSuburbs.ts';
import { cutShape } from '@bloomkin/web/office/florist/stores/zones/shapes.ts';
import {
  holds,
  readZones,
  writeZones,
  type Zone,
  zonesAt,
} from '@bloomkin/web/office/florist/stores/zones/zone.ts';
import {
  currentZones,
  listZoneChanges,
  startHistory,
  zoneReducer,
} from '@bloomkin/web/office/florist/stores/zones/zoneHistory.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { square } from '#support/florist.ts';

const surryHills = { lat: -33.8861, lng: 151.2111 };
const aZone = (id: string, about: Partial<Zone> = {}): Zone => ({
  id,
  name: id,
  priceCents: 1200,
  freeFromCents: null,
  minOrderCents: null,
  parts: [],
  ...about,
});

const held: { suburbs: Awaited<ReturnType<typeof loadLocalities>>; cells: Polygon[] } = {
  suburbs: [],
  cells: [],
};

beforeAll(async () => {
  held.suburbs = (await loadLocalities(surryHills, 60_000)).slice(0, 160);
  const cellAt = computeCells(held.suburbs);
  held.cells = held.suburbs.map((_, index) => ({
    type: 'Polygon',
    coordinates: [(cellAt(index) ?? []).map(([lng, lat]): [number, number] => [lng, lat])],
  }));
});

/** The nearest sixty: their neighbours are all known. */
const chosen = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 25 });
const cellsOf = (indices: readonly number[]) => indices.flatMap((index) => held.cells[index] ?? []);
const namesIn = (zone: Zone | undefined) =>
  held.suburbs.filter((suburb) => zone && holds(zone, suburb)).map(({ id }) => id);
/** Some localities share a point. */
const namesOf = (indices: readonly number[]) => {
  const points = indices.map((index) => held.suburbs[index]);
  const isOne = ({ lat, lng }: Point) => points.some((point) => point?.lat === lat && point.lng === lng);
  return held.suburbs.filter(isOne).map(({ id }) => id);
};

describe('the suburbs around a store', () => {
  it('come nearest first, with their postcodes', () => {
    const [first, ...rest] = held.suburbs;
    expect(first).toMatchObject({ name: 'Surry Hills', postcode: '2010' });
    expect(rest.every(({ metres }) => metres >= (first?.metres ?? 0))).toBe(true);
    expect(held.suburbs.map(({ id }) => id)).toContain('Newtown 2042');
  });

  it.each([
    ['Camperdown 2050', -33.8893, 151.183],
    ['St Leonards 2065', -33.8211, 151.191],
  ])('leaves no hole for a hospital in %s', async (id, lat, lng) => {
    const around = await loadLocalities({ lat, lng }, 20_000);
    const ring = computeCells(around)(around.findIndex((one) => one.id === id)) ?? [];
    const coordinates = [ring.map(([x, y]): [number, number] => [x, y])];
    expect(holdsPoint({ type: 'Polygon', coordinates }, { lat, lng })).toBe(true);
  });

  it.each([
    ['Missenden Road', -33.8893, 151.183],
    ['Royal North Shore Hospital', -33.8211, 151.191],
    ['Sydney International Airport', -33.9363, 151.1661],
    ['Chadstone Centre', -37.8863, 145.0827],
    ['Marrickville Metro', -33.9062, 151.1721],
    ['Parliament House', -35.3082, 149.1244],
    ['University of Melbourne', -37.7983, 144.961],
    ['Carlingford Court', -33.777, 151.0521],
    ['Robina Town Centre', -28.0777, 153.3852],
    ['Rundle Mall', -34.9228, 138.6019],
  ])('exclude %s, which is a delivery name of the post', async (name, lat, lng) => {
    const around = await loadLocalities({ lat, lng }, 3000);
    expect(around.map((one) => one.name)).not.toContain(name);
  });

  it('keeps the towns that are named like a shopping centre', async () => {
    const names = (await loadLocalities({ lat: -35.14, lng: 138.493 }, 3000)).map(({ name }) => name);
    expect(names).toContain('Noarlunga Centre');
  });

  it('appear across the border of two files', async () => {
    const albury = await loadLocalities({ lat: -36.08, lng: 146.91 }, 20_000);
    const names = albury.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Albury', 'Wodonga']));
  });
});

describe('a zone of suburbs', () => {
  it('reaches exactly these suburbs and can be stored', () => {
    fc.assert(
      fc.property(chosen, (indices) => {
        const [zone] = addCells([aZone('near')], cellsOf(indices), 'near');
        expect(new Set(namesIn(zone))).toEqual(new Set(namesOf(indices)));
        for (const { polygon } of zone?.parts ?? []) expect(polygonFault(polygon)).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });

  it('takes suburbs out of the other zones', () => {
    fc.assert(
      fc.property(chosen, chosen, (first, second) => {
        const start = addCells([aZone('a'), aZone('b')], cellsOf(first), 'a');
        const [a, b] = assignCells(start, cellsOf(second), 'b');
        const taken = namesOf(second);
        const left = namesOf(first).filter((name) => !taken.includes(name));
        expect([new Set(namesIn(a)), new Set(namesIn(b))]).toEqual([new Set(left), new Set(taken)]);
        const [none] = assignCells(start, cellsOf(first), null);
        expect(namesIn(none)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('keeps its id when a suburb is added', () => {
    const start = addCells([aZone('a')], cellsOf([0, 1]), 'a');
    const [zone] = addCells(start, cellsOf([2]), 'a');
    expect(zone?.parts[0]?.id).toBe(start[0]?.parts[0]?.id);
  });

  it('counts suburbs within a distance that are not in it yet', () => {
    const [zone] = addCells([aZone('a')], cellsOf([0]), 'a');
    const within = listWithin(held.suburbs, undefined, 1.5).length;
    expect(listWithin(held.suburbs, zone, 1.5)).toHaveLength(within - namesOf([0]).length);
  });
});

describe('a hole', () => {
  it('leaves a zone that can be stored', () => {
    const [ring] = cutShape([square(surryHills, 0.1)], [square(surryHills, 0.02)]);
    expect(ring?.coordinates).toHaveLength(2);
    expect(ring && polygonFault(ring)).toBeUndefined();
  });

  it('becomes a bay at the border', () => {
    const [shape] = cutShape(
      [square(surryHills, 0.1)],
      [square({ ...surryHills, lng: surryHills.lng + 0.1 }, 0.05)],
    );
    expect(shape?.coordinates).toHaveLength(1);
  });
});

describe('zones', () => {
  it('become polygons and read back', () => {
    const zones = [
      aZone('a', {
        freeFromCents: 12_050,
        parts: [
          { id: 'a', polygon: square(surryHills, 0.01) },
          { id: 'a2', polygon: square({ lat: -33.7, lng: 151 }, 0.01) },
        ],
      }),
      aZone('b', {
        priceCents: 900,
        minOrderCents: 5000,
        parts: [{ id: 'b', polygon: square(surryHills, 0.1) }],
      }),
    ];
    const stored = writeZones(zones).map((zone) => ({ ...zone, price: Number(zone.price) }));
    expect(stored).toHaveLength(3);
    expect(readZones({ delivery_zones: stored })).toEqual(zones);
  });

  it('that overlap use the cheaper one from its smallest order on', () => {
    const parts = [{ id: 'x', polygon: square(surryHills, 0.1) }];
    const zones = [aZone('dear', { parts }), aZone('cheap', { priceCents: 900, minOrderCents: 8000, parts })];
    const firstFor = (goods: number | null) => zonesAt(zones, surryHills, goods)[0]?.id;
    expect([firstFor(null), firstFor(8000), firstFor(7999)]).toEqual(['cheap', 'cheap', 'dear']);
  });
});

describe('the history of zones', () => {
  const step = (label: string, key: string) =>
    ({ type: 'change', zones: [aZone(label)], label, key }) as const;

  it('goes back and forth until the next change', () => {
    let history = startHistory([]);
    for (const label of ['one', 'two']) history = zoneReducer(history, step(label, label));
    history = zoneReducer(history, { type: 'undo' });
    expect([currentZones(history)[0]?.id, listZoneChanges(history)]).toEqual(['one', ['one']]);
    expect(currentZones(zoneReducer(history, { type: 'redo' }))[0]?.id).toBe('two');
    history = zoneReducer(history, step('three', 'three'));
    expect(zoneReducer(history, { type: 'redo' })).toEqual(history);
    history = zoneReducer(zoneReducer(history, { type: 'undo' }), { type: 'undo' });
    expect([currentZones(history), listZoneChanges(history)]).toEqual([[], []]);
  });

  it('undoes the steps of one gesture together', () => {
    let history = startHistory([]);
    for (const label of ['a', 'b', 'c']) history = zoneReducer(history, step(label, 'drag 1'));
    expect(currentZones(zoneReducer(history, { type: 'undo' }))).toEqual([]);
  });
});

describe('nameSuburbs', () => {
  const suburbs = () => held.suburbs.map((suburb, index) => ({ ...suburb, cell: () => held.cells[index] }));

  it('names the suburbs whose whole cell an area holds', () => {
    for (const indices of [[0], [3, 7, 12], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]) {
      const zones = addCells([aZone('near')], cellsOf(indices), 'near');
      const [zone] = nameSuburbs(zones, suburbs());
      expect(zone?.parts.flatMap((part) => part.suburbs ?? []).sort()).toEqual(namesOf(indices).sort());
    }
  });

  it('names none whose middle alone is drawn', () => {
    const drawn = aZone('drawn', {
      parts: [{ id: 'a', polygon: square(held.suburbs[0] ?? surryHills, 0.001) }],
    });
    expect(nameSuburbs([drawn], suburbs())[0]?.parts[0]?.suburbs).toEqual([]);
  });
});
