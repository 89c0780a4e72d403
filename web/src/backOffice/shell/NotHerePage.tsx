import { paths } from '@bloomkin/shared/pages.ts';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { useSession } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';

/** Vendors have no cart. */
export const NoCartPage = () => (
  <OfficePage title="Cart">
    <PageHead>
      <h1>No cart in the back office</h1>
    </PageHead>
    <EmptyState
      title="Carts are for buyers"
      text="To order flowers, sign out and sign in with a buyer’s account."
    >
      <ButtonLink to="/">Back to your work</ButtonLink>
    </EmptyState>
  </OfficePage>
);

/** Reviews have no back-office page yet and open in the storefront. */
export function ReviewsPage() {
  const { companyId } = useParams();
  const { user } = useSession();
  const florist = companyId ?? user?.company?.id;
  return (
    <OfficePage title="Reviews">
      <PageHead>
        <h1>Reviews</h1>
      </PageHead>
      <EmptyState
        title="Reviews are in the shop"
        text="What buyers say of a florist stands on the florist’s page, and of each product on its own."
      >
        <ButtonLink kind="brand" to={florist ? paths.florist(florist) : paths.market()}>
          {florist ? 'Open the florist’s page' : 'Open the shop'}
        </ButtonLink>
      </EmptyState>
    </OfficePage>
  );
}
