import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { zoneName } from '#office/florist/stores/zones/ZoneSelect.tsx';
import { listPolygons, type Zone, zoneLook } from '#office/florist/stores/zones/zone.ts';
import { zoneColours } from '#office/florist/stores/zones/zoneStyles.ts';
import { toPlace } from './pixels.ts';
import { moveShape } from './shapeEdits.ts';
import { useDrag } from './useDrag.ts';
import type { MapFrame, Pixel } from './useZoneMap.ts';

const Pill = styled.button<{ $colour: string }>`
  position: absolute;
  z-index: 1;
  min-width: 44px;
  min-height: 44px;
  translate: -50% -50%;
  touch-action: none;
  > span {
    display: inline-block;
    padding: 4px 14px;
    border-radius: var(--bk-radius-pill);
    background: ${({ $colour }) => $colour};
    color: var(--bk-bg-surface);
    font-weight: 700;
    white-space: nowrap;
  }
  &[data-movable] {
    cursor: move;
  }
`;

interface PricePillProps {
  frame: MapFrame;
  pixel: Pixel;
  zone: Zone;
  index: number;
  isMovable: boolean;
  onOpen: () => void;
  onMove: (polygons: Polygon[], gesture: string) => void;
}

export function PricePill({ frame, pixel, zone, index, isMovable, onOpen, onMove }: PricePillProps) {
  const { onArrow, ...drag } = useDrag({
    onMove(by, gesture) {
      const [lng, lat] = frame.toPosition(pixel);
      const [toLng, toLat] = frame.toPosition({ x: pixel.x + by.x, y: pixel.y + by.y });
      onMove(moveShape(listPolygons(zone), toLng - lng, toLat - lat), gesture);
    },
  });
  const price =
    zone.priceCents === null || Number.isNaN(zone.priceCents) ? '$ –' : formatMoney(zone.priceCents);
  return (
    <Pill
      type="button"
      $colour={zoneColours[zoneLook(index).colour]}
      data-movable={isMovable || undefined}
      aria-label={`${zoneName(zone)}, ${price}${isMovable ? ': arrow keys move it' : ''}`}
      style={toPlace(pixel)}
      onClick={onOpen}
      {...(isMovable && { ...drag, onKeyDown: (event: KeyboardEvent) => void onArrow(event) })}
    >
      <span>{price}</span>
    </Pill>
  );
}
