import { useNow } from '#components/hooks/useNow.ts';

export const dayChoices = [1, 7, 28] as const;

export interface CartFilters {
  search: string;
  /** A florist's id; empty for all. */
  company: string;
  /** Changed last within these days. */
  days: (typeof dayChoices)[number] | undefined;
  page: number;
}

export const cartFilters = {
  read: (params: URLSearchParams): CartFilters => ({
    search: (params.get('search') ?? '').slice(0, 100),
    company: /^[\w-]{1,64}$/.test(params.get('company') ?? '') ? (params.get('company') ?? '') : '',
    days: dayChoices.find((days) => String(days) === params.get('days')),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }),
  write: ({ search, company, days, page }: CartFilters) =>
    new URLSearchParams({
      ...(search && { search }),
      ...(company && { company }),
      ...(days && { days: String(days) }),
      ...(page > 1 && { page: String(page) }),
    }),
};

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export type CartQuery = ReturnType<typeof useCartQuery>;

/** Of the list and of its export; the time moves on by the hour, so that the list is not asked for each minute. */
export function useCartQuery({ search, company, days }: CartFilters) {
  const hour = Math.floor(useNow(hourMs) / hourMs) * hourMs;
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(company && { company_id: company }),
    ...(days && { touched_from: new Date(hour - days * dayMs).toISOString() }),
  };
}
