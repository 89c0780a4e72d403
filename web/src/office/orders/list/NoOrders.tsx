import { paths } from '@bloomkin/shared/pages.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import type { ApiError } from '#errors/apiError.ts';
import { FloristFilter } from '#office/kit/florists/FloristFilter.tsx';
import type { ShownList } from '#office/kit/list/defineList.ts';
import { useCompany } from '#office/kit/useCompany.ts';

interface NoOrdersProps {
  shown: Pick<ShownList, 'error' | 'isNarrowed' | 'set' | 'showAll'>;
  isAdmin: boolean;
}

/** The API lists no single time of delivery of all florists. */
export const needsFlorist = ({ errors }: ApiError): boolean =>
  errors.some(({ path }) => path === 'company_id');

export function NoOrders({ shown: { error, isNarrowed, set, showAll }, isAdmin }: NoOrdersProps) {
  if (error && needsFlorist(error))
    return (
      <EmptyState
        title="One florist at a time"
        text="Choose a florist to see one time of delivery over several days, or show the orders of all times."
      >
        <FloristFilter
          label="Choose a florist"
          placeholder="Choose a florist"
          value=""
          onChange={(company) => set({ company })}
        />
        <Button onClick={() => set({ period: '' })}>Show all times</Button>
      </EmptyState>
    );
  if (isNarrowed)
    return (
      <EmptyState title="Nothing fits these filters" text="Try another status, or take a filter away.">
        <Button onClick={showAll}>Show all orders</Button>
      </EmptyState>
    );
  return isAdmin ? <NoOrdersOfAll /> : <NoOrdersYet />;
}

const NoOrdersOfAll = () => (
  <EmptyState title="No orders yet" text="The orders of all florists appear here by themselves.">
    <ButtonLink to={paths.companies()}>See the florists</ButtonLink>
  </EmptyState>
);

function NoOrdersYet() {
  const missing = useCompany()?.missing_steps ?? [];
  if (missing.length === 0)
    return (
      <EmptyState
        title="No orders yet"
        text="New orders appear here by themselves, and the browser tab shows how many came."
      >
        <ButtonLink to={paths.settings()}>Get alerts on this device</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState
      title="Your shop is not open yet"
      text={`${missing.length === 1 ? 'One step is' : `${missing.length} steps are`} left until buyers can order from you.`}
    >
      <ButtonLink kind="brand" to={paths.openShop()}>
        Open your shop
      </ButtonLink>
    </EmptyState>
  );
}
