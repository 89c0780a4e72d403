import { paths } from '@bloomkin/shared/pages.ts';
import { isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { useParams } from 'react-router-dom';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
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
  const { companyId, company, error, retry, ...clock } = useCalendarCompany();
  const isUnknown = !isDay(day) || company?.stores.length === 0;
  return (
    <OfficePage title={isDay(day) ? headDay(day) : 'Calendar'}>
      <BackLink to={paths.calendar(isDay(day) ? { ...clock.query, day } : clock.query)}>
        {isDay(day) ? monthName(day) : 'Calendar'}
      </BackLink>
      {companyId === undefined ? (
        <>
          <PageHead>
            <h1>Calendar</h1>
          </PageHead>
          <NoCompany />
        </>
      ) : (
        <QueryState
          data={isUnknown ? undefined : company}
          error={error}
          isHidden={isUnknown}
          onRetry={retry}
          failedTitle="We could not load this day."
          loadingLabel="Loading the day"
          head={(hasFailed) => <PendingHead title="Calendar" hasFailed={hasFailed} />}
          notFound={<EmptyState title="There is no such day" text="Choose one in the calendar." />}
          skeleton={
            <>
              <Skeleton $height="60px" $width="60%" />
              <Skeleton $height="420px" $radius="20px" />
            </>
          }
        >
          {(loaded) => <DayEditor key={day} day={day} company={loaded} {...clock} />}
        </QueryState>
      )}
    </OfficePage>
  );
}
