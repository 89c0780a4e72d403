import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';

export const EmptyCart = ({ takesFocus = false }: { takesFocus?: boolean }) => (
  <EmptyState title={getMessage('CART.EMPTY')} text="Flowers you add will wait here." takesFocus={takesFocus}>
    <ButtonLink kind="brand" to={paths.market()}>
      Browse flowers
    </ButtonLink>
  </EmptyState>
);
