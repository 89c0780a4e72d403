import styled from 'styled-components';
import type { StoredPlace } from '../../storage/storage.ts';
import { coast } from './coast.ts';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: 132px 1fr;
  gap: 16px;
  align-items: center;
  padding: 12px 16px;
  border-radius: 20px;
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  svg {
    width: 100%;
    height: auto;
  }
  b {
    display: block;
    color: var(--bk-text-primary);
  }
`;

/** Degrees east are shorter than degrees north at this latitude. */
const east = (lng: number) => (lng - 112) * 0.89;
const south = (lat: number) => -lat - 9.5;
const onMap = (pair: string) => {
  const [lng = 0, lat = 0] = pair.split(',').map(Number);
  return `${east(lng).toFixed(2)} ${south(lat).toFixed(2)}`;
};
const outline = coast.map((ring) => `M${ring.split(' ').map(onMap).join('L')}Z`).join('');

/** Where in Australia a place is, with its address in words. Drawn here: it asks nobody for a map. */
export const StaticMap = ({ place }: { place: StoredPlace }) => (
  <Figure>
    <svg viewBox="0 0 38 35" aria-hidden="true" focusable="false">
      <path d={outline} fill="#fff" stroke="currentColor" strokeWidth="0.4" strokeLinejoin="round" />
      <circle cx={east(place.lng)} cy={south(place.lat)} r="2.6" fill="#f3bc34" opacity="0.5" />
      <circle cx={east(place.lng)} cy={south(place.lat)} r="1.1" fill="#9c1b5d" />
    </svg>
    <figcaption>
      Delivering to <b>{place.address}</b>
    </figcaption>
  </Figure>
);
