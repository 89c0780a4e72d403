import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Suspense } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from '#components/feedback/ErrorBoundary.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useIsHydrating } from '#components/hooks/useIsHydrating.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { StoreList } from './StoreList.tsx';

const StoreMap = lazyWithPreload(async () => (await import('./StoreMap.tsx')).StoreMap);

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

/** The map renders after hydration; the list has the same information. */
export function Stores({ stores }: Pick<Company, 'stores'>) {
  const place = usePlace();
  const isHydrating = useIsHydrating();
  const room = <Skeleton $height="360px" $radius="20px" />;
  return (
    <Two>
      <div>
        {isHydrating ? (
          room
        ) : (
          <ErrorBoundary resetKey="map">
            <Suspense fallback={room}>
              <StoreMap stores={stores} place={place} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <StoreList stores={stores} />
    </Two>
  );
}
