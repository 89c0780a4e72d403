import { listCompanies } from '@bloomkin/shared/routes/companies.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/useApi.ts';
import { Band } from '../../components/Band.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import type { StoredPlace } from '../../storage/storage.ts';
import { FloristCard } from '../florist/FloristCard.tsx';
import { pointOf } from '../place/placeQuery.ts';

const Row = styled.ul`
  display: grid;
  gap: 14px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
`;

const shown = 6;

/** The florists round the corner, nearest first. */
export function FloristsNearby({ place }: { place: StoredPlace | undefined }) {
  const titleId = useId();
  const { data } = useApi(listCompanies, {
    query: { active: 1, per_page: shown, ...(place && pointOf(place)) },
  });
  if (!data || data.total === 0) return null;
  return (
    <Band aria-labelledby={titleId}>
      <SectionHead title={place ? 'Florists near you' : 'Our florists'} titleId={titleId} />
      <Row>
        {data.data.map((company) => (
          <li key={company.id}>
            <FloristCard company={company} />
          </li>
        ))}
      </Row>
    </Band>
  );
}
