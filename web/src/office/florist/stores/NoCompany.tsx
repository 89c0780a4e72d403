import { paths } from '@bloomkin/shared/pages.ts';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { useUser } from '#session/useSession.ts';

/** Shown without a company: an admin selects one, a vendor opens theirs. */
export function NoCompany() {
  const user = useUser();
  if (!user) return null;
  if (!user.is_admin) return <Navigate to={paths.openShop()} replace />;
  return (
    <EmptyState title="No company chosen" text="Stores belong to a company: choose one first.">
      <ButtonLink kind="brand" to={paths.companies()}>
        Choose a company
      </ButtonLink>
    </EmptyState>
  );
}
