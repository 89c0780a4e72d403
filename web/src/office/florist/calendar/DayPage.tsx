import { paths } from '@bloomkin/shared/pages.ts';
import { type Day, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { type Clock, CompanyFrame } from './CompanyFrame.tsx';
import { DayEditor } from './DayEditor.tsx';
import { headDay, monthName } from './shownDay.ts';

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

interface DayFrameProps {
  title: (day: Day) => string;
  back: (query: Record<string, string>) => string;
  backLabel: string;
  children: (company: Company, clock: Clock) => ReactNode;
}

/** The company of the day that the address names. */
export function DayFrame({ title, back, backLabel, children }: DayFrameProps) {
  const { day = '' } = useParams();
  return (
    <CompanyFrame
      title={isDay(day) ? title(day) : 'Calendar'}
      heading="Calendar"
      back={{ label: backLabel, to: back }}
      what="this day"
      isHidden={(company) => !isDay(day) || company?.stores.length === 0}
      notFound={<EmptyState title="There is no such day" text="Choose one in the calendar." />}
    >
      {children}
    </CompanyFrame>
  );
}
