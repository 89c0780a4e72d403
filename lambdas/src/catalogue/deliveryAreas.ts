import type { PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import { daysAhead } from '@bloomkin/shared/rules/storeDay.ts';
import { addDays, type Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyAreas } from './delivery/companyAreas.ts';
import { mergedDays, type OfferedDay } from './delivery/offeredDays.ts';
import type { Reach, Reaches } from './delivery/reach.ts';
import { ZoneIndex } from './delivery/zoneBoxes.ts';
import type { CompanyRecord, CompanyTable } from './model/companyTable.ts';
import { PickupPoints } from './pickupPoints.ts';

export type Way = 'delivery' | 'pickup';

export interface ArrivalDay extends OfferedDay {
  florists: number;
}

const maxCachedPlaces = 100;
const cacheKey = ({ lat, lng, suburb }: PlaceToServe, ...more: readonly (string | undefined)[]) =>
  `${lat},${lng},${[suburb, ...more]}`;

/** Bounding boxes first, then exact shapes, then the promise engine. */
export class DeliveryAreas {
  readonly #companies: CompanyTable;
  readonly #pickups: PickupPoints;
  readonly #areas = new WeakMap<CompanyRecord, CompanyAreas>();
  readonly #reaches = new Map<string, Reaches>();
  readonly #able = new PerSecond<readonly number[]>();
  readonly #days = new PerSecond<readonly ArrivalDay[]>();
  #zones: ZoneIndex | undefined;

  constructor(companies: CompanyTable) {
    this.#companies = companies;
    this.#pickups = new PickupPoints(companies);
  }

  forgetPlaces(): void {
    this.#zones = undefined;
    this.#reaches.clear();
    this.#able.clear();
    this.#days.clear();
  }

  reaching(place: PlaceToServe, way: Way): Reaches {
    const find = () => (way === 'pickup' ? this.#pickups.near(place) : this.#findReaching(place));
    return findOrMake(this.#reaches, cacheKey(place, way), find);
  }

  able(place: PlaceToServe, way: Way, day: Day | undefined, now: Date): readonly number[] {
    return this.#able.get(cacheKey(place, way, day), now, () =>
      [...this.reaching(place, way)]
        .filter(([, reach]) => reach.canArrive(day, now))
        .map(([number]) => number),
    );
  }

  withPickup(): readonly number[] {
    return this.#pickups.everywhere();
  }

  arrivalDays(place: PlaceToServe, now: Date): readonly ArrivalDay[] {
    return this.#days.get(cacheKey(place), now, () => {
      const calendars = nearestFirst(this.reaching(place, 'delivery')).map((reach) => reach.days(now));
      const counts = new Map<Day, number>();
      for (const { day, can } of calendars.flat()) counts.set(day, (counts.get(day) ?? 0) + Number(can));
      const lastToday =
        calendars
          .flatMap(([today]) => today?.day ?? [])
          .toSorted()
          .at(-1) ?? '';
      return mergedDays(calendars)
        .filter(({ day }) => day < addDays(lastToday, daysAhead))
        .map((offered) => ({ ...offered, florists: counts.get(offered.day) ?? 0 }));
    });
  }

  #findReaching(place: PlaceToServe): Reaches {
    this.#zones ??= new ZoneIndex(this.#companies.records.map((record) => record?.zoneBoxes));
    const found = new Map<number, Reach>();
    for (const number of this.#zones.around(place)) {
      const reach = this.#areasOf(number)?.reach(place);
      if (reach) found.set(number, reach);
    }
    return found;
  }

  #areasOf(number: number): CompanyAreas | undefined {
    const record = this.#companies.records[number];
    const existing = record && this.#areas.get(record);
    const facts = existing ? undefined : this.#companies.factsOf(number);
    if (!record || !facts) return existing;
    const areas = new CompanyAreas(facts);
    this.#areas.set(record, areas);
    return areas;
  }
}

const nearestFirst = (reaches: Reaches): Reach[] => [...reaches.values()].sort((a, b) => a.metres - b.metres);

function findOrMake<T>(values: Map<string, T>, key: string, make: () => T): T {
  const existing = values.get(key);
  if (existing !== undefined) return existing;
  const value = make();
  const [oldest] = values.keys();
  if (values.size >= maxCachedPlaces && oldest !== undefined) values.delete(oldest);
  values.set(key, value);
  return value;
}

const most = 100;
const keepMs = 1000;

class PerSecond<T> {
  readonly #answers = new Map<string, { at: number; value: T }>();

  get(key: string, now: Date, find: () => T): T {
    const ms = now.getTime();
    const existing = this.#answers.get(key);
    if (existing && ms >= existing.at && ms - existing.at < keepMs) return existing.value;
    this.#answers.delete(key);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= most && oldest !== undefined) this.#answers.delete(oldest);
    const value = find();
    this.#answers.set(key, { at: ms, value });
    return value;
  }

  clear(): void {
    this.#answers.clear();
  }
}
