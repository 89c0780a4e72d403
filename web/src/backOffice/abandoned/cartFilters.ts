import type { CartStop } from '@bloomkin/shared/schemas/order.ts';
import type { CartTab } from '@bloomkin/shared/schemas/orderListing.ts';
import { useNow } from '#components/hooks/useNow.ts';

export const dayChoices = [1, 7, 28] as const;

export const cartTabs: readonly CartTab[] = ['may_be_reminded', 'reminded', 'not_to_be_reminded'];
export const cartStops: readonly CartStop[] = ['cart', 'day', 'recipient', 'payment'];

export interface CartFilters {
  /** Undefined for all. */
  tab: CartTab | undefined;
  search: string;
  /** A florist's id; empty for all. */
  company: string;
  stop: CartStop | undefined;
  /** Changed last within these days. */
  days: (typeof dayChoices)[number] | undefined;
  page: number;
}

export const cartFilters = {
  read: (params: URLSearchParams): CartFilters => ({
    tab: cartTabs.find((tab) => tab === params.get('tab')),
    search: (params.get('search') ?? '').slice(0, 100),
    company: /^[\w-]{1,64}$/.test(params.get('company') ?? '') ? (params.get('company') ?? '') : '',
    stop: cartStops.find((stop) => stop === params.get('stop')),
    days: dayChoices.find((days) => String(days) === params.get('days')),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }),
  write: ({ tab, search, company, stop, days, page }: CartFilters) =>
    new URLSearchParams({
      ...(tab && { tab }),
      ...(search && { search }),
      ...(company && { company }),
      ...(stop && { stop }),
      ...(days && { days: String(days) }),
      ...(page > 1 && { page: String(page) }),
    }),
};

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export type CartQuery = ReturnType<typeof useCartQuery>;

/** Of the list and of its export; the time moves on by the hour, so that the list is not asked for each minute. */
export function useCartQuery({ tab, search, company, stop, days }: CartFilters) {
  const hour = Math.floor(useNow(hourMs) / hourMs) * hourMs;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(company && { company_id: company }),
    ...(stop && { stopped_at: stop }),
    ...(tab && { reminder: tab }),
    ...(days && { touched_from: new Date(hour - days * dayMs).toISOString() }),
  };
}
