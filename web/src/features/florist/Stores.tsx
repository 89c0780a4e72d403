import type { Company } from '@bloomkin/shared/schemas/company.ts';
import styled from 'styled-components';
import { usePlace } from '../place/usePlace.ts';
import { StoreList } from './StoreList.tsx';
import { StoreMap } from './StoreMap.tsx';

const Two = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    align-items: start;
    > :first-child {
      position: sticky;
      top: 96px;
    }
  }
`;

/** A florist's stores, on a map and in a list that says the same. */
export function Stores({ stores }: Pick<Company, 'stores'>) {
  const place = usePlace();
  return (
    <Two>
      <div>
        <StoreMap key={`${place?.lat},${place?.lng}`} stores={stores} place={place} />
      </div>
      <StoreList stores={stores} />
    </Two>
  );
}
