import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import type { CompanyFacts, StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import { type PackedPolygon, packedHoldsPoint, packPolygon } from './packedPolygon.ts';
import { StoreAnswers } from './storeAnswers.ts';

interface DeliveringStore {
  point: Point;
  zones: readonly PackedPolygon[];
  answers: StoreAnswers;
}

/** How a florist reaches a place: the stores that deliver there. */
export class Reach {
  readonly #place: Point;
  readonly #stores: readonly DeliveringStore[];
  /** To the nearest of the stores. */
  readonly metres: number;

  constructor(place: Point, stores: readonly DeliveringStore[]) {
    this.#place = place;
    this.#stores = stores;
    this.metres = Math.min(...stores.map(({ point }) => metresBetween(point, place)));
  }

  /** Without a day: on any that can be ordered for. */
  canArrive(day: Day | undefined, now: Date): boolean {
    return this.#stores.some(({ answers }) => answers.canArrive(this.#place, day, now));
  }

  /** Null when none of the days one may order for. */
  earliestDay(now: Date): Day | null {
    const days = this.#stores.flatMap(({ answers }) => answers.earliestDay(this.#place, now) ?? []);
    return days.sort()[0] ?? null;
  }
}

export const deliveringStores = (facts: CompanyFacts): StoreFacts[] =>
  facts.stores.filter((store) => store.warehouseForDelivery);

/** The delivery zones of one florist, ready to be asked for many places. */
export class CompanyAreas {
  readonly #stores: readonly DeliveringStore[];

  constructor(facts: CompanyFacts) {
    this.#stores = deliveringStores(facts).map((store) => ({
      point: { lat: store.lat, lng: store.lng },
      zones: store.zones.map(({ polygon }) => packPolygon(polygon)),
      answers: new StoreAnswers(facts, store.id),
    }));
  }

  reach(place: Point): Reach | undefined {
    const holding = this.#stores.filter(({ zones }) => zones.some((zone) => packedHoldsPoint(zone, place)));
    return holding.length > 0 ? new Reach(place, holding) : undefined;
  }
}
