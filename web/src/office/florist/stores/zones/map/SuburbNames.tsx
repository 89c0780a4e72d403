import styled from 'styled-components';
import { declutter } from '#features/map/declutter.ts';
import type { Suburb } from '#office/florist/stores/zones/useLocalities.ts';
import { isInFrame, toPlace } from './pixels.ts';
import type { MapFrame } from './useZoneMap.ts';

const PlaceName = styled.span`
  position: absolute;
  translate: -50% -50%;
  color: var(--bk-text-primary);
  font-size: 0.8125rem;
  line-height: 1.2;
  white-space: nowrap;
  text-shadow:
    0 0 3px var(--bk-bg-page),
    0 0 3px var(--bk-bg-page);
  pointer-events: none;
`;

const namedFromZoom = 9.5;

export function SuburbNames({ frame, suburbs }: { frame: MapFrame; suburbs: readonly Suburb[] }) {
  if (frame.zoom < namedFromZoom) return null;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const shown = suburbs.flatMap(({ name, lat, lng }) => {
    const pixel = frame.toPixel([lng, lat]);
    return isInFrame(frame, pixel) ? { name, x: pixel.x - middle.x, y: pixel.y - middle.y } : [];
  });
  return declutter(shown).map(({ name, x, y }) => (
    <PlaceName key={name} aria-hidden="true" style={toPlace({ x: x + middle.x, y: y + middle.y })}>
      {name}
    </PlaceName>
  ));
}
