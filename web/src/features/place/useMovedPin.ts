import { useEffect, useRef } from 'react';
import type { StoredPlace } from '../../storage/storage.ts';
import type { GeoPoint } from '../map/mapView.ts';
import { addressAt, movedAddress } from './pinAddress.ts';

/** The pin is at rest for so long before anybody is asked what stands there. */
const restMs = 400;

/**
 * Moves a place to where its pin was put: the point at once, the address when it is known. Without an answer the address
 * stays as it was: the driver has the point.
 */
export function useMovedPin(place: StoredPlace | undefined, onPlace: (place: StoredPlace) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const present = useRef(place);
  useEffect(() => {
    present.current = place;
  }, [place]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (point: GeoPoint) => {
    if (!place) return;
    const moved = { address: place.address, ...point };
    onPlace(moved);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const found = await addressAt(point).catch(() => undefined);
      if (present.current === moved) onPlace({ ...moved, address: movedAddress(moved.address, found) });
    }, restMs);
  };
}
