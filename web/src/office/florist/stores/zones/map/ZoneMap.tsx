import 'maplibre-gl/dist/maplibre-gl.css';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import type { Suburb } from '#office/florist/stores/zones/useLocalities.ts';
import type { ZoneEditing } from '#office/florist/stores/zones/useZoneEditing.ts';
import { listPolygons, type Zone, zonesAt } from '#office/florist/stores/zones/zone.ts';
import { computeCornerSizes } from './cornerSizes.ts';
import { describeTool } from './describeTool.ts';
import { MapOverlay } from './MapOverlay.tsx';
import { MapTools, type Tool } from './MapTools.tsx';
import { Hint, MapArea, MapBox } from './mapStyles.ts';
import { isInFrame } from './pixels.ts';
import { placePills, stepAside } from './placePills.ts';
import { listCorners } from './shapeEdits.ts';
import { keyStep } from './useDrag.ts';
import { type MapTool, useMapTool } from './useMapTool.ts';
import { type MapFrame, type Pixel, useZoneMap } from './useZoneMap.ts';

export interface ZoneMapProps {
  store: Store;
  suburbs: readonly Suburb[];
  editing: ZoneEditing;
  openId: string | null;
  onOpen: (zoneId: string | null) => void;
  /** The map's service does not answer; land, water and suburbs are drawn. */
  onFallBack: () => void;
  /** The map cannot be drawn. */
  onFail: () => void;
}

export function ZoneMap({ store, suburbs, editing, openId, onOpen, onFallBack, onFail }: ZoneMapProps) {
  const { zones } = editing;
  const ground = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => suburbs.flatMap(({ cell }) => cell() ?? []), [suburbs]);
  const frame = useZoneMap({
    ...{ box: ground, centre: store.location, zones: zones.flatMap(listPolygons), cells },
    ...{ onFallBack, onFail },
  });
  const open = zones.find(({ id }) => id === openId);
  const mapTool = useMapTool(editing, open, onOpen);
  const { tool, drawing } = mapTool;
  const isTouch = useMediaQuery('(pointer: coarse)');
  const { sizes, pills } = useHandles(frame, zones, open, tool);
  return (
    <MapArea>
      <MapBox data-tool={tool}>
        <div
          ref={ground}
          data-layer="map"
          role="application"
          aria-label={`Map of the zones of ${store.name}. Arrow keys move it, plus and minus zoom.`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the map
          tabIndex={0}
          {...mapInput(frame, mapTool)}
        />
        {frame && <MapOverlay {...{ frame, store, suburbs, editing, mapTool, open, onOpen, sizes, pills }} />}
        <MapTools tool={tool} onTool={mapTool.chooseTool} editing={editing} />
      </MapBox>
      {frame && (
        <Hint role="status">
          {drawing.fault ??
            describeTool({
              tool,
              open,
              corners: drawing.corners.length,
              isDense: sizes.includes(null),
              isTouch,
            })}
        </Hint>
      )}
    </MapArea>
  );
}

/** The open zone's corners and the places of the prices, in pixels; brings a newly opened zone into view. */
function useHandles(frame: MapFrame | undefined, zones: readonly Zone[], open: Zone | undefined, tool: Tool) {
  const places = useMemo(() => placePills(zones), [zones]);
  const pixels =
    frame && open && tool === 'corners'
      ? listCorners(listPolygons(open)).map(({ position }) => frame.toPixel(position))
      : [];
  const sizes = computeCornerSizes(pixels);
  useZoneInSight(open?.id ?? null, frame, () => {
    const isHidden = sizes.includes(null) || pixels.some((pixel) => frame && !isInFrame(frame, pixel));
    if (frame && open && isHidden) frame.fit(listPolygons(open));
  });
  const pills = stepAside(
    new Map(frame && [...places].map(([id, place]) => [id, frame.toPixel(place)])),
    pixels.filter((_, number) => sizes[number] !== null),
    (id, pixel) => {
      const [lng = 0, lat = 0] = frame?.toPosition(pixel) ?? [];
      return zonesAt(zones, { lng, lat })[0]?.id === id;
    },
  );
  return { sizes, pills };
}

/** Once per opened zone, and when the map opens with one. */
function useZoneInSight(openId: string | null, frame: MapFrame | undefined, show: () => void): void {
  const isDrawn = frame !== undefined;
  const onOpened = useEffectEvent(show);
  useEffect(() => {
    if (isDrawn && openId !== null) onOpened();
  }, [isDrawn, openId]);
}

/** Handlers of the map's element: clicks add corners; keys move, zoom and draw. */
function mapInput(frame: MapFrame | undefined, { isDrawing, drawing }: MapTool) {
  const addAt = (pixel: Pixel) => frame && drawing.add(frame.toPosition(pixel));
  return {
    onClick(event: MouseEvent) {
      if (!isDrawing) return;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      addAt({ x: event.clientX - left, y: event.clientY - top });
    },
    onKeyDown(event: KeyboardEvent) {
      if (!frame || event.target !== event.currentTarget) return;
      const by = keyStep(event);
      const keys: Record<string, () => void> = {
        '+': () => frame.zoomBy(1),
        '-': () => frame.zoomBy(-1),
        ...(isDrawing && {
          ' ': () => addAt({ x: frame.width / 2, y: frame.height / 2 }),
          Enter: drawing.finish,
          Backspace: drawing.removeLast,
          Escape: drawing.cancel,
        }),
      };
      const act = by ? () => frame.panBy({ x: by.x * 3, y: by.y * 3 }) : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
