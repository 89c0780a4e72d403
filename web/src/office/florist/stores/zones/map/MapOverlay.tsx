import type { Store } from '@bloomkin/shared/schemas/store.ts';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';
import { declutter } from '#features/map/declutter.ts';
import { MapPin } from '#features/map/MapPin.tsx';
import type { Suburb } from '#office/florist/stores/zones/useLocalities.ts';
import type { ZoneEditing } from '#office/florist/stores/zones/useZoneEditing.ts';
import type { Zone } from '#office/florist/stores/zones/zone.ts';
import { CornerHandles } from './CornerHandles.tsx';
import type { computeCornerSizes } from './cornerSizes.ts';
import { DraftShape } from './DraftShape.tsx';
import { PricePill } from './PricePill.tsx';
import { isInFrame, toPlace } from './pixels.ts';
import type { MapTool } from './useMapTool.ts';
import type { MapFrame, Pixel } from './useZoneMap.ts';
import { ZoneShapes } from './ZoneShapes.tsx';

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

function SuburbNames({ frame, suburbs }: { frame: MapFrame; suburbs: readonly Suburb[] }) {
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

const Zooms = styled.div`
  position: absolute;
  z-index: 3;
  right: 12px;
  top: 12px;
  display: grid;
  overflow: hidden;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  box-shadow: var(--bk-e2);
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    & + button {
      border-top: 1px solid var(--bk-border-subtle);
    }
  }
`;

const StorePin = styled.span`
  position: absolute;
  z-index: 1;
  translate: -50% -100%;
  pointer-events: none;
  filter: drop-shadow(0 2px 2px color-mix(in srgb, var(--bk-ink) 35%, transparent));
`;

const Crosshair = styled.i`
  position: absolute;
  left: 50%;
  top: 50%;
  width: 24px;
  height: 24px;
  margin: -12px 0 0 -12px;
  pointer-events: none;
  background:
    linear-gradient(var(--bk-text-primary), var(--bk-text-primary)) center / 2px 100% no-repeat,
    linear-gradient(var(--bk-text-primary), var(--bk-text-primary)) center / 100% 2px no-repeat;
`;

interface MapOverlayProps {
  frame: MapFrame;
  store: Store;
  suburbs: readonly Suburb[];
  editing: ZoneEditing;
  mapTool: MapTool;
  open: Zone | undefined;
  onOpen: (zoneId: string) => void;
  /** Sizes the corners of the open zone. */
  sizes: ReturnType<typeof computeCornerSizes>;
  /** Places of the price labels by zone. */
  pills: ReadonlyMap<string, Pixel>;
}

/** Everything that is drawn above the map: shapes, names, prices, handles and buttons. */
export function MapOverlay({ frame, store, suburbs, mapTool, ...zoneProps }: MapOverlayProps) {
  const { location, name } = store;
  return (
    <>
      <ZoneShapes frame={frame} zones={zoneProps.editing.zones} openId={zoneProps.open?.id ?? null} />
      <SuburbNames frame={frame} suburbs={suburbs} />
      <StorePin style={toPlace(frame.toPixel([location.lng, location.lat]))} title={name}>
        <MapPin fill="var(--bk-ink)" />
      </StorePin>
      <ZoneControls frame={frame} tool={mapTool.tool} {...zoneProps} />
      {mapTool.isDrawing && (
        <>
          <DraftShape frame={frame} corners={mapTool.drawing.corners} onFinish={mapTool.drawing.finish} />
          <Crosshair />
        </>
      )}
      <ZoomButtons frame={frame} />
    </>
  );
}

type ZoneControlsProps = Omit<MapOverlayProps, 'store' | 'suburbs' | 'mapTool'> & Pick<MapTool, 'tool'>;

function ZoneControls({ frame, tool, editing, open, onOpen, sizes, pills }: ZoneControlsProps) {
  return (
    <>
      {editing.zones.map((zone, index) => {
        const pixel = pills.get(zone.id);
        return (
          pixel && (
            <PricePill
              key={zone.id}
              frame={frame}
              pixel={pixel}
              zone={zone}
              index={index}
              isMovable={tool === 'move' && zone === open}
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
          index={editing.zones.indexOf(open)}
          sizes={sizes}
          pills={[...pills.values()]}
          onReshape={(polygons, what, key) => editing.reshape(open.id, polygons, what, key)}
        />
      )}
    </>
  );
}

const ZoomButtons = ({ frame }: { frame: MapFrame }) => (
  <Zooms>
    <button type="button" aria-label="Zoom in" onClick={() => frame.zoomBy(1)}>
      <Icon name="plus" size={20} />
    </button>
    <button type="button" aria-label="Zoom out" onClick={() => frame.zoomBy(-1)}>
      <Icon name="minus" size={20} />
    </button>
  </Zooms>
);
