import 'maplibre-gl/dist/maplibre-gl.css';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Position } from '@bloomkin/shared/rules/ring.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { Icon } from '#components/media/Icon.tsx';
import { declutter } from '#features/map/declutter.ts';
import { MapPin } from '#features/map/MapPin.tsx';
import { addShape, cutShape } from '../shapes.ts';
import type { Suburb } from '../useLocalities.ts';
import type { ZoneEditing } from '../useZoneEditing.ts';
import { zoneName } from '../ZoneSelect.tsx';
import { type Zone, zoneLook } from '../zone.ts';
import { zoneColours } from '../zoneStyles.ts';
import { CornerHandles } from './CornerHandles.tsx';
import { DraftShape } from './DraftShape.tsx';
import { MapTools, type Tool } from './MapTools.tsx';
import { Crosshair, Hint, MapBox, Pill, PlaceName, StorePin, Zooms } from './mapStyles.ts';
import { placePills } from './placePills.ts';
import { moveShape } from './shapeEdits.ts';
import { stepOf, useDrag } from './useDrag.ts';
import { useDrawing } from './useDrawing.ts';
import { type MapFrame, type Pixel, useZoneMap } from './useZoneMap.ts';
import { ZoneShapes } from './ZoneShapes.tsx';

export interface ZoneMapProps {
  store: Store;
  suburbs: readonly Suburb[];
  editing: ZoneEditing;
  openId: string | null;
  onOpen: (zoneId: string | null) => void;
  /** The map cannot be drawn. */
  onFail: () => void;
}

const at = ({ x, y }: Pixel) => ({ left: x, top: y });
const polygonsOf = ({ parts }: Zone): Polygon[] => parts.map(({ polygon }) => polygon);

export function ZoneMap({ store, suburbs, editing, openId, onOpen, onFail }: ZoneMapProps) {
  const { zones } = editing;
  const ground = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<Tool>('corners');
  const cells = useMemo(() => suburbs.flatMap(({ cell }) => cell() ?? []), [suburbs]);
  const frame = useZoneMap({
    box: ground,
    centre: store.location,
    zones: zones.flatMap(polygonsOf),
    cells,
    onFail,
  });
  const places = useMemo(() => placePills(zones), [zones]);
  const open = zones.find(({ id }) => id === openId);
  const drawing = useDrawing((polygon) => {
    if (!open) return;
    if (tool === 'cut') editing.reshape(open.id, cutShape(polygonsOf(open), [polygon]), 'cut out');
    else editing.reshape(open.id, addShape(polygonsOf(open), [polygon]), 'drawn');
    setTool('corners');
  });
  const choose = (next: Tool) => {
    drawing.cancel();
    setTool(next);
    if (next === 'draw' && !open) onOpen(zones[0]?.id ?? editing.addZone());
    else if (!open) onOpen(zones[0]?.id ?? null);
  };
  const isDrawing = tool === 'draw' || tool === 'cut';
  const addAt = (pixel: Pixel) => frame && drawing.add(frame.toPosition(pixel));
  const onClick = (event: MouseEvent) => {
    if (!isDrawing || !frame || !open) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    addAt({ x: event.clientX - left, y: event.clientY - top });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!frame || event.target !== event.currentTarget) return;
    const by = stepOf(event);
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
  };
  return (
    <MapBox data-tool={tool}>
      <div
        ref={ground}
        data-layer="map"
        role="application"
        aria-label={`Map of the zones of ${store.name}. Arrow keys move it, plus and minus zoom.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the map
        tabIndex={0}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
      {frame && (
        <>
          <ZoneShapes frame={frame} zones={zones} openId={openId} />
          <Names frame={frame} suburbs={suburbs} />
          <StorePin style={at(frame.toPixel([store.location.lng, store.location.lat]))} title={store.name}>
            <MapPin fill="var(--bk-bg-inverse)" />
          </StorePin>
          {zones.map((zone, index) => {
            const place = places.get(zone.id);
            return (
              place && (
                <PricePill
                  key={zone.id}
                  frame={frame}
                  place={place}
                  zone={zone}
                  index={index}
                  isMovable={tool === 'move' && zone.id === openId}
                  onOpen={() => onOpen(zone.id)}
                  onMove={(polygons, gesture) => editing.reshape(zone.id, polygons, 'moved', gesture)}
                />
              )
            );
          })}
          {tool === 'corners' && open && (
            <CornerHandles
              frame={frame}
              zone={open}
              index={zones.indexOf(open)}
              onReshape={(polygons, what, key) => editing.reshape(open.id, polygons, what, key)}
            />
          )}
          {isDrawing && <DraftShape frame={frame} corners={drawing.corners} onFinish={drawing.finish} />}
          {isDrawing && <Crosshair />}
          <Hint role="status">{drawing.fault ?? hintFor(tool, open, drawing.corners.length)}</Hint>
          <Zooms>
            <button type="button" aria-label="Zoom in" onClick={() => frame.zoomBy(1)}>
              <Icon name="plus" size={20} />
            </button>
            <button type="button" aria-label="Zoom out" onClick={() => frame.zoomBy(-1)}>
              <Icon name="minus" size={20} />
            </button>
          </Zooms>
        </>
      )}
      <MapTools tool={tool} onTool={choose} editing={editing} />
    </MapBox>
  );
}

function hintFor(tool: Tool, open: Zone | undefined, corners: number): string {
  if (!open) return 'Choose a zone by its price to change it.';
  const name = zoneName(open);
  if (tool === 'move') return `Drag the price of ${name}, or move it with the arrow keys.`;
  if (tool === 'corners')
    return `Drag the corners of ${name}. A small dot adds a corner, a double click removes one.`;
  if (tool === 'look') return `${name} is chosen.`;
  if (corners < 3) return 'Click where the corners are; by keyboard, Space adds one at the cross.';
  return 'Click the first corner or press Enter to finish.';
}

const namedFromZoom = 9.5;

function Names({ frame, suburbs }: { frame: MapFrame; suburbs: readonly Suburb[] }) {
  if (frame.zoom < namedFromZoom) return null;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const shown = suburbs.flatMap(({ name, lat, lng }) => {
    const { x, y } = frame.toPixel([lng, lat]);
    const isIn = x > 0 && y > 0 && x < frame.width && y < frame.height;
    return isIn ? { name, x: x - middle.x, y: y - middle.y } : [];
  });
  return declutter(shown).map(({ name, x, y }) => (
    <PlaceName key={name} aria-hidden="true" style={at({ x: x + middle.x, y: y + middle.y })}>
      {name}
    </PlaceName>
  ));
}

interface PricePillProps {
  frame: MapFrame;
  place: Position;
  zone: Zone;
  index: number;
  isMovable: boolean;
  onOpen: () => void;
  onMove: (polygons: Polygon[], gesture: string) => void;
}

function PricePill({ frame, place, zone, index, isMovable, onOpen, onMove }: PricePillProps) {
  const pixel = frame.toPixel(place);
  const { onArrow, ...drag } = useDrag({
    onMove(by, gesture) {
      const [lng, lat] = frame.toPosition(pixel);
      const [toLng, toLat] = frame.toPosition({ x: pixel.x + by.x, y: pixel.y + by.y });
      onMove(moveShape(polygonsOf(zone), toLng - lng, toLat - lat), gesture);
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
      style={at(pixel)}
      onClick={onOpen}
      {...(isMovable && { ...drag, onKeyDown: (event: KeyboardEvent) => void onArrow(event) })}
    >
      <span>{price}</span>
    </Pill>
  );
}
