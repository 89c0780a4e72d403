import { zoneCostCents } from '@bloomkin/shared/rules/deliveryZone.ts';
import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import { type BoundingBox, boundingBox, isInside } from '@bloomkin/shared/rules/polygon.ts';
import type { CompanyFacts, StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import { chooseZones, type PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { ListedFacts } from '#model/catalogueLog/change.ts';
import { askFor, Menus } from './menus.ts';
import { mergedDays, type OfferedDay, offeredDay } from './offeredDays.ts';
import type { Reach } from './reach.ts';
import { StoreAnswers } from './storeAnswers.ts';

interface ListedZone {
  id: string;
  shape: PackedPolygon;
  priceCents: number;
  freeFromCents: number | null;
  suburbs: readonly string[] | undefined;
}

interface DeliveringStore {
  point: Point;
  zones: readonly ListedZone[];
  menus: Menus;
  /** Zones without rules of their own share theirs. */
  answersIn: (zoneId: string, productId?: string) => StoreAnswers;
}

interface ReachingStore extends Pick<DeliveringStore, 'answersIn' | 'menus'> {
  zoneId: string;
  point: Point;
  priceCents: number;
  freeFromCents: number | null;
  answers: StoreAnswers;
}

class DeliveryReach implements Reach {
  readonly #place: PlaceToServe;
  readonly #stores: readonly ReachingStore[];
  readonly metres: number;
  readonly hasMenus: boolean;
  readonly #byMissed = new Map<string, DeliveryReach>();

  constructor(place: PlaceToServe, stores: readonly ReachingStore[]) {
    this.#place = place;
    this.#stores = stores;
    this.metres = Math.min(...stores.map(({ point }) => metresBetween(point, place)));
    this.hasMenus = stores.some(({ menus }) => menus.exist);
  }

  of(productId: string): Reach {
    const missed = this.#stores.map(({ menus }) => menus.missedBy(productId)).join('|');
    const existing = this.#byMissed.get(missed);
    if (existing) return existing;
    const answer = (store: ReachingStore) => ({
      ...store,
      answers: store.answersIn(store.zoneId, productId),
    });
    const reach = new DeliveryReach(this.#place, this.#stores.map(answer));
    this.#byMissed.set(missed, reach);
    return reach;
  }

  canArrive(day: Day | undefined, now: Date): boolean {
    return this.#stores.some(({ answers }) => answers.canArrive(this.#place, day, now));
  }

  earliestDay(now: Date, start?: Day): Day | null {
    const days = this.#stores.flatMap(({ answers }) => answers.earliestDay(this.#place, now, start) ?? []);
    return days.sort()[0] ?? null;
  }

  costCents(goodsCents: number, day: Day, now: Date): number | null {
    const costs = this.#stores.flatMap(({ answers, ...zone }) => {
      const fee = answers.feeCents(this.#place, day, now);
      return fee === null ? [] : zoneCostCents(zone, goodsCents) + fee;
    });
    return costs.length > 0 ? Math.min(...costs) : null;
  }

  days(now: Date): OfferedDay[] {
    return mergedDays(
      this.#stores.map(({ answers, priceCents }) =>
        answers.days(this.#place, now).map((day) => offeredDay(day, priceCents)),
      ),
    );
  }
}

export const deliveringStores = (facts: CompanyFacts): StoreFacts[] =>
  facts.stores.filter((store) => store.warehouseForDelivery);

export class CompanyAreas {
  readonly #stores: readonly DeliveringStore[];

  constructor(facts: ListedFacts) {
    this.#stores = deliveringStores(facts).map((store) => {
      const menus = new Menus(store);
      return {
        point: { lat: store.lat, lng: store.lng },
        zones: store.zones.map(({ id, polygon, priceCents, freeFromCents, suburbs }) => ({
          ...{ id, shape: packPolygon(polygon), priceCents, freeFromCents, suburbs },
        })),
        menus,
        answersIn: answerByZone(facts, store, menus),
      };
    });
  }

  reach(place: PlaceToServe): Reach | undefined {
    const reaching = this.#stores.flatMap((store) => {
      const serving = chooseZones(store.zones, place, {
        box: ({ shape }) => shape.box,
        holds: ({ shape }) => packedHoldsPoint(shape, place),
      });
      const [best] = serving.sort((a, b) => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1));
      if (!best) return [];
      const { priceCents, freeFromCents, id: zoneId } = best;
      const { point, menus, answersIn } = store;
      return { point, priceCents, freeFromCents, zoneId, menus, answersIn, answers: answersIn(zoneId) };
    });
    return reaching.length > 0 ? new DeliveryReach(place, reaching) : undefined;
  }
}

function answerByZone(facts: ListedFacts, store: StoreFacts, menus: Menus): DeliveringStore['answersIn'] {
  const answers = new Map<string, StoreAnswers>();
  const special = new Set([
    ...store.zones.flatMap(({ id, orderBy }) => (orderBy ? id : [])),
    ...(facts.stops ?? []).flatMap(({ zone_id }) => zone_id ?? []),
    ...(store.specialDays ?? []).flatMap(({ zones }) => zones.map(({ zone_id }) => zone_id)),
  ]);
  return (zoneId, productId) => {
    const missed = productId === undefined ? '' : menus.missedBy(productId);
    const key = `${special.has(zoneId) ? zoneId : ''} ${missed}`;
    const goods = missed && productId !== undefined ? askFor(productId) : undefined;
    const existing = answers.get(key) ?? new StoreAnswers(facts, store.id, goods);
    answers.set(key, existing);
    return existing;
  };
}

/** Packed, because a listing tests thousands of zones and must not create garbage. */
interface PackedPolygon {
  box: BoundingBox;
  rings: readonly Float64Array[];
}

export const packPolygon = (polygon: Polygon): PackedPolygon => ({
  box: boundingBox(polygon),
  rings: polygon.coordinates.map((ring) => Float64Array.from(ring.flat())),
});

/** Gives the same result as `holdsPoint` of shared; a test compares them. */
export function packedHoldsPoint({ box, rings }: PackedPolygon, point: Point): boolean {
  if (!isInside(box, point)) return false;
  return rings.every((ring, number) => {
    const side = locatePoint(ring, point.lng, point.lat);
    return number === 0 ? side !== 'outside' : side !== 'inside';
  });
}

function locatePoint(ring: Float64Array, x: number, y: number): 'inside' | 'edge' | 'outside' {
  let inside = false;
  for (let at = 2; at < ring.length; at += 2) {
    const x1 = ring[at - 2] ?? 0;
    const y1 = ring[at - 1] ?? 0;
    const x2 = ring[at] ?? 0;
    const y2 = ring[at + 1] ?? 0;
    const turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    if (turn === 0 && isWithin(x, x1, x2) && isWithin(y, y1, y2)) return 'edge';
    const crosses = y1 > y !== y2 > y;
    if (crosses && turn > 0 === y2 > y1) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

const isWithin = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
