import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Address } from '@bloomkin/shared/schemas/address.ts';
import { setting, settings } from '#platform/settings.ts';
import { type AddressNearby, geoPlacesSetting, type PlaceLookups, toBias } from './places/placeApi.ts';

const lifeMs = 60 * 60 * 1000;
const most = 500;

/** Caches a service's public answers for an hour; the oldest are dropped first. */
class RecentAnswers<T> {
  private readonly entries = new Map<string, { answer: T; untilMs: number }>();

  async read(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known && known.untilMs > Date.now()) return known.answer;
    const answer = await ask();
    this.entries.delete(key);
    this.entries.set(key, { answer, untilMs: Date.now() + lifeMs });
    const [oldest] = this.entries.keys();
    if (this.entries.size > most && oldest !== undefined) this.entries.delete(oldest);
    return answer;
  }
}

const loadLookups = async (): Promise<PlaceLookups> =>
  setting('PLACES') === geoPlacesSetting
    ? (await import('./places/geoPlaces.ts')).geoPlaces
    : (await import('./places/placeIndexes.ts')).placeIndexes;

// Loading it belongs to the start, which is quicker than a call.
if (settings.PLACES) void loadLookups();

/** Only results for storage may be cached. */
const texts = new RecentAnswers<Address[]>();
const points = new RecentAnswers<AddressNearby[]>();

/** Places close to `near` come first. */
export async function findByText(text: string, near?: Point): Promise<Address[]> {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ').slice(0, 200);
  if (trimmed === '') return [];
  const bias = near && toBias(near);
  return texts.read(`${trimmed.toLowerCase()} ${bias ?? ''}`, async () =>
    (await loadLookups()).byText(trimmed, 10, bias),
  );
}

export async function findByPoint(point: Point): Promise<Address[]> {
  return (await searchPoint(point, 3)).map(({ metres: _, ...address }) => address);
}

export async function findNearby(point: Point): Promise<AddressNearby[]> {
  return searchPoint(point, 50);
}

const searchPoint = ({ lat, lng }: Point, limit: number): Promise<AddressNearby[]> =>
  points.read(`${lat.toFixed(5)},${lng.toFixed(5)} ${limit}`, async () =>
    (await loadLookups()).byPoint([lng, lat], limit),
  );
