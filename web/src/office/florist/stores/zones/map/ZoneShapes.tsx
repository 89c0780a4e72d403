import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import { useMemo } from 'react';
import { toSvgPath } from '#features/map/mapView.ts';
import { listOverlaps } from '#office/florist/stores/zones/overlaps.ts';
import { type Zone, zoneLook } from '#office/florist/stores/zones/zone.ts';
import { zoneColours } from '#office/florist/stores/zones/zoneStyles.ts';
import type { MapFrame } from './useZoneMap.ts';

const dashes = [undefined, '10 5', '3 5', '12 4 3 4'];

const toPath = (frame: MapFrame, { coordinates }: Polygon): string =>
  coordinates.map((ring) => toSvgPath(ring.map((position) => frame.toPixel(position)))).join('');

interface ZoneShapesProps {
  frame: MapFrame;
  zones: readonly Zone[];
  openId: string | null;
}

/** Zones above the map, overlaps hatched. Named by the pills and by the list. */
export function ZoneShapes({ frame, zones, openId }: ZoneShapesProps) {
  const overlaps = useMemo(() => listOverlaps(zones).flatMap(({ shared }) => shared), [zones]);
  return (
    <svg data-layer="zones" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id="overlap"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="9" height="9" fill="var(--bk-bg-highlight)" fillOpacity="0.35" />
          <path d="M0 0V9" stroke="var(--bk-text-warning)" strokeWidth="2" />
        </pattern>
      </defs>
      {zones.map((zone, index) => {
        const { colour, dash } = zoneLook(index);
        return zone.parts.map(({ id, polygon }) => (
          <path
            key={id}
            d={toPath(frame, polygon)}
            fill={zoneColours[colour]}
            fillOpacity="0.16"
            fillRule="evenodd"
            stroke={zoneColours[colour]}
            strokeWidth={zone.id === openId ? 3.5 : 2}
            strokeDasharray={dashes[dash % dashes.length]}
            strokeLinejoin="round"
          />
        ));
      })}
      {overlaps.map((polygon) => (
        <path
          key={JSON.stringify(polygon.coordinates[0]?.slice(0, 3))}
          d={toPath(frame, polygon)}
          fill="url(#overlap)"
          fillRule="evenodd"
        />
      ))}
    </svg>
  );
}
