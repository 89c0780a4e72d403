import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { useQuery } from '#api/useQuery.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useSession } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { CostsCard, ShopWindowCard, StuckCard } from './JoiningAside.tsx';
import { JoiningProgress } from './JoiningProgress.tsx';
import { JoiningStepList } from './JoiningStepList.tsx';
import { listJoiningSteps } from './joiningSteps.ts';
import { Column, Columns } from './joiningStyles.ts';

/** The six steps to the first order, each saved alone. */
export function OpenShopPage() {
  const { user } = useSession();
  const id = user?.company?.id;
  const { data, error, mutate } = useQuery(getCompany, id ? { params: { id }, query: {} } : null, {
    asMyself: true,
  });
  if (!user) return null;
  const company = id ? data?.data : undefined;
  const isKnown = !id || company !== undefined;
  const steps = listJoiningSteps(user, company);
  return (
    <OfficePage title="Open your shop">
      <PageHead>
        <div>
          <h1>Open your shop</h1>
          <p>Step by step, each saved as you go. You can come back any time.</p>
        </div>
      </PageHead>
      {isKnown ? (
        <Columns>
          <Column>
            <JoiningProgress steps={steps} />
            <JoiningStepList steps={steps} user={user} />
          </Column>
          <Column>
            <ShopWindowCard company={company} isOpen={steps.every(({ isDone }) => isDone)} />
            <CostsCard />
            <StuckCard />
          </Column>
        </Columns>
      ) : error ? (
        <ErrorState
          title="We could not load your shop."
          detail={error.message}
          onRetry={() => void mutate()}
        />
      ) : (
        <LoadingState label="Loading your shop">
          <Skeleton $height="480px" $radius="20px" />
        </LoadingState>
      )}
    </OfficePage>
  );
}
