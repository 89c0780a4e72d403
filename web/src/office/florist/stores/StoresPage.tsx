import { paths } from '@bloomkin/shared/pages.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { groupHours } from '#features/florist/groupHours.ts';
import { defineList } from '#office/kit/list/defineList.ts';
import { textFilter } from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { NoCompany } from './NoCompany.tsx';
import { useStoresCompany } from './useStoresCompany.ts';
import { readZones } from './zones/zone.ts';

interface Context {
  companyId: string;
  /** Goes into links to a store: an admin's company. */
  query: Record<string, string>;
}

const stores = defineList({
  route: listStores,
  title: 'Stores',
  name: 'stores',
  about: () => 'Hours, zones and pick-up',
  options: { asMyself: true },
  filters: { company: textFilter() },
  toQuery: (_filters, { companyId }: Context) => ({ company_id: companyId }),
  columns: ({ query }) => [
    {
      heading: 'Store',
      cell: ({ id, name, location }) => (
        <span>
          <Link to={paths.storeEdit(id, query)}>{name}</Link>
          <br />
          <small>{location.address}</small>
        </span>
      ),
    },
    { heading: 'Open', cell: describeHours },
    { heading: 'Zones', cell: describeZones },
    {
      heading: 'Hands over',
      cell: (store) => (
        <>
          {store.pickup_point && <StatusPill tone="info">Pick-up</StatusPill>}{' '}
          {store.warehouse_for_delivery && <StatusPill tone="success">Delivers from here</StatusPill>}
        </>
      ),
    },
  ],
  empty: (_shown, { query }) => (
    <EmptyState
      title="Add your first store"
      text="Its address, its hours and where it delivers: buyers near it find you then."
    >
      <ButtonLink kind="brand" to={paths.storeCreate(query)}>
        Add store
      </ButtonLink>
    </EmptyState>
  ),
});

export function StoresPage() {
  const { companyId, query } = useStoresCompany();
  if (!companyId)
    return (
      <OfficePage title="Stores">
        <PageHead>
          <h1>Stores</h1>
        </PageHead>
        <NoCompany />
      </OfficePage>
    );
  return (
    <ListPage
      list={stores}
      context={{ companyId, query }}
      acts={
        <ButtonLink kind="brand" to={paths.storeCreate(query)}>
          <OfficeIcon name="plus" size={20} />
          Add store
        </ButtonLink>
      }
    />
  );
}

function describeHours(store: Store): string {
  const hours = groupHours(store.working_times).filter(({ hours: text }) => text !== 'closed');
  return hours.map((line) => `${line.days} ${line.hours}`).join(', ') || 'No hours yet';
}

function describeZones(store: Store): string {
  const zones = readZones(store);
  const prices = zones.flatMap(({ priceCents }) => priceCents ?? []).sort((a, b) => a - b);
  const [low, high] = [prices[0], prices.at(-1)];
  if (low === undefined || high === undefined) return 'None yet';
  const range = low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`;
  return `${zones.length}, ${range}`;
}
