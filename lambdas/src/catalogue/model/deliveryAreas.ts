import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyAreas, type Reach } from './companyAreas.ts';
import type { CompanyRecord, CompanyTable } from './companyTable.ts';
import { ZoneIndex } from './zoneBoxes.ts';

/** The florists that reach a place, by company number. */
export type Reaches = ReadonlyMap<number, Reach>;

/** So many places are remembered: people page and filter at one place. */
const keptPlaces = 100;
const keepMs = 1000;

/** Which florists reach which places: bounding boxes first, then the exact shapes, then the promise engine. */
export class DeliveryAreas {
  readonly #companies: CompanyTable;
  readonly #areas = new WeakMap<CompanyRecord, CompanyAreas>();
  readonly #reaches = new Map<string, Reaches>();
  readonly #deliverers = new Map<string, { at: number; numbers: readonly number[] }>();
  #zones: ZoneIndex | undefined;

  constructor(companies: CompanyTable) {
    this.#companies = companies;
  }

  /** To be called when a company changed. */
  forgetPlaces(): void {
    this.#zones = undefined;
    this.#reaches.clear();
    this.#deliverers.clear();
  }

  reaching(place: Point): Reaches {
    return kept(this.#reaches, `${place.lat},${place.lng}`, () => this.#findReaching(place));
  }

  /**
   * The company numbers of those that can deliver to the place, on the day or on any day; found once a second for each
   * place and day.
   */
  deliverers(place: Point, day: Day | undefined, now: Date): readonly number[] {
    const key = `${place.lat},${place.lng},${day}`;
    const present = this.#deliverers.get(key);
    const age = present ? now.getTime() - present.at : keepMs;
    if (present && age >= 0 && age < keepMs) return present.numbers;
    this.#deliverers.delete(key);
    const find = () => ({ at: now.getTime(), numbers: this.#findDeliverers(place, day, now) });
    return kept(this.#deliverers, key, find).numbers;
  }

  #findDeliverers(place: Point, day: Day | undefined, now: Date): number[] {
    return [...this.reaching(place)]
      .filter(([, reach]) => reach.canArrive(day, now))
      .map(([number]) => number);
  }

  #findReaching(place: Point): Reaches {
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
    const present = record && this.#areas.get(record);
    const facts = present ? undefined : this.#companies.factsOf(number);
    if (!record || !facts) return present;
    const areas = new CompanyAreas(facts);
    this.#areas.set(record, areas);
    return areas;
  }
}

/** The value of a key, made when it is not there; the oldest goes when there are too many. */
function kept<T>(values: Map<string, T>, key: string, make: () => T): T {
  const present = values.get(key);
  if (present !== undefined) return present;
  const value = make();
  const [oldest] = values.keys();
  if (values.size >= keptPlaces && oldest !== undefined) values.delete(oldest);
  values.set(key, value);
  return value;
}
