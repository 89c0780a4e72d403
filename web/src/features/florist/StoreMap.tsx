import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import styled from 'styled-components';
import type { StoredPlace } from '#storage/storage.ts';
import { LocalMap, toPosition } from '../map/LocalMap.tsx';
import { MapPin } from '../map/MapPin.tsx';
import { markLook } from '../map/mapStyles.ts';
import { fitView, type MapView, toOffset, toSvgPath } from '../map/mapView.ts';

const Pin = styled.span`
  ${markLook}
`;

type Stores = Company['stores'];

/** Fits a phone, with room for the pins. */
const box = { x: 220, y: 170 };
const closestMetresPerPx = 16;
/** Beyond this distance in metres the stores would be a dot. */
const farMetres = 60_000;

function firstView(stores: Stores, place: StoredPlace | undefined): MapView {
  const points = stores.map(({ location }) => location);
  const isNear = stores.some(({ distantion }) => distantion !== null && distantion < farMetres);
  return fitView(place && isNear ? [...points, place] : points, box, closestMetresPerPx);
}

interface StoreMapProps {
  stores: Stores;
  place: StoredPlace | undefined;
}

/** The list beside it has the same information. */
export function StoreMap({ stores, place }: StoreMapProps) {
  const [view, setView] = useState(() => firstView(stores, place));
  const names = stores.map(({ name }, index) => `${index + 1} ${name}`).join(', ');
  return (
    <LocalMap label={`Map of the stores: ${names}`} view={view} onView={setView} heightPx={360}>
      <Zones stores={stores} view={view} />
      {place && (
        <Pin style={toPosition(toOffset(view, place))} title="Your address">
          <MapPin fill="#b87a00" />
        </Pin>
      )}
      {stores.map(({ id, name, location }, index) => (
        <Pin key={id} style={toPosition(toOffset(view, location))} title={name}>
          <MapPin fill="#9c1b5d" text={String(index + 1)} />
        </Pin>
      ))}
    </LocalMap>
  );
}

const Zones = ({ stores, view }: { stores: Stores; view: MapView }) => (
  <svg aria-hidden="true" focusable="false">
    {stores.flatMap(({ delivery_zones }) =>
      delivery_zones.map(({ id, polygon }) => (
        <path
          key={id}
          d={polygon.coordinates.map((ring) => ringPath(ring, view)).join('')}
          fill="#215a48"
          fillOpacity="0.09"
          stroke="#215a48"
          strokeOpacity="0.35"
        />
      )),
    )}
  </svg>
);

const ringPath = (ring: readonly (readonly [number, number])[], view: MapView): string =>
  toSvgPath(ring.map(([lng, lat]) => toOffset(view, { lat, lng })));
