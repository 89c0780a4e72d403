import { paths } from '@bloomkin/shared/pages.ts';
import { type Day, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';

import { NoCompany } from '#office/florist/stores/NoCompany.tsx';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { DayEditor } from './DayEditor.tsx';
import { headDay, monthName } from './shownDay.ts';
import { useCalendarCompany } from './useCalendar.ts';

export function DayPage() {
  const { day = '' } = useParams();
  return (
    <DayFrame
      title={headDay}
      back={(query) => paths.calendar(isDay(day) ? { ...query, day } : query)}
      backLabel={isDay(day) ? monthName(day) : 'Calendar'}
    >
      {(company, clock) => <DayEditor key={day} day={day} company={company} {...clock} />}
    </DayFrame>
  );
}

type Clock = Pick<ReturnType<typeof useCalendarCompany>, 'query' | 'today' | 'now'>;

interface DayFrameProps {
  title: (day: Day) => string;
  back: (query: Record<string, string>) => string;
  backLabel: string;
  children: (company: Company, clock: Clock) => ReactNode;
}

/** The company of the day that the address names, and what to show without it. */
export function DayFrame({ title, back, backLabel, children }: DayFrameProps) {
  const { day = '' } = useParams();
  const { companyId, company, error, retry, ...clock } = useCalendarCompany();
  const isUnknown = !isDay(day) || company?.stores.length === 0;
  return (
    <OfficePage title={isDay(day) ? title(day) : 'Calendar'}>
      <BackLink to={back(clock.query)}>{backLabel}</BackLink>
      {companyId === undefined ? (
        <>
          <PageHead>
            <h1>Calendar</h1>
          </PageHead>
          <NoCompany />
        </>
      ) : (
        <QueryState
          query={{ data: isUnknown ? undefined : company, error, mutate: retry }}
          isHidden={isUnknown}
          what="this day"
          head={(hasFailed) => <PendingHead title="Calendar" hasFailed={hasFailed} />}
          notFound={<EmptyState title="There is no such day" text="Choose one in the calendar." />}
        >
          {(loaded) => children(loaded, clock)}
        </QueryState>
      )}
    </OfficePage>
  );
}
