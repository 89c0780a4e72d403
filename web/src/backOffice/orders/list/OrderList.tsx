import { paths } from '@bloomkin/shared/pages.ts';
import { FloristFilter } from '#backOffice/florists/FloristFilter.tsx';
import { useCompany } from '#backOffice/shell/useCompany.ts';
import { TooManyFound } from '#backOffice/TooManyFound.tsx';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView, useIsTable } from '#components/list/ListView.tsx';
import { describeFilters, isFiltered, noFilters } from '../filters/orderFilters.ts';
import type { SetFilters } from '../filters/useFilters.ts';
import { OrderCards } from './OrderCards.tsx';
import { type OrderListProps, OrderTable } from './OrderTable.tsx';
import { useFocusedRow } from './useFocusedRow.ts';
import type { ListedOrders } from './useOrderList.ts';

interface Props extends Omit<OrderListProps, 'orders'> {
  list: ListedOrders;
  onChange: SetFilters;
}

export function OrderList({ list, filters, onChange, ...rest }: Props) {
  const { page, failure, failureCode, failedFields, retry } = list;
  const isTooWide = failureCode === 'ORDER.SEARCH_TOO_WIDE';
  const needsFlorist = failedFields.includes('company_id');
  return (
    <ListView
      name={describeFilters(filters)}
      loadingLabel="Loading orders"
      items={isTooWide || needsFlorist ? [] : page?.data}
      keepItems="inert"
      failure={failure}
      onRetry={retry}
      empty={
        isTooWide ? (
          <TooManyFound text={failure} onClear={() => onChange({ search: '' })} />
        ) : needsFlorist ? (
          <PeriodOfAllFlorists onChange={onChange} />
        ) : (
          <NoOrders filters={filters} onChange={onChange} isAdmin={rest.withFlorist} />
        )
      }
    >
      {(orders) => <Rows orders={orders} filters={filters} {...rest} />}
    </ListView>
  );
}

function Rows(props: OrderListProps) {
  const focusedRow = useFocusedRow();
  const Layout = useIsTable() ? OrderTable : OrderCards;
  return (
    <div {...focusedRow}>
      <Layout {...props} />
    </div>
  );
}

const PeriodOfAllFlorists = ({ onChange }: Pick<Props, 'onChange'>) => (
  <EmptyState
    title="One florist at a time"
    text="Choose a florist to see one time of delivery over several days, or show the orders of all times."
  >
    <FloristFilter
      label="Choose a florist"
      placeholder="Choose a florist"
      value=""
      onChange={(company) => onChange({ company })}
    />
    <Button onClick={() => onChange({ period: '' })}>Show all times</Button>
  </EmptyState>
);

interface NoOrdersProps extends Pick<Props, 'filters' | 'onChange'> {
  isAdmin: boolean;
}

function NoOrders({ filters, onChange, isAdmin }: NoOrdersProps) {
  if (isFiltered(filters) || filters.status !== 'all')
    return (
      <EmptyState title="Nothing fits these filters" text="Try another status, or take a filter away.">
        <Button onClick={() => onChange(noFilters)}>Show all orders</Button>
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
