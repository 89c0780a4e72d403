import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { Invitations } from '#features/account/invitations/Invitations.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useSession } from '#session/useSession.ts';
import { CostsCard, ShopWindowCard, StuckCard } from './JoiningAside.tsx';
import { JoiningStepList } from './JoiningStepList.tsx';
import { countMinutesLeft, type JoiningStep, listJoiningSteps } from './joiningSteps.ts';

const Bar = styled.ol`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  li {
    height: 10px;
    border-radius: var(--bk-radius-xs);
    background: var(--bk-border-default);
    &[data-state='done'] {
      background: var(--bk-gum-500);
    }
    &[data-state='current'] {
      background: var(--bk-bg-highlight);
    }
  }
`;

function JoiningProgress({ steps }: { steps: readonly JoiningStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Card aria-labelledby="joining-progress">
      <CardHead>
        <h2 id="joining-progress">
          {done} of {steps.length} done
        </h2>
        <small>
          {current < 0 ? 'Buyers can order from you' : `about ${countMinutesLeft(steps)} minutes left`}
        </small>
      </CardHead>
      <Bar aria-hidden="true">
        {steps.map(({ name, isDone }, index) => (
          <li key={name} data-state={isDone ? 'done' : index === current ? 'current' : undefined} />
        ))}
      </Bar>
    </Card>
  );
}

/** The seven steps to the first order; each is saved separately. */
export function OpenShopPage() {
  const { user } = useSession();
  const id = user?.company?.id;
  const { data, error, mutate } = useQuery(getCompany, id ? { params: { id }, query: {} } : null, {
    asMyself: true,
  });
  const company = id ? data?.data : undefined;
  const product = useUnseenProduct(company);
  if (!user) return null;
  const isKnown = !id || company !== undefined;
  return (
    <OfficePage title="Open your shop">
      <PageHead>
        <div>
          <h1>Open your shop</h1>
          <p>Step by step, each saved as you go. You can come back any time.</p>
        </div>
      </PageHead>
      <QueryState
        query={{ data: isKnown ? listJoiningSteps(user, { company, product }) : undefined, error, mutate }}
        what="your shop"
        skeleton={<Skeleton $height="480px" $radius="20px" />}
      >
        {(steps) => (
          <Grid $xl="minmax(0, 1fr) 340px" $align="start">
            <Stack>
              <Invitations user={user} />
              <JoiningProgress steps={steps} />
              <JoiningStepList steps={steps} user={user} />
            </Stack>
            <Stack>
              <ShopWindowCard company={company} isOpen={steps.every(({ isDone }) => isDone)} />
              <CostsCard />
              <StuckCard />
            </Stack>
          </Grid>
        )}
      </QueryState>
    </OfficePage>
  );
}

/** A product that is made and not in the shop: without a photo, or not active. */
function useUnseenProduct(company: Company | undefined): Product | undefined {
  const isMissing = company?.missing_steps?.includes('product');
  const args = isMissing ? { query: { company_id: company?.id, per_page: 1 } } : null;
  return useQuery(listProducts, args, { asMyself: true }).data?.data[0];
}
