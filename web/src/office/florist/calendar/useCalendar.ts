import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getCalendar } from '@bloomkin/shared/routes/stores.ts';
import { type Day, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { useMemo } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { useStoresCompany } from '#office/florist/stores/useStoresCompany.ts';
import { toShownDay } from './shownDay.ts';

const asMyself = { asMyself: true, keepPreviousData: false } as const;

/** The company whose days are planned, with its clock. */
export function useCalendarCompany() {
  const { companyId, query } = useStoresCompany();
  const { data, error, mutate } = useQuery(
    getCompany,
    companyId ? { params: { id: companyId }, query: {} } : null,
    asMyself,
  );
  const company = data?.data;
  const now = useNow(60_000);
  const timeZone = company?.stores[0]?.timezone ?? marketTimeZone;
  const today = localTime(new Date(now), timeZone).day;
  return { companyId, query, company, error, retry: () => void mutate(), timeZone, today, now };
}

/** The days as buyers and orders have them, by day; of one store, or of all together. */
export function useCalendarDays(companyId: string | undefined, from: Day, to: Day, storeId?: string) {
  const { data, error, mutate } = useQuery(
    getCalendar,
    companyId ? { query: { company_id: companyId, from, to } } : null,
    { refreshInterval: 60_000 },
  );
  const days = useMemo(
    () => new Map(data?.data.map((day) => [day.day, toShownDay(day, storeId)])),
    [data, storeId],
  );
  return { days, calendar: data?.data, isLoaded: data !== undefined, error, retry: () => void mutate() };
}
