import { paths } from '@bloomkin/shared/pages.ts';
import { getFilters, listCompanies } from '@bloomkin/shared/routes/catalogue.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { fitting, Grid } from '#components/layout/boxes.ts';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { Collections } from '#features/categories/Collections.tsx';
import { deliveryQuery, toListPoint } from '#features/deliveryAddress/placeQuery.ts';
import { useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { FloristCard } from '#features/florist/FloristCard.tsx';
import { noFilters, withValue, writeFilters } from '#features/market/filters/filters.ts';
import { Shelf } from '#features/productCard/Shelf.tsx';
import type { StoredPlace } from '#storage/storage.ts';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  min-height: 58px;
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 8px 22px;
    border-radius: var(--bk-petal-l);
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
    font-weight: 600;
    font-size: 1.0625rem;
    transition: translate 0.2s;
    &:hover {
      translate: 0 -3px;
    }
    small {
      color: var(--bk-text-secondary);
      font-weight: 500;
      font-size: 0.8125rem;
    }
  }
`;

function Occasions({ place }: { place: StoredPlace | undefined }) {
  const titleId = useId();
  const { data } = useQuery(getFilters, { query: deliveryQuery(place, useChosenDay()) });
  const occasion = data?.data.params.find(({ name }) => /^occasion$/i.test(name));
  const values = occasion?.values.filter(({ count }) => count > 0) ?? [];
  if (data && values.length === 0) return null;
  return (
    <Section aria-labelledby={titleId}>
      <SectionHeader title="What is the occasion?" titleId={titleId} />
      <Row>
        {!data &&
          ['a', 'b', 'c', 'd'].map((key) => (
            <li key={key} aria-hidden="true">
              <Skeleton $width="150px" $height="52px" $radius="26px" />
            </li>
          ))}
        {occasion &&
          values.map(({ value, count }) => (
            <li key={value}>
              <Link to={paths.market(writeFilters(withValue(noFilters, occasion.parameter_id, value)))}>
                {value} <small>{count}</small>
              </Link>
            </li>
          ))}
      </Row>
    </Section>
  );
}

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
    <Occasions place={place} />
    <Collections onlyPopular />
    <Shelf title="New arrivals" sort="new" place={place} more={paths.newArrivals()} />
    <FloristsNearby place={place} />
  </>
);
