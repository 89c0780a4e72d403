import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { StaticMap } from '#features/map/StaticMap.tsx';
import type { StoredPlace } from '#storage/storage.ts';

/** Beyond this distance in metres the stores would be a dot. */
const farMetres = 60_000;

interface StoreMapProps {
  stores: Company['stores'];
  place: StoredPlace | undefined;
}

/** The list beside it has the same information. */
export function StoreMap({ stores, place }: StoreMapProps) {
  const isNear = stores.some(({ distantion }) => distantion !== null && distantion < farMetres);
  const names = stores.map(({ name }, index) => `${index + 1} ${name}`).join(', ');
  return (
    <StaticMap
      label={`Map of the stores: ${names}`}
      heightPx={360}
      areas={stores.flatMap(({ delivery_zones }) =>
        delivery_zones.flatMap(({ polygon }) => polygon.coordinates),
      )}
      pins={[
        ...(place && isNear ? [{ ...place, title: 'Your address', fill: 'var(--bk-wattle-600)' }] : []),
        ...stores.map(({ name, location: { lat, lng } }, index) => ({
          ...{ lat, lng, title: name, text: String(index + 1), fill: 'var(--bk-lilly-600)' },
        })),
      ]}
    />
  );
}
