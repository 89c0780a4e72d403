import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';

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
