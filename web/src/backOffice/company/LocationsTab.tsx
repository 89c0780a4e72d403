import { paths } from '@bloomkin/shared/pages.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useUser } from '#session/useSession.ts';
import { PlaceLinks, Places } from './companyStyles.ts';

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
      <PlaceLinks>
        <ButtonLink kind="outline" to={create}>
          Add store
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.stores(query)}>
          Hours and zones of all
        </ButtonLink>
      </PlaceLinks>
    </Panel>
  );
}

function describeStore({ delivery_zones: { length }, pickup_point }: Store): string {
  const zones = pluralise(length, 'delivery zone');
  const pickup = length > 0 ? 'pick-up' : 'Pick-up';
  return [length > 0 && zones, pickup_point && pickup].filter(Boolean).join(', ') || 'Does not deliver yet';
}
