import type { Goods } from '@bloomkin/shared/rules/dayLimit.ts';
import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import { deliveryDays } from '@bloomkin/shared/rules/promise.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyRecord, CompanyTable } from '#catalogue/model/companyTable.ts';
import type { ListedFacts } from '#model/catalogueLog/change.ts';
import { askFor, Menus } from './delivery/menus.ts';
import { mergedDays, type OfferedDay, offeredDay } from './delivery/offeredDays.ts';
import type { Reach, Reaches } from './delivery/reach.ts';
import { CachedDays } from './delivery/storeAnswers.ts';

const nearMetres = 25_000;

type PickupStore = Point & { id: string; menus: Menus };

class PickupReach implements Reach {
  readonly metres: number;
  readonly hasMenus: boolean;
  readonly #stores: readonly CachedDays[];
  readonly #byMissed = new Map<string, PickupReach>();
  readonly #menus: readonly Menus[];
  readonly #make: (goods: Goods[]) => PickupReach;

  constructor(
    facts: () => ListedFacts | undefined,
    stores: readonly PickupStore[],
    metres: number,
    goods?: Goods[],
  ) {
    this.metres = metres;
    this.#menus = stores.map(({ menus }) => menus);
    this.hasMenus = stores.some(({ menus }) => menus.exist);
    this.#make = (asked) => new PickupReach(facts, stores, metres, asked);
    this.#stores = stores.map(
      ({ id }) =>
        new CachedDays((now) => {
          const company = facts();
          if (!company) return { days: [], facts: {} };
          const usage = company.booked ?? [];
          const question = { company, pickupStoreId: id, goodsTotalCents: null, usage, goods, now };
          return { days: deliveryDays(question), facts: company };
        }),
    );
  }

  of(productId: string): Reach {
    const missed = this.#menus.map((menus) => menus.missedBy(productId)).join('|');
    const reach = this.#byMissed.get(missed) ?? this.#make(askFor(productId));
    this.#byMissed.set(missed, reach);
    return reach;
  }

  canArrive(day: Day | undefined, now: Date): boolean {
    return this.days(now).some((offered) => offered.can && (day === undefined || offered.day === day));
  }

  earliestDay(now: Date, start = ''): Day | null {
    return this.days(now).find(({ can, day }) => can && day >= start)?.day ?? null;
  }

  costCents(): null {
    return null;
  }

  days(now: Date): OfferedDay[] {
    return mergedDays(this.#stores.map((store) => store.at(now).map((day) => offeredDay(day, 0))));
  }
}

export class PickupPoints {
  readonly #companies: CompanyTable;
  readonly #stores = new WeakMap<CompanyRecord, readonly PickupStore[]>();

  constructor(companies: CompanyTable) {
    this.#companies = companies;
  }

  everywhere(): number[] {
    return [...this.#all()].filter(([, stores]) => stores.length > 0).map(([number]) => number);
  }

  near(place: Point): Reaches {
    const found = new Map<number, Reach>();
    for (const [number, stores] of this.#all()) {
      const near = stores
        .map((store) => ({ store, metres: metresBetween(store, place) }))
        .filter(({ metres }) => metres <= nearMetres);
      if (near.length === 0) continue;
      const nearest = Math.min(...near.map(({ metres }) => metres));
      const facts = () => this.#companies.factsOf(number);
      found.set(
        number,
        new PickupReach(
          facts,
          near.map(({ store }) => store),
          nearest,
        ),
      );
    }
    return found;
  }

  *#all(): Generator<[number, readonly PickupStore[]]> {
    for (const [number, record] of this.#companies.records.entries())
      if (record?.active) yield [number, this.#storesOf(record)];
  }

  #storesOf(record: CompanyRecord): readonly PickupStore[] {
    const existing = this.#stores.get(record);
    if (existing) return existing;
    // Trusted: our own text. Parsed here so that not all florists' zones stay in memory.
    const { stores } = JSON.parse(record.factsText) as ListedFacts;
    const pickups = stores
      .filter((store) => store.pickupPoint)
      .map(({ id, lat, lng, specialDays }) => ({ id, lat, lng, menus: new Menus({ specialDays }) }));
    this.#stores.set(record, pickups);
    return pickups;
  }
}
