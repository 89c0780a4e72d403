import { paths } from '@bloomkin/shared/pages.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useUser } from '#session/useSession.ts';

const Places = styled.ul`
  display: grid;
  gap: 12px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    position: relative;
    padding: 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
  }
  a {
    font-weight: 600;
  }
  /* The whole row opens the store. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--bk-radius-m);
  }
  p {
    color: var(--bk-text-secondary);
  }
`;

type Store = Company['stores'][number];

export function LocationsTab({ company: { id, stores } }: { company: Company }) {
  // Admins have no company of their own.
  const query: Record<string, string> = useUser()?.is_admin ? { company: id } : {};
  const create = paths.storeCreate(query);
  if (stores.length === 0)
    return (
      <EmptyState
        title="No stores yet"
        text="A store is where flowers are made, where buyers pick up and where the driver starts."
      >
        <ButtonLink to={create}>Add store</ButtonLink>
      </EmptyState>
    );
  return (
    <Panel aria-label="Locations">
      <Places>
        {stores.map((store) => (
          <li key={store.id}>
            <div>
              <Link to={paths.storeEdit(store.id, query)}>{store.name}</Link>
              <p>{store.location.address}</p>
            </div>
            <p>{describeStore(store)}</p>
          </li>
        ))}
      </Places>
      <Row $above={4}>
        <ButtonLink kind="outline" to={create}>
          Add store
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.stores(query)}>
          Hours and zones of all
        </ButtonLink>
      </Row>
    </Panel>
  );
}

function describeStore({ delivery_zones: { length }, pickup_point }: Store): string {
  const zones = pluralise(length, 'delivery zone');
  const pickup = length > 0 ? 'pick-up' : 'Pick-up';
  return [length > 0 && zones, pickup_point && pickup].filter(Boolean).join(', ') || 'Does not deliver yet';
}
