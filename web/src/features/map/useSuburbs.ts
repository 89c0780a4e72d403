import { geocode } from '@bloomkin/shared/routes/documents.ts';
import useSWR from 'swr';
import { useDebounced } from '../../components/useDebounced.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { type GeoPoint, type MapView, offsetOf } from './mapView.ts';

export interface Suburb extends GeoPoint {
  name: string;
}

/** So far apart, in pixels, names are looked for. */
const apartPx = 110;
const metresPerDegree = 111_195;
/** Degrees east are shorter by about so much; the same everywhere, so that the lattice stays where it is. */
const eastSteps = 1.2;
const rows = [-1, 0, 1];

/** The nine places nearest to the middle of a lattice that lies still: a map moved a little asks for nothing new. */
export function lattice({ centre, metresPerPx }: MapView): string[] {
  const south = (apartPx * metresPerPx) / metresPerDegree;
  const east = south * eastSteps;
  const row = Math.round(centre.lat / south);
  const column = Math.round(centre.lng / east);
  return rows.flatMap((y) =>
    rows.map((x) => `${((row + y) * south).toFixed(4)},${((column + x) * east).toFixed(4)}`),
  );
}

/** A name that is not found leaves a gap, no more: the map goes on without it. */
async function suburbsAt(latlng: string): Promise<Suburb[]> {
  const { data } = await callSignedIn(geocode, { query: { latlng } });
  return data.map(({ suburb, lat, lng }) => ({ name: suburb, lat, lng }));
}

/** Further out there are more suburbs than there is room for names. */
const farthestNamed = 1024;
const known = new Map<string, Promise<Suburb[]>>();

function suburbsOnce(latlng: string): Promise<Suburb[]> {
  const present = known.get(latlng) ?? suburbsAt(latlng);
  known.set(latlng, present);
  present.catch(() => known.delete(latlng));
  return present;
}

async function suburbsOf(places: readonly string[]): Promise<Suburb[]> {
  const answers = await Promise.allSettled(places.map(suburbsOnce));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** The names of the suburbs in a view, by asking what is there. */
export function useSuburbs(view: MapView): readonly Suburb[] {
  const places = useDebounced(view.metresPerPx > farthestNamed ? '' : lattice(view).join(' '));
  const { data = [] } = useSWR(
    places === '' ? null : `suburbs ${places}`,
    () => suburbsOf(places.split(' ')),
    {
      keepPreviousData: true,
    },
  );
  return data.filter((suburb) => suburb.name !== '' && Math.abs(offsetOf(view, suburb).x) < 600);
}
