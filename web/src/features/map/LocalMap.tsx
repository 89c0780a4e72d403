import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '#components/media/Icon.tsx';
import { declutter } from './declutter.ts';
import { Ground, Label, Scale, Zooms } from './mapStyles.ts';
import {
  computeGrid,
  type GeoPoint,
  type MapView,
  type Offset,
  pointAt,
  toOffset,
  zoomed,
} from './mapView.ts';
import { useSuburbs } from './useSuburbs.ts';

interface LocalMapProps {
  /** For screen readers. */
  label: string;
  view: MapView;
  onView: (view: MapView) => void;
  onPoint?: (point: GeoPoint) => void;
  heightPx?: number;
  /** Marks, positioned with `placed`. */
  children: ReactNode;
}

export const placed = ({ x, y }: Offset) => ({
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

/** Needs no tiles: a grid, the suburbs' names and the marks. */
export function LocalMap({ label, view, onView, onPoint, heightPx, children }: LocalMapProps) {
  const click = (event: MouseEvent) => onPoint?.(pointAt(view, offsetIn(event.currentTarget, event)));
  return (
    <Ground role="group" aria-label={label} style={{ height: heightPx }} onClick={click}>
      <Grid view={view} />
      <Names view={view} />
      {children}
      <Zooms onClick={(event) => event.stopPropagation()}>
        <button type="button" aria-label="Nearer" onClick={() => onView(zoomed(view, 'in'))}>
          <Icon name="plus" size={20} />
        </button>
        <button type="button" aria-label="Further" onClick={() => onView(zoomed(view, 'out'))}>
          <Icon name="minus" size={20} />
        </button>
      </Zooms>
    </Ground>
  );
}

function Grid({ view }: { view: MapView }) {
  const { px, words } = computeGrid(view);
  const origin = toOffset(view, { lat: Math.round(view.centre.lat), lng: Math.round(view.centre.lng) });
  const shift = ({ x, y }: Offset) =>
    `calc(50% + ${(x % px).toFixed(1)}px) calc(50% + ${(y % px).toFixed(1)}px)`;
  return (
    <>
      <div
        data-layer="grid"
        style={{ backgroundSize: `${px}px ${px}px`, backgroundPosition: shift(origin) }}
      />
      <Scale style={{ width: px }}>{words}</Scale>
    </>
  );
}

function Names({ view }: { view: MapView }) {
  const suburbs = useSuburbs(view);
  const labels = declutter(suburbs.map((suburb) => ({ name: suburb.name, ...toOffset(view, suburb) })));
  return labels.map(({ name, x, y }) => (
    <Label key={name} aria-hidden="true" style={placed({ x, y })}>
      {name}
    </Label>
  ));
}
