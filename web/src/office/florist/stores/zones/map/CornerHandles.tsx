import type { KeyboardEvent } from 'react';
import { zoneName } from '#office/florist/stores/zones/ZoneSelect.tsx';
import { type Zone, zoneLook } from '#office/florist/stores/zones/zone.ts';
import { zoneColours } from '#office/florist/stores/zones/zoneStyles.ts';
import { isWithin } from './cornerSizes.ts';
import { Handle } from './mapStyles.ts';
import { cornerKey, insertCorner, listCorners, moveCorner, removeCorner } from './shapeEdits.ts';
import { useDrag } from './useDrag.ts';
import type { MapFrame, Pixel } from './useZoneMap.ts';

/** Half a middle and half a corner, or half a price: a middle nearer to them could not be pressed. */
const cornerReach: Pixel = { x: 36, y: 36 };
const pillReach: Pixel = { x: 46, y: 38 };

export interface HandlesProps {
  frame: MapFrame;
  zone: Zone;
  index: number;
  /** Sizes each corner's touch area; null hides it. */
  sizes: readonly (number | null)[];
  /** Where the prices are. */
  pills: readonly Pixel[];
  onReshape: (polygons: Zone['parts'][number]['polygon'][], what: string, key?: string) => void;
}

const at = ({ x, y }: Pixel) => ({ left: x, top: y });
const isNear = ({ width, height }: MapFrame, { x, y }: Pixel) =>
  x > -20 && y > -20 && x < width + 20 && y < height + 20;

/** Corners to move, with middles that become corners; by pointer and by keyboard. */
export function CornerHandles({ frame, zone, index, sizes, pills, onReshape }: HandlesProps) {
  const shape = zone.parts.map(({ polygon }) => polygon);
  const corners = listCorners(shape);
  const shown = corners
    .filter((_, number) => sizes[number] !== null)
    .map(({ position }) => frame.toPixel(position));
  const colour = zoneColours[zoneLook(index).colour];
  return corners.map((corner, number) => {
    const pixel = frame.toPixel(corner.position);
    const next = frame.toPixel(corner.next);
    const middle = { x: (pixel.x + next.x) / 2, y: (pixel.y + next.y) / 2 };
    const hasRoom = !isWithin(cornerReach, middle, shown) && !isWithin(pillReach, middle, pills);
    const key = cornerKey(corner);
    const size = sizes[number];
    return [
      size && isNear(frame, pixel) && (
        <CornerHandle
          key={key}
          label={`Corner ${number + 1} of ${corners.length} of ${zoneName(zone)}`}
          colour={colour}
          pixel={pixel}
          size={size}
          onMove={(to, gesture) =>
            onReshape(moveCorner(shape, corner, frame.toPosition(to)), 'a corner moved', `${gesture} ${key}`)
          }
          onRemove={() => onReshape(removeCorner(shape, corner), 'a corner removed')}
        />
      ),
      hasRoom && isNear(frame, middle) && (
        <MiddleHandle
          key={`middle ${key}`}
          label={`Add a corner after corner ${number + 1}`}
          colour={colour}
          pixel={middle}
          onAdd={() => onReshape(insertCorner(shape, corner, frame.toPosition(middle)), 'a corner added')}
        />
      ),
    ];
  });
}

interface CornerHandleProps {
  label: string;
  colour: string;
  pixel: Pixel;
  size: number;
  onMove: (to: Pixel, gesture: string) => void;
  onRemove: () => void;
}

function CornerHandle({ label, colour, pixel, size, onMove, onRemove }: CornerHandleProps) {
  const { onArrow, ...drag } = useDrag({
    onMove: (by, gesture) => onMove({ x: pixel.x + by.x, y: pixel.y + by.y }, gesture),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (onArrow(event) || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    onRemove();
  };
  return (
    <Handle
      type="button"
      aria-label={`${label}: arrow keys move it, Delete removes it`}
      $colour={colour}
      style={{ ...at(pixel), width: size, height: size, margin: `${-size / 2}px 0 0 ${-size / 2}px` }}
      onKeyDown={onKeyDown}
      onDoubleClick={onRemove}
      {...drag}
    />
  );
}

interface MiddleHandleProps {
  label: string;
  colour: string;
  pixel: Pixel;
  onAdd: () => void;
}

const MiddleHandle = ({ label, colour, pixel, onAdd }: MiddleHandleProps) => (
  <Handle
    type="button"
    data-middle=""
    aria-label={label}
    $colour={colour}
    style={at(pixel)}
    onClick={onAdd}
  />
);
