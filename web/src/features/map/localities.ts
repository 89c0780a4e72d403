import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';

export interface Locality extends Point {
  id: string;
  name: string;
  postcode: string;
}

export interface NearbyLocality extends Locality {
  metres: number;
}

/** Written by scripts/mapData.ts: a file a square of four degrees, named by its south-west corner. */
const files = import.meta.glob<string>('./data/localities/*.txt', { query: '?raw', import: 'default' });
const cellDegrees = 4;
const metresPerDegree = 111_195;

const toCell = (degrees: number) => Math.floor(degrees / cellDegrees) * cellDegrees;

function listCells(from: number, to: number): number[] {
  const count = (toCell(to) - toCell(from)) / cellDegrees + 1;
  return Array.from({ length: count }, (_, index) => toCell(from) + index * cellDegrees);
}

function parseLine(line: string): Locality {
  const [name = '', postcode = '', lat = '', lng = ''] = line.split('\t');
  return { id: `${name} ${postcode}`, name, postcode, lat: Number(lat), lng: Number(lng) };
}

const parseFile = (text: string) => text.split('\n').flatMap((line) => (line === '' ? [] : parseLine(line)));

/** Nearest first. */
export async function loadLocalities(centre: Point, reachMetres: number): Promise<NearbyLocality[]> {
  const south = reachMetres / metresPerDegree;
  const east = south / Math.cos((centre.lat * Math.PI) / 180);
  const cells = listCells(centre.lat - south, centre.lat + south).flatMap((lat) =>
    listCells(centre.lng - east, centre.lng + east).map((lng) => `./data/localities/${lat}_${lng}.txt`),
  );
  const texts = await Promise.all(cells.flatMap((cell) => files[cell]?.() ?? []));
  return texts
    .flatMap(parseFile)
    .map((locality) => ({ ...locality, metres: metresBetween(centre, locality) }))
    .filter(({ metres }) => metres <= reachMetres)
    .sort((a, b) => a.metres - b.metres || a.id.localeCompare(b.id));
}
