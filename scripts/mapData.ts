import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { feature } from 'topojson-client';
import * as z from 'zod';

/* Writes the map's data into the web app and the suburbs that addresses fall back to into the API: `node scripts/mapData.ts`. */

const target = new URL('../web/src/features/map/data/', import.meta.url);
const resolve = createRequire(import.meta.url).resolve;

type Position = [lng: number, lat: number];

const box = { west: 112, south: -44.5, east: 160, north: -8.5 };
/** A hundred metres, the accuracy of the coast. */
const perDegree = 1000;

const Land = z.looseObject({
  type: z.literal('Topology'),
  objects: z.looseObject({ countries: z.looseObject({ type: z.literal('GeometryCollection') }) }),
});
const Countries = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string() }),
      geometry: z.object({
        type: z.literal('MultiPolygon').or(z.literal('Polygon')),
        coordinates: z.array(z.unknown()),
      }),
    }),
  ),
});
const Ring = z.array(z.tuple([z.number(), z.number()]));

function readAustralia(): Position[][] {
  const topology = Land.parse(JSON.parse(readFileSync(resolve('world-atlas/countries-10m.json'), 'utf8')));
  const { features } = Countries.parse(feature(topology as never, topology.objects.countries as never));
  const shape = features.find(({ properties }) => properties.name === 'Australia')?.geometry;
  const polygons = shape?.type === 'Polygon' ? [shape.coordinates] : (shape?.coordinates ?? []);
  return z
    .array(z.array(Ring))
    .parse(polygons)
    .flat()
    .filter((ring) =>
      ring.some(([lng, lat]) => lng > box.west && lng < box.east && lat > box.south && lat < box.north),
    );
}

/** Differences in thousandths of a degree, which compress well. */
function packRing(ring: readonly Position[]): string {
  const numbers: number[] = [];
  let [x, y] = [0, 0];
  for (const [lng, lat] of ring) {
    const [nextX, nextY] = [Math.round(lng * perDegree), Math.round(lat * perDegree)];
    if (numbers.length > 0 && nextX === x && nextY === y) continue;
    numbers.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return numbers.join(' ');
}

const Localities = z.array(
  z.object({
    name: z.string(),
    state: z.string(),
    postcode: z.string(),
    lat: z.number(),
    lng: z.number(),
  }),
);
type Locality = z.output<typeof Localities>[number];

async function readLocalities(): Promise<Locality[]> {
  const worker = new Worker(resolve('@local/location/readLocalities.ts'));
  return Localities.parse(
    await new Promise((done, fail) => {
      worker.once('message', done).once('error', fail);
    }),
  );
}

/** Names that Australia Post gives to addresses within a suburb: as localities they would cut cells out of it. */
const deliveryName =
  /^(anu|rundle mall)$|\buniversity\b|\b(airport|arcade|barracks|campus|fair|hospital|mall|metro|milpo|parliament house|plaza|raaf|shopping \w+|shoppingworld|supercentre|trade centre)$|^(hmas|raaf base) |^(bedford|blenheim|brighton|missenden|north) road$/i;
/** Towns and suburbs of that name. */
const realCentres = new Set(['Booleroo Centre', 'Clinton Centre', 'Noarlunga Centre']);
const partOfSuburb = / (centre|court|square|street|westfield)$/i;

function isSuburb({ name, postcode }: Locality, ids: ReadonlySet<string>): boolean {
  if (deliveryName.test(name)) return false;
  if (/ centre$/i.test(name)) return realCentres.has(name);
  return !partOfSuburb.test(name) || !ids.has(`${name.replace(partOfSuburb, '')} ${postcode}`);
}

/** Squares of four degrees, named by their south-west corner (`web/src/features/map/localities.ts`). */
const cellDegrees = 4;
const toCell = ({ lat, lng }: Locality) =>
  [lat, lng].map((degrees) => Math.floor(degrees / cellDegrees) * cellDegrees).join('_');

const packLocality = ({ name, postcode, lat, lng }: Locality) =>
  [name, postcode, lat.toFixed(4), lng.toFixed(4)].join('\t');

rmSync(target, { recursive: true, force: true });
mkdirSync(new URL('localities/', target), { recursive: true });
writeFileSync(new URL('coast.txt', target), `${readAustralia().map(packRing).join('\n')}\n`);
const all = await readLocalities();
const ids = new Set(all.map(({ name, postcode }) => `${name} ${postcode}`));
const suburbs = all.filter((locality) => isSuburb(locality, ids));
for (const [cell, localities] of Map.groupBy(suburbs, toCell)) {
  const lines = localities.map(packLocality).sort();
  writeFileSync(new URL(`localities/${cell}.txt`, target), `${lines.join('\n')}\n`);
}

/** A string a state keeps the file small (`lambdas/src/api/documents/suburbSuggestions.ts`); three decimals are a hundred metres. */
const byState = Map.groupBy(suburbs, ({ state }) => state);
const packSuburb = ({ name, postcode, lat, lng }: Locality) =>
  [name, postcode, lat.toFixed(3), lng.toFixed(3)].join(',');
writeFileSync(
  new URL('../lambdas/src/api/documents/suburbs.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries([...byState].sort().map(([state, some]) => [state, some.map(packSuburb).sort().join(';')])), null, 2)}\n`,
);
