import { mayBeMistyped, oneEditFrom } from '@bloomkin/lambdas/catalogue/search/oneEdit.ts';
import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import type { Locality } from './locality.ts';
import { prominence, prominenceFrom } from './prominence.ts';

export type MatchKind = 'exact' | 'beginning' | 'mistyped';

export interface NameMatch {
  kind: MatchKind;
  locality: Locality;
}

type Fits = (locality: Locality) => boolean;

interface Known {
  locality: Locality;
  prominence: number;
}

/** Beyond this, proximity ranks no higher than city size. */
const aroundMetres = 100_000;

export class Gazetteer {
  private readonly byKey: ReadonlyMap<string, Known[]>;
  private readonly keys: readonly string[];
  private readonly all: readonly Known[];

  constructor(localities: readonly Locality[]) {
    const known = localities.map((locality) => ({ locality, prominence: prominence(locality) }));
    this.all = known.sort((a, b) => b.prominence - a.prominence);
    this.byKey = Map.groupBy(this.all, ({ locality }) => locality.key);
    this.keys = [...this.byKey.keys()].sort();
  }

  /** Exact names first, then prefixes. */
  find(key: string, fits: Fits, from: Point | undefined): NameMatch[] {
    return [
      ...this.pick('exact', [key], fits, from),
      ...this.pick('beginning', this.keysAfter(key), fits, from),
    ];
  }

  /** One edit away. */
  findMistyped(key: string, fits: Fits, from: Point | undefined): NameMatch[] {
    if (!mayBeMistyped(key)) return [];
    return this.pick(
      'mistyped',
      this.keys.filter((one) => oneEditFrom(key, one)),
      fits,
      from,
    );
  }

  likeliest(fits: Fits, from: Point | undefined, most: number): Locality[] {
    if (from)
      return this.around(from)
        .map(({ locality }) => locality)
        .filter(fits)
        .sort((a, b) => metresBetween(a, from) - metresBetween(b, from))
        .slice(0, most);
    const found: Locality[] = [];
    for (const { locality } of this.all) {
      if (fits(locality)) found.push(locality);
      if (found.length === most) break;
    }
    return found;
  }

  near(point: Point, withinMetres: number, most: number): { locality: Locality; metres: number }[] {
    const all = this.all.map(({ locality }) => ({ locality, metres: metresBetween(point, locality) }));
    return all
      .filter(({ metres }) => metres <= withinMetres)
      .sort((a, b) => a.metres - b.metres)
      .slice(0, most);
  }

  private pick(kind: MatchKind, keys: Iterable<string>, fits: Fits, from: Point | undefined): NameMatch[] {
    const known = [...keys].flatMap((key) => this.byKey.get(key) ?? []);
    return this.rankLocalities(known, fits, from).map((locality) => ({ kind, locality }));
  }

  private around(from: Point): readonly Known[] {
    const near = this.all.filter(({ locality }) => metresBetween(locality, from) < aroundMetres);
    return near.length > 0 ? near : this.all;
  }

  private rankLocalities(known: readonly Known[], fits: Fits, from: Point | undefined) {
    return known
      .filter(({ locality }) => fits(locality))
      .map(({ locality, prominence: base }) => ({
        locality,
        // The shorter name is the bigger place: Sydney, then Sydney South.
        rank: base + (from ? prominenceFrom(locality, from) : 0) - locality.name.length / 1000,
      }))
      .sort((a, b) => b.rank - a.rank)
      .map(({ locality }) => locality);
  }

  private *keysAfter(beginning: string): Generator<string> {
    let low = 0;
    let high = this.keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] ?? '') <= beginning) low = middle + 1;
      else high = middle;
    }
    for (let at = low; this.keys[at]?.startsWith(beginning); at++) yield this.keys[at] ?? '';
  }
}
