import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { useSession } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { PayoutsCard } from './PayoutsCard.tsx';

/** A vendor's own company, or the one an admin opened. */
export function StatementPage() {
  const { companyId } = useParams();
  const { user } = useSession();
  const id = companyId ?? user?.company?.id;
  const { data, error, mutate } = useQuery(getCompany, id ? { params: { id }, query: {} } : null);
  const company = data?.data;
  return (
    <OfficePage title="Money">
      <PageHead>
        <div>
          <h1>Money</h1>
          {company && (
            <p>
              {company.name}, ABN {company.inn}
            </p>
          )}
        </div>
      </PageHead>
      {company ? (
        <PayoutsCard company={company} />
      ) : error ? (
        <ErrorState
          title="We could not load your money page."
          detail={error.message}
          onRetry={() => void mutate()}
        />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading</VisuallyHidden>
          <Skeleton $height="180px" $radius="20px" />
        </div>
      )}
    </OfficePage>
  );
}
