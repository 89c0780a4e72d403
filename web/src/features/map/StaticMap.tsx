import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { Delaunay } from 'd3-delaunay';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type CoastRing, loadCoast } from './coast.ts';
import { declutter } from './declutter.ts';
import { loadLocalities } from './localities.ts';
import { MapPin } from './MapPin.tsx';
import { fitView, type MapView, type Offset, toOffset, toSvgPath } from './mapView.ts';

/** Metres per pixel: nearer, the coast is too rough and suburbs have room. */
const coastFrom = 64;
/** Half of the widest map, and names that reach in from outside. */
const reachPx = 700;

/** Named where the suburbs are too close to each other. */
const cities = [
  { name: 'Adelaide', lat: -34.93, lng: 138.6 },
  { name: 'Brisbane', lat: -27.47, lng: 153.03 },
  { name: 'Canberra', lat: -35.28, lng: 149.13 },
  { name: 'Darwin', lat: -12.46, lng: 130.84 },
  { name: 'Hobart', lat: -42.88, lng: 147.33 },
  { name: 'Melbourne', lat: -37.81, lng: 144.96 },
  { name: 'Perth', lat: -31.95, lng: 115.86 },
  { name: 'Sydney', lat: -33.87, lng: 151.21 },
] as const;

interface Ground {
  coast: readonly CoastRing[];
  places: readonly { name: string; lat: number; lng: number }[];
}

const loadGround = async ({ centre, metresPerPx }: MapView): Promise<Ground> =>
  metresPerPx < coastFrom
    ? { coast: [], places: await loadLocalities(centre, reachPx * metresPerPx) }
    : { coast: await loadCoast(), places: cities };

/** Near, the suburbs; far out, the coast and the capitals. */
function useGround({ centre: { lat, lng }, metresPerPx }: MapView): Ground {
  const [ground, setGround] = useState<Ground>({ coast: [], places: [] });
  useEffect(() => {
    let isCurrent = true;
    // Pins without ground still show where they lie to each other.
    loadGround({ centre: { lat, lng }, metresPerPx }).then(
      (loaded) => isCurrent && setGround(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [lat, lng, metresPerPx]);
  return ground;
}

/** Positioned from the middle, so its width need not be known. The ground stays light in the dark office. */
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  height: 220px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-map-land);
  > svg {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1px;
    height: 1px;
    overflow: visible;
  }
  [data-part='sea'] {
    fill: var(--bk-map-water);
  }
  [data-part='land'] {
    fill: var(--bk-map-land);
    stroke: var(--bk-map-coast);
  }
  [data-part='borders'] {
    fill: none;
    stroke: var(--bk-map-border);
  }
  [data-part='areas'] {
    fill: #215a4817;
    stroke: #215a4859;
  }
`;

const Label = styled.span`
  position: absolute;
  translate: -50% -50%;
  color: var(--bk-map-text);
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.2;
  white-space: nowrap;
  text-shadow:
    0 0 3px var(--bk-map-land),
    0 0 3px var(--bk-map-land);
`;

/** Anchored at the bottom. */
const Mark = styled.span`
  position: absolute;
  translate: -50% -100%;
  display: grid;
  place-items: center;
  filter: drop-shadow(0 2px 2px color-mix(in srgb, var(--bk-ink) 35%, transparent));
`;

/** Pixels from the middle that may be on the map; names further in. */
const edgePx = 800;
const namedPx = 600;

type Ring = readonly (readonly [lng: number, lat: number])[];

interface Pin extends Point {
  fill: string;
  title?: string;
  /** A number in the list. */
  text?: string;
}

interface StaticMapProps {
  /** For screen readers. */
  label: string;
  pins: readonly Pin[];
  areas?: readonly Ring[];
  heightPx?: number;
}

const toPosition = ({ x, y }: Offset) => ({
  left: `calc(50% + ${x.toFixed(1)}px)`,
  top: `calc(50% + ${y.toFixed(1)}px)`,
});

/** A picture of all pins on coast and suburbs, from the app's own files: it needs no tiles and no service. */
export function StaticMap({ label, pins, areas = [], heightPx }: StaticMapProps) {
  const view = fitView(pins);
  const ground = useGround(view);
  return (
    <Frame role="img" aria-label={label} style={{ height: heightPx }}>
      <svg aria-hidden="true" focusable="false">
        {ground.coast.length > 0 && (
          <rect data-part="sea" x={-edgePx} y={-edgePx} width={2 * edgePx} height={2 * edgePx} />
        )}
        <path data-part="land" d={drawRings(ground.coast, view)} />
        <path data-part="borders" d={drawBorders(ground, view)} />
        <path data-part="areas" d={drawRings(areas, view)} />
      </svg>
      {placeNames(ground, view).map(({ name, x, y }) => (
        <Label key={name} style={toPosition({ x, y })}>
          {name}
        </Label>
      ))}
      {pins.map((pin) => (
        <Mark key={`${pin.title} ${pin.text}`} style={toPosition(toOffset(view, pin))} title={pin.title}>
          <MapPin fill={pin.fill} text={pin.text} />
        </Mark>
      ))}
    </Frame>
  );
}

function drawRings(rings: readonly Ring[], view: MapView): string {
  const paths = rings.map((ring) => ring.map(([lng, lat]) => toOffset(view, { lat, lng })));
  const isOff = (points: readonly Offset[]) =>
    (['x', 'y'] as const).some(
      (axis) =>
        points.every((point) => point[axis] < -edgePx) || points.every((point) => point[axis] > edgePx),
    );
  return paths.map((points) => (isOff(points) ? '' : toSvgPath(points))).join('');
}

/** Half-way between suburbs. */
function drawBorders({ coast, places }: Ground, view: MapView): string {
  if (coast.length > 0 || places.length < 3) return '';
  const points = places.map((place) => toOffset(view, place)).map(({ x, y }): [number, number] => [x, y]);
  return Delaunay.from(points).voronoi([-edgePx, -edgePx, edgePx, edgePx]).render();
}

const placeNames = ({ places }: Ground, view: MapView) =>
  declutter(
    places
      .map((place) => ({ name: place.name, ...toOffset(view, place) }))
      .filter(({ x, y }) => Math.abs(x) < namedPx && Math.abs(y) < namedPx),
  );
