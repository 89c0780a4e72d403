import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import type { CompanyFacts, StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import { chooseZones, type PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ListedFacts } from '#model/catalogueLog/change.ts';
import { mergedDays, type OfferedDay, offeredDay } from './offeredDays.ts';
import { type PackedPolygon, packedHoldsPoint, packPolygon } from './packedPolygon.ts';
import type { Reach } from './reach.ts';
import { StoreAnswers } from './storeAnswers.ts';

interface ListedZone {
  shape: PackedPolygon;
  priceCents: number;
  suburbs: readonly string[] | undefined;
}

interface DeliveringStore {
  point: Point;
  zones: readonly ListedZone[];
  answers: StoreAnswers;
}

type ReachingStore = DeliveringStore & { priceCents: number };

class DeliveryReach implements Reach {
  readonly #place: PlaceToServe;
  readonly #stores: readonly ReachingStore[];
  readonly metres: number;

  constructor(place: PlaceToServe, stores: readonly ReachingStore[]) {
    this.#place = place;
    this.#stores = stores;
    this.metres = Math.min(...stores.map(({ point }) => metresBetween(point, place)));
  }

  canArrive(day: Day | undefined, now: Date): boolean {
    return this.#stores.some(({ answers }) => answers.canArrive(this.#place, day, now));
  }

  earliestDay(now: Date, start?: Day): Day | null {
    const days = this.#stores.flatMap(({ answers }) => answers.earliestDay(this.#place, now, start) ?? []);
    return days.sort()[0] ?? null;
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
    this.#stores = deliveringStores(facts).map((store) => ({
      point: { lat: store.lat, lng: store.lng },
      zones: store.zones.map(({ polygon, priceCents, suburbs }) => ({
        ...{ shape: packPolygon(polygon), priceCents, suburbs },
      })),
      answers: new StoreAnswers(facts, store.id),
    }));
  }

  reach(place: PlaceToServe): Reach | undefined {
    const reaching = this.#stores.flatMap((store) => {
      const serving = chooseZones(store.zones, place, {
        box: ({ shape }) => shape.box,
        holds: ({ shape }) => packedHoldsPoint(shape, place),
      });
      const prices = serving.map(({ priceCents }) => priceCents);
      return prices.length > 0 ? [{ ...store, priceCents: Math.min(...prices) }] : [];
    });
    return reaching.length > 0 ? new DeliveryReach(place, reaching) : undefined;
  }
}
