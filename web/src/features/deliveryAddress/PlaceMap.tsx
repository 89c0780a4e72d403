import styled from 'styled-components';
import { StaticMap } from '#features/map/StaticMap.tsx';
import type { StoredPlace } from '#storage/storage.ts';

/** As high as the room that `AddressFields` keeps for it. */
const Caption = styled.figcaption`
  min-height: 39px;
  margin-top: 6px;
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  b {
    color: var(--bk-text-primary);
  }
`;

export const PlaceMap = ({ place: { address, lat, lng } }: { place: StoredPlace }) => (
  <figure>
    <StaticMap label={`Map around ${address}`} pins={[{ lat, lng, fill: 'var(--bk-lilly-600)' }]} />
    <Caption aria-live="polite">
      Delivering to <b>{address}</b>.
    </Caption>
  </figure>
);
