import { useEffect, useRef } from 'react';
import type { StoredPlace } from '#storage/storage.ts';
import type { GeoPoint } from '../map/mapView.ts';
import { addressAt, movedAddress } from './pinAddress.ts';

/** Debounce of the reverse lookup. */
const restMs = 400;

const isSamePlace = (a: StoredPlace | undefined, b: StoredPlace) =>
  a?.address === b.address && a.lat === b.lat && a.lng === b.lng;

/** The point moves at once, the address after the lookup; a failed lookup keeps it. */
export function useMovedPin(place: StoredPlace | undefined, onPlace: (place: StoredPlace) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef(place);
  useEffect(() => {
    current.current = place;
  }, [place]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (point: GeoPoint) => {
    if (!place) return;
    const moved = { address: place.address, ...point };
    onPlace(moved);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const found = await addressAt(point).catch(() => undefined);
      if (isSamePlace(current.current, moved))
        onPlace({ ...moved, address: movedAddress(moved.address, found) });
    }, restMs);
  };
}
