import { type OpeningRules, openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { type Day, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';

interface Due {
  companyId: CompanyId;
  day: Day | null;
  timeZone: string;
}

interface Closed {
  companyId: CompanyId;
  day: Day;
  orders: number;
}

/** By day, because the stores of a florist may be in different days. One open store can still make the orders. */
export function listClosed(
  due: readonly Due[],
  findStores: (id: CompanyId) => readonly OpeningRules[],
  now: Date,
): Closed[] {
  const ofToday = due.flatMap(({ companyId, day, timeZone }) => {
    const today = localTime(now, timeZone).day;
    return day === today ? [{ companyId, day: today }] : [];
  });
  return [...Map.groupBy(ofToday, ({ companyId }) => companyId)].flatMap(([companyId, ofCompany]) => {
    const stores = findStores(companyId);
    return [...Map.groupBy(ofCompany, ({ day }) => day)]
      .filter(([day]) => stores.length > 0 && stores.every((store) => isClosedOn(store, day)))
      .map(([day, { length }]) => ({ companyId, day, orders: length }));
  });
}

function isClosedOn(store: OpeningRules, day: Day): boolean {
  const hours = openingHours(store, day);
  return 'reason' in hours && hours.reason === 'closed_day';
}
