import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import { matchesText } from '@bloomkin/shared/rules/search.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { listWithUses } from '#model/discounts/discountUseEntity.ts';
import { findNames, findTimeZone, toDiscount } from '#model/discounts/toDiscount.ts';
import type { Handler } from '#platform/http/request.ts';
import { findOwnerId } from './managedDiscount.ts';

/** An owner has 100 at most, so they are read whole. */
export const listDiscounts: Handler<typeof routes.listDiscounts> = async ({ query, caller, now }) => {
  const ownerId = findOwnerId(caller, query.company_id);
  const [[items, uses], timeZone] = await Promise.all([listWithUses(ownerId), findTimeZone(ownerId)]);
  const context = { names: await findNames(items), day: localTime(now, timeZone).day };
  const usesById = Map.groupBy(uses, ({ discountId }) => discountId);
  const all = items.map((item) => toDiscount(item, usesById.get(item.id) ?? [], context));
  const found = all.filter((discount) => isFound(discount, query));
  const countInTab = (tab: Tab) => found.filter((discount) => isInTab(discount, tab)).length;
  const shown = found.filter((discount) => isInTab(discount, query.state)).sort(orders[query.sort]);
  const { page, per_page } = query;
  return {
    ...{ page, per_page, total: shown.length, total_pages: Math.ceil(shown.length / per_page) },
    counts: {
      all: found.length,
      live: countInTab('live'),
      coming: countInTab('coming'),
      over: countInTab('over'),
    },
    data: shown.slice((page - 1) * per_page, page * per_page),
  };
};

interface Filter {
  search?: string | undefined;
  used_by?: 'code' | 'automatic' | undefined;
}
type Tab = 'all' | 'live' | 'coming' | 'over';

function isFound({ name, code }: Discount, { search = '', used_by }: Filter): boolean {
  return (
    matchesText(`${name} ${code ?? ''}`, search) && (!used_by || (used_by === 'code') === (code !== null))
  );
}

/** Discounts that are off or used up count as ended. */
function isInTab({ state }: Discount, tab: Tab): boolean {
  if (tab === 'all') return true;
  return tab === 'over' ? ['over', 'off', 'used_up'].includes(state) : state === tab;
}

const newest = (a: Discount, b: Discount): number => (a.id < b.id ? 1 : -1);

const orders = {
  new: newest,
  name: (a: Discount, b: Discount) => a.name.localeCompare(b.name) || newest(a, b),
  used: (a: Discount, b: Discount) => b.used - a.used || newest(a, b),
};
