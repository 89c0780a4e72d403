import { metresBetween, type Point } from './geometry.ts';
import { loadLocalities } from './loadLocalities.ts';
import type { Locality } from './locality.ts';

/** Names without a locality mean places near big cities. */
const cities: readonly [lat: number, lng: number, weight: number][] = [
  [-33.8688, 151.2093, 1],
  [-37.8136, 144.9631, 0.97],
  [-27.4698, 153.0251, 0.8],
  [-31.9523, 115.8613, 0.75],
  [-34.9285, 138.6007, 0.65],
  [-28.0167, 153.4, 0.5],
  [-35.2809, 149.13, 0.45],
  [-32.9283, 151.7817, 0.4],
  [-34.4278, 150.8931, 0.35],
  [-42.8821, 147.3272, 0.35],
  [-38.1499, 144.3617, 0.35],
  [-26.65, 153.0667, 0.35],
  [-19.259, 146.8169, 0.25],
  [-16.9186, 145.7781, 0.25],
  [-12.4634, 130.8456, 0.25],
  [-27.5598, 151.9507, 0.2],
  [-37.5622, 143.8503, 0.2],
  [-36.757, 144.2794, 0.2],
  [-41.4332, 147.1441, 0.2],
];
const reachMetres = 25_000;

/** 0 to 1, by distance to weighted cities. */
const prominence = (point: Point): number =>
  Math.max(
    ...cities.map(
      ([lat, lng, weight]) => weight * Math.exp(-metresBetween(point, { lat, lng }) / reachMetres),
    ),
  );

const nearMetres = 60_000;

/** Proximity outranks size. */
const prominenceFrom = (point: Point, from: Point): number =>
  2 * Math.exp(-metresBetween(point, from) / nearMetres);

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

  /** One edit away, from three letters on. */
  findMistyped(key: string, fits: Fits, from: Point | undefined): NameMatch[] {
    if (key.length < 3 || /\d/.test(key)) return [];
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

let gazetteer: Promise<Gazetteer> | undefined;

/** Loads on the first request; shared by all clouds of a process. */
export function openGazetteer(): Promise<Gazetteer> {
  gazetteer ??= loadLocalities().then((localities) => new Gazetteer(localities));
  return gazetteer;
}

/** A typed word of this length also matches longer names. */
const minLettersForPrefix = 5;

/** Accepts an insertion, deletion, substitution or transposition of one letter. */
function oneEditFrom(typed: string, name: string): boolean {
  const continues = typed.length >= minLettersForPrefix;
  if (typed.length > name.length + 1 || (!continues && name.length > typed.length + 1)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === name[at]) at++;
  const matches = (left: string, rest: string) => (continues ? rest.startsWith(left) : rest === left);
  const fits = (typedFrom: number, nameFrom: number) => matches(typed.slice(typedFrom), name.slice(nameFrom));
  if (fits(at + 1, at + 1) || fits(at, at + 1) || fits(at + 1, at)) return true;
  const isSwapped = at + 1 < typed.length && typed[at] === name[at + 1] && typed[at + 1] === name[at];
  return isSwapped && fits(at + 2, at + 2);
}
