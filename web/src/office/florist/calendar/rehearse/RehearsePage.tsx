import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { type Day, formatDay, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCombinedQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { DayFrame } from '#office/florist/calendar/DayPage.tsx';
import { findFeast, lastYearsDay } from '#office/florist/calendar/feasts.ts';
import { headDay } from '#office/florist/calendar/shownDay.ts';
import { PageHead } from '#office/kit/pageStyles.ts';
import { loadOrders } from '#office/orders/orderCalls.ts';
import { Rehearsal } from './Rehearsal.tsx';

/** A day of the calendar played through before it comes. */
export function RehearsePage() {
  const { day = '' } = useParams();
  return (
    <DayFrame
      title={(shown) => `Rehearse ${formatDay(shown)}`}
      back={(query) => paths.calendarDay(day, query)}
      backLabel={isDay(day) ? headDay(day) : 'Calendar'}
    >
      {(company) => <RehearsedDay key={day} day={day} company={company} />}
    </DayFrame>
  );
}

function RehearsedDay({ day, company }: { day: Day; company: Company }) {
  const [storeId, setStoreId] = useState(company.stores[0]?.id ?? '');
  const store = company.stores.find(({ id }) => id === storeId) ?? company.stores[0];
  const past = store ? lastYearsDay(day, store.state) : day;
  const { data, error, mutate } = useCombinedQuery(listOrders, `rehearse ${company.id} ${past}`, () =>
    loadOrders({ company_id: company.id, from: past, to: past }, Infinity),
  );
  if (!store) return <EmptyState title="No store yet" text="Add a store to rehearse its days." />;
  const hasPast = data?.orders.some(({ store_id }) => store_id === store.id) !== false;
  const name = findFeast(day, store.state) ?? headDay(day);
  return (
    <>
      <PageHead>
        <div>
          <h1>Rehearse {name}</h1>
          <p>
            {hasPast ? `The orders of ${headDay(past)} last year` : 'A day as florists know it'}, on this
            year’s plan. Nothing is changed yet.
          </p>
        </div>
        {company.stores.length > 1 && (
          <ChipSelect aria-label="Store" value={store.id} onChange={({ target }) => setStoreId(target.value)}>
            {company.stores.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </ChipSelect>
        )}
      </PageHead>
      <QueryState
        query={{ data, error, mutate }}
        what="last year’s orders"
        skeleton={<Skeleton $height="420px" $radius="20px" />}
      >
        {({ orders }) => <Rehearsal key={store.id} {...{ day, past, company, store, orders }} />}
      </QueryState>
    </>
  );
}
