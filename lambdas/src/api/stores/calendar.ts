import { isDeepStrictEqual } from 'node:util';
import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { canPlanDays } from '@bloomkin/shared/rules/permissions.ts';
import { addDays, compareDays, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { maxMenuProducts, maxSpecialDays, type SpecialDay } from '@bloomkin/shared/schemas/calendar.ts';
import type { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import {
  type CompanyWithStores,
  findCompany,
  findCompanyOfStore,
} from '#model/companies/companyWithStores.ts';
import { findProducts } from '#model/products/productEntity.ts';
import { findTaken } from '#model/stores/capacityEntity.ts';
import { replaceStore, type StoreItem } from '#model/stores/storeEntity.ts';
import { toStore } from '#model/stores/toStore.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { saveStores } from './saveStores.ts';
import { toCalendarDay } from './toCalendarDay.ts';

export const getCalendar: Handler<typeof routes.getCalendar> = async ({ query, caller, now }) => {
  const companyId = query.company_id ?? caller.companyId;
  if (!companyId) throw invalidField('company_id', 'Select a company');
  const florist = requirePlanned(await findCompany(companyId), caller);
  const storeIds = florist.stores.map(({ id }) => id);
  const usage = await findTaken(storeIds, query.from, query.to);
  const days: string[] = [];
  for (let day = query.from; day <= query.to; day = addDays(day, 1)) days.push(day);
  return { data: days.map((day) => toCalendarDay(florist, day, usage, now)) };
};

function requirePlanned(
  florist: CompanyWithStores | undefined,
  caller: Caller,
  companyId: CompanyId | undefined = florist?.company.id,
): CompanyWithStores {
  if (!florist || florist.company.id !== companyId || !canPlanDays(caller, florist.company.id))
    throw new AppError('NOT_FOUND');
  return florist;
}

/** All stores in one transaction, or none. Orders that are already taken stay as they are. */
export const setCalendar: Handler<typeof routes.setCalendar> = ({ body, caller, now }) =>
  retryOnConflict(async () => {
    const [firstId] = body.store_ids;
    const read = firstId && (await findCompanyOfStore(firstId, { consistent: true }));
    const florist = requirePlanned(read || undefined, caller, body.company_id);
    const chosen = body.store_ids.map((id) => florist.stores.find((store) => store.id === id));
    if (chosen.includes(undefined)) throw new AppError('NOT_FOUND');
    const days = await keepOwnProducts(body.days, florist.company.id);
    const stores = florist.stores.map((store) =>
      body.store_ids.includes(store.id) ? planDays(store, days, now) : store,
    );
    const changed = stores.filter((store) => !florist.stores.includes(store));
    const data = stores
      .filter(({ id }) => body.store_ids.includes(id))
      .map((store) => toStore(store, undefined));
    if (changed.length === 0) return new HttpResponse({ data });
    const headers = await saveStores(florist, stores, { stores: changed.map(replaceStore) }, now);
    return headers === conflict ? conflict : new HttpResponse({ data }, { headers });
  });

type Days = BodyOf<typeof routes.setCalendar>['days'];
/** Long enough to copy a day of last year. */
const rememberedDays = 400;

const tooManyInMenus = () =>
  invalidField('days', `At most ${maxMenuProducts} products in all short menus together`);

/** A copied menu may name products that are gone. */
async function keepOwnProducts(days: Days, companyId: CompanyId): Promise<Days> {
  const named = [...new Set(days.flatMap(({ products }) => products ?? []))];
  if (named.length === 0) return days;
  if (named.length > maxMenuProducts) throw tooManyInMenus();
  const found = await findProducts(named);
  const isOwn = (id: ProductId) => {
    const product = found.get(id);
    return product?.companyId === companyId && !product.deleted;
  };
  return days.map((day, index) => {
    const products = day.products?.filter(isOwn) ?? null;
    if (products?.length === 0)
      throw invalidField(`days.${index}.products`, 'None of these products is sold any more: choose others');
    return { ...day, products };
  });
}

function planDays(store: StoreItem, days: Days, now: Date): StoreItem {
  const { specialDays = [] } = store;
  const oldest = addDays(utcDay(now), -rememberedDays);
  const others = specialDays.filter((one) => one.day >= oldest && !days.some(({ day }) => day === one.day));
  const planned = days.flatMap(({ as_usual, ...day }): SpecialDay[] => {
    if (as_usual) return [];
    const copiedAt = specialDays.find((one) => one.day === day.day)?.copied_at;
    return [
      {
        ...day,
        // Each store has zones of its own.
        zones: day.zones.filter(({ zone_id }) => store.zones.some(({ id }) => id === zone_id)),
        ...(copiedAt && !day.copied_at && { copied_at: copiedAt, edited: true }),
      },
    ];
  });
  const next = [...others, ...planned].sort((a, b) => compareDays(a.day, b.day));
  if (next.length > maxSpecialDays) throw invalidField('days', `At most ${maxSpecialDays} special days`);
  const inMenus = next.reduce((sum, { products }) => sum + (products?.length ?? 0), 0);
  if (inMenus > maxMenuProducts) throw tooManyInMenus();
  if (isDeepStrictEqual(next, specialDays)) return store;
  return { ...store, specialDays: next, version: (store.version ?? 0) + 1 };
}
