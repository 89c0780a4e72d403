import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { StoredPlace } from '#storage/storage.ts';
import { LocalMap, offsetIn, toPosition } from '../map/LocalMap.tsx';
import { MapPin } from '../map/MapPin.tsx';
import { markLook } from '../map/mapStyles.ts';
import { type GeoPoint, type MapView, type Offset, pointAt, toOffset } from '../map/mapView.ts';

const Pin = styled.button`
  ${markLook}
  width: 48px;
  padding: 4px 8px 0;
  border: 0;
  background: none;
  border-radius: 16px;
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`;
const Hint = styled.p`
  margin-top: 6px;
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
  b {
    color: var(--bk-text-primary);
  }
`;

/** Shows a suburb and its neighbours. */
const metresPerPxAtFirst = 16;
/** Arrow keys; Shift multiplies by five. */
const stepPx = 8;
const steps: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};
/** Closer to an edge, the map follows the pin. */
const room: Offset = { x: 110, y: 70 };

interface PlaceMapProps {
  place: StoredPlace;
  /** After the pin is dropped. */
  onMove: (point: GeoPoint) => void;
}

export function PlaceMap({ place, onMove }: PlaceMapProps) {
  const [view, setView] = useState<MapView>({ centre: place, metresPerPx: metresPerPxAtFirst });
  const [dragged, setDragged] = useState<GeoPoint>();
  const pin = dragged ?? place;
  const at = toOffset(view, pin);
  const isFar = Math.abs(at.x) > room.x || Math.abs(at.y) > room.y;
  const isHeld = dragged !== undefined;
  const { lat, lng } = pin;
  useEffect(() => {
    if (isFar && !isHeld) setView((current) => ({ ...current, centre: { lat, lng } }));
  }, [isFar, isHeld, lat, lng]);
  return (
    <figure>
      <LocalMap label={`Map around ${place.address}`} view={view} onView={setView} onPoint={onMove}>
        <MovablePin
          at={at}
          onDrag={(to) => setDragged(pointAt(view, to))}
          onDrop={(to) => {
            setDragged(undefined);
            if (to) onMove(pointAt(view, to));
          }}
        />
      </LocalMap>
      <Hint as="figcaption" aria-live="polite">
        Delivering to <b>{place.address}</b>. Not quite there? Move the pin.
      </Hint>
    </figure>
  );
}

interface MovablePinProps {
  at: Offset;
  onDrag: (to: Offset) => void;
  /** Undefined: not moved. */
  onDrop: (to: Offset | undefined) => void;
}

function MovablePin({ at, onDrag, onDrop }: MovablePinProps) {
  /** Offset of the pointer from the pin's tip. */
  const grip = useRef<Offset & { moved: boolean }>(undefined);
  const pointerIn = (event: PointerEvent) =>
    event.currentTarget.parentElement ? offsetIn(event.currentTarget.parentElement, event) : at;
  const take = (event: PointerEvent) => {
    const pointer = pointerIn(event);
    grip.current = { x: pointer.x - at.x, y: pointer.y - at.y, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const pointer = pointerIn(event);
    grip.current.moved = true;
    onDrag({ x: pointer.x - grip.current.x, y: pointer.y - grip.current.y });
  };
  const drop = (to: Offset | undefined) => {
    const moved = grip.current?.moved;
    grip.current = undefined;
    if (moved) onDrop(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const times = event.shiftKey ? 5 : 1;
    onDrop({ x: at.x + step.x * times, y: at.y + step.y * times });
  };
  return (
    <Pin
      type="button"
      aria-label="Pin: move it with the arrow keys"
      style={toPosition(at)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => drop(at)}
      onPointerCancel={() => drop(undefined)}
    >
      <MapPin fill="#9c1b5d" />
    </Pin>
  );
}
