import { paths } from '@bloomkin/shared/pages.ts';
import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { fitting, Grid } from '#components/layout/boxes.ts';
import { ListView } from '#components/list/ListView.tsx';
import { groupHours } from '#features/florist/groupHours.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { NoCompany } from './NoCompany.tsx';
import { useStoresCompany } from './useStoresCompany.ts';
import { readZones } from './zones/zone.ts';

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  &:hover,
  &:focus-within {
    border-color: var(--bk-border-control);
  }
  h2 {
    font: 700 1.25rem/1.2 var(--bk-display);
    overflow-wrap: anywhere;
    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  p {
    color: var(--bk-text-secondary);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 12px;
    font-size: 0.875rem;
  }
  dt {
    color: var(--bk-text-secondary);
  }
  dd span {
    white-space: nowrap;
  }
`;

export function StoresPage() {
  const { companyId, query } = useStoresCompany();
  const { data, error, mutate } = useQuery(
    listStores,
    companyId ? { query: { company_id: companyId, per_page: 100 } } : null,
    { asMyself: true },
  );
  const create = paths.storeCreate(query);
  return (
    <OfficePage title="Stores">
      <PageHead>
        <h1>Stores</h1>
        {companyId && (
          <div>
            <ButtonLink kind="brand" to={create}>
              <OfficeIcon name="plus" size={20} />
              Add store
            </ButtonLink>
          </div>
        )}
      </PageHead>
      {companyId ? (
        <ListView
          name="stores"
          loadingLabel="Loading the stores"
          items={data?.data}
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            <EmptyState
              title="Add your first store"
              text="Its address, its hours and where it delivers: buyers near it find you then."
            >
              <ButtonLink kind="brand" to={create}>
                Add store
              </ButtonLink>
            </EmptyState>
          }
        >
          {(stores) => (
            <Grid as="ul" $columns={fitting(340)}>
              {stores.map((store) => (
                <StoreCard key={store.id} store={store} to={paths.storeEdit(store.id, query)} />
              ))}
            </Grid>
          )}
        </ListView>
      ) : (
        <NoCompany />
      )}
    </OfficePage>
  );
}

function StoreCard({ store, to }: { store: Store; to: string }) {
  const hours = groupHours(store.working_times).filter(({ hours: text }) => text !== 'closed');
  return (
    <Card>
      <h2>
        <Link to={to}>{store.name}</Link>
      </h2>
      <p>{store.location.address}</p>
      <div>
        {store.pickup_point && <StatusPill tone="info">Pick-up</StatusPill>}
        {store.warehouse_for_delivery && <StatusPill tone="success">Delivers from here</StatusPill>}
      </div>
      <dl>
        <dt>Open</dt>
        <dd>
          {hours.length === 0
            ? 'No hours yet'
            : hours.map((line, index) => (
                <Fragment key={line.days}>
                  <span>
                    {line.days} {line.hours}
                    {index < hours.length - 1 && ','}
                  </span>{' '}
                </Fragment>
              ))}
        </dd>
        <dt>Zones</dt>
        <dd>{describeZones(store)}</dd>
      </dl>
    </Card>
  );
}

function describeZones(store: Store): string {
  const zones = readZones(store);
  const prices = zones.flatMap(({ priceCents }) => priceCents ?? []).sort((a, b) => a - b);
  const [low, high] = [prices[0], prices.at(-1)];
  if (low === undefined || high === undefined) return 'None yet';
  const range = low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`;
  return `${zones.length}, ${range}`;
}
