import { paths } from '@bloomkin/shared/pages.ts';
import { getFilters } from '@bloomkin/shared/routes/catalogue.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { deliveryQuery } from '#features/deliveryAddress/placeQuery.ts';
import { useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { noFilters, withValue, writeFilters } from '#features/market/filters/filters.ts';
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

export function Occasions({ place }: { place: StoredPlace | undefined }) {
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
