import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { SpecialDay } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { StoreId } from '@bloomkin/shared/schemas/ids.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';

export type DayPlan = SpecialDay | { day: Day; as_usual: true };

/** One call of the API: the same days for all of these stores. */
export interface PlanGroup {
  store_ids: StoreId[];
  days: DayPlan[];
}

export const findSpecial = ({ special_days }: Pick<Store, 'special_days'>, day: Day): SpecialDay | null =>
  special_days.find((one) => one.day === day) ?? null;

export const toPlan = (day: Day, special: SpecialDay | null): DayPlan => special ?? { day, as_usual: true };

/** Stores whose days are alike are saved together. */
export function groupPlans(plans: readonly { storeId: StoreId; days: DayPlan[] }[]): PlanGroup[] {
  const groups = Map.groupBy(plans, ({ days }) => JSON.stringify(days));
  return [...groups.values()].map((same) => ({
    store_ids: same.map(({ storeId }) => storeId),
    days: same[0]?.days ?? [],
  }));
}

/** What would bring these stores' days back. */
export const restorePlans = (stores: readonly Store[], days: readonly Day[]): PlanGroup[] =>
  groupPlans(
    stores.map((store) => ({
      storeId: store.id,
      days: days.map((day) => toPlan(day, findSpecial(store, day))),
    })),
  );

/** Tells whether somebody else has changed the day. */
export const daySignature = ({ stores }: Pick<Company, 'stores'>, day: Day): string =>
  JSON.stringify(stores.map((store) => [store.id, findSpecial(store, day)]));
