import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';
import { declutter } from './declutter.ts';
import { Ground, Label, Scale, Zooms } from './mapStyles.ts';
import {
  computeScale,
  type GeoPoint,
  type MapView,
  type Offset,
  pointAt,
  toOffset,
  zoom,
} from './mapView.ts';
import { type NamedPoint, useCoast, usePlaceNames } from './useGround.ts';

/** Names further from the middle are off the map. */
const namedPx = 600;

interface LocalMapProps {
  /** For screen readers. */
  label: string;
  view: MapView;
  onView: (view: MapView) => void;
  onPoint?: (point: GeoPoint) => void;
  heightPx?: number;
  /** Marks, positioned with `toPosition`. */
  children: ReactNode;
}

export const toPosition = ({ x, y }: Offset) => ({
  left: `calc(50% + ${x.toFixed(1)}px)`,
  top: `calc(50% + ${y.toFixed(1)}px)`,
});

export function offsetIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Offset {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const LazyGround = lazyWithPreload(async () => (await import('./GroundLayer.tsx')).GroundLayer);

/** Needs no tiles and no service: coast, suburbs and the marks. */
export function LocalMap({ label, view, onView, onPoint, heightPx, children }: LocalMapProps) {
  const coast = useCoast(view);
  const places = usePlaceNames(view);
  const click = (event: MouseEvent) => onPoint?.(pointAt(view, offsetIn(event.currentTarget, event)));
  return (
    <Ground role="group" aria-label={label} style={{ height: heightPx }} onClick={click}>
      <Suspense fallback={null}>
        {(coast || places.length > 0) && <LazyGround view={view} coast={coast} places={places} />}
      </Suspense>
      <ScaleBar view={view} />
      <Names view={view} places={places} />
      {children}
      <Zooms onClick={(event) => event.stopPropagation()}>
        <button type="button" aria-label="Nearer" onClick={() => onView(zoom(view, 'in'))}>
          <Icon name="plus" size={20} />
        </button>
        <button type="button" aria-label="Further" onClick={() => onView(zoom(view, 'out'))}>
          <Icon name="minus" size={20} />
        </button>
      </Zooms>
    </Ground>
  );
}

function ScaleBar({ view }: { view: MapView }) {
  const { px, label } = computeScale(view);
  return <Scale style={{ width: px }}>{label}</Scale>;
}

function Names({ view, places }: { view: MapView; places: readonly NamedPoint[] }) {
  const onMap = places
    .map(({ name, lat, lng }) => ({ name, ...toOffset(view, { lat, lng }) }))
    .filter(({ x, y }) => Math.abs(x) < namedPx && Math.abs(y) < namedPx);
  return declutter(onMap).map(({ name, x, y }) => (
    <Label key={name} aria-hidden="true" style={toPosition({ x, y })}>
      {name}
    </Label>
  ));
}
