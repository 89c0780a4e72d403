import { paths } from '@bloomkin/shared/pages.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { Places } from './companyStyles.ts';

type Store = Company['stores'][number];

export function LocationsTab({ company: { stores } }: { company: Company }) {
  if (stores.length === 0)
    return (
      <EmptyState
        title="No stores yet"
        text="A store is where you make your flowers, where buyers pick up and where your driver starts."
      >
        <ButtonLink to={paths.storeCreate()}>Add store</ButtonLink>
      </EmptyState>
    );
  return (
    <Panel aria-label="Locations">
      <Places>
        {stores.map((store) => (
          <li key={store.id}>
            <div>
              <Link to={paths.storeEdit(store.id)}>{store.name}</Link>
              <p>{store.location.address}</p>
            </div>
            <p>{describeStore(store)}</p>
          </li>
        ))}
      </Places>
      <ButtonLink kind="outline" to={paths.storeCreate()}>
        Add store
      </ButtonLink>
    </Panel>
  );
}

function describeStore({ delivery_zones: { length }, pickup_point }: Store): string {
  const zones = length === 1 ? '1 delivery zone' : `${length} delivery zones`;
  return (
    [length > 0 && zones, pickup_point && 'pick-up'].filter(Boolean).join(', ') || 'Does not deliver yet'
  );
}
