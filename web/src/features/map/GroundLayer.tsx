import { Delaunay } from 'd3-delaunay';
import type { CoastRing } from './coast.ts';
import { type MapView, toOffset, toSvgPath } from './mapView.ts';
import type { NamedPoint } from './useGround.ts';

/** Pixels from the middle that may be on the map. */
const edge = 800;

interface GroundLayerProps {
  view: MapView;
  coast: readonly CoastRing[] | undefined;
  places: readonly NamedPoint[];
}

/** Land and sea, and lines half-way between suburbs. */
export function GroundLayer({ view, coast, places }: GroundLayerProps) {
  return (
    <svg data-layer="ground" aria-hidden="true" focusable="false">
      {coast && <rect data-part="sea" x={-edge} y={-edge} width={2 * edge} height={2 * edge} />}
      {coast && <path data-part="land" d={coast.map((ring) => drawRing(ring, view)).join('')} />}
      {places.length > 2 && !coast && <path data-part="borders" d={drawBorders(places, view)} />}
    </svg>
  );
}

function drawRing(ring: CoastRing, view: MapView): string {
  const points = ring.map(([lng, lat]) => toOffset(view, { lat, lng }));
  const isOff = (['x', 'y'] as const).some(
    (axis) => points.every((point) => point[axis] < -edge) || points.every((point) => point[axis] > edge),
  );
  return isOff ? '' : toSvgPath(points, 0);
}

function drawBorders(places: readonly NamedPoint[], view: MapView): string {
  const points = places.map((place) => toOffset(view, place));
  return Delaunay.from(
    points,
    ({ x }) => x,
    ({ y }) => y,
  )
    .voronoi([-edge, -edge, edge, edge])
    .render();
}
