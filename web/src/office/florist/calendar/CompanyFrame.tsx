import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { ReactNode } from 'react';
import { QueryState, type QueryStateProps } from '#components/feedback/QueryState.tsx';
import { NoCompany } from '#office/florist/stores/NoCompany.tsx';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useCalendarCompany } from './useCalendar.ts';

export type Clock = Pick<ReturnType<typeof useCalendarCompany>, 'query' | 'timeZone' | 'today' | 'now'>;

interface CompanyFrameProps extends Pick<QueryStateProps<Company>, 'what' | 'skeleton' | 'notFound'> {
  title: string;
  /** Heads the page while it has no company. */
  heading: string;
  back?: { label: string; to: (query: Clock['query']) => string };
  isHidden?: (company: Company | undefined) => boolean;
  children: (company: Company, clock: Clock) => ReactNode;
}

/** Renders a calendar page once its company is loaded, with loading, error and empty states. */
export function CompanyFrame({ title, heading, back, isHidden, children, ...states }: CompanyFrameProps) {
  const { companyId, company, error, retry, ...clock } = useCalendarCompany();
  const hides = isHidden?.(company) === true;
  return (
    <OfficePage title={title}>
      {back && <BackLink to={back.to(clock.query)}>{back.label}</BackLink>}
      {companyId === undefined ? (
        <>
          <PageHead>
            <h1>{heading}</h1>
          </PageHead>
          <NoCompany />
        </>
      ) : (
        <QueryState
          {...states}
          query={{ data: hides ? undefined : company, error, mutate: retry }}
          isHidden={hides}
          head={(hasFailed) => <PendingHead title={heading} hasFailed={hasFailed} />}
        >
          {(loaded) => children(loaded, clock)}
        </QueryState>
      )}
    </OfficePage>
  );
}
