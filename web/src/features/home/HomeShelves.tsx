import { paths } from '@bloomkin/shared/pages.ts';
import { listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { useId } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { fitting, Grid } from '#components/layout/boxes.ts';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { Collections } from '#features/categories/Collections.tsx';
import { toListPoint } from '#features/deliveryAddress/placeQuery.ts';
import { FloristCard } from '#features/florist/FloristCard.tsx';
import { OwnShelf } from '#features/productCard/OwnShelf.tsx';
import { Shelf } from '#features/productCard/Shelf.tsx';
import type { StoredPlace } from '#storage/storage.ts';
import { Occasions } from './Occasions.tsx';

const shown = 6;
/** Metres: a morning's drive. */
const nearMetres = 60_000;

/** Nearest first; all florists where none is near. */
function FloristsNearby({ place }: { place: StoredPlace | undefined }) {
  const titleId = useId();
  const { data } = useQuery(listCompanies, {
    query: { active: 1, per_page: shown, ...(place && toListPoint(place)) },
  });
  if (!data || data.total === 0) return null;
  const near = data.data.filter(({ distantion }) => distantion !== null && distantion <= nearMetres);
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader title={near.length > 0 ? 'Florists near you' : 'Our florists'} titleId={titleId} />
      <Grid as="ul" $gap={3} $columns={fitting(380)}>
        {(near.length > 0 ? near : data.data).map((company) => (
          <li key={company.id}>
            <FloristCard company={company} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

export const HomeShelves = ({ place }: { place: StoredPlace | undefined }) => (
  <>
    <Shelf
      title={place ? 'Loved near you' : 'Loved right now'}
      sort="popular"
      isLoved
      place={place}
      more={paths.market()}
    />
    <OwnShelf place={place} />
    <Occasions place={place} />
    <Collections onlyPopular />
    <Shelf title="New arrivals" sort="new" place={place} more={paths.newArrivals()} />
    <FloristsNearby place={place} />
  </>
);
