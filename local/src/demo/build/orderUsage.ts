import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import type { StoreId } from '@bloomkin/shared/schemas/ids.ts';

export interface TakenPlaces {
  storeId: StoreId;
  day: string;
  byPeriod: Record<string, number>;
  byZone: Record<string, number>;
}

export class OrderUsage {
  readonly #days = new Map<string, TakenPlaces>();

  take({ placeTaken }: OrderItem): void {
    if (!placeTaken) return;
    const { storeId, day } = placeTaken;
    const period = toPeriodKey(placeTaken.periodStart, placeTaken.periodStop);
    const key = `${storeId} ${day}`;
    const taken = this.#days.get(key) ?? { storeId, day, byPeriod: {}, byZone: {} };
    taken.byPeriod[period] = (taken.byPeriod[period] ?? 0) + 1;
    const { zoneId } = placeTaken;
    if (zoneId) taken.byZone[zoneId] = (taken.byZone[zoneId] ?? 0) + 1;
    this.#days.set(key, taken);
  }

  on(day: string): Usage {
    return this.all().filter((taken) => taken.day === day);
  }

  all(): TakenPlaces[] {
    return [...this.#days.values()];
  }
}
