import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Position } from '@bloomkin/shared/rules/ring.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import { Map as MapLibre, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadGround, loadMapStyle } from './mapStyle.ts';

setWorkerUrl(workerUrl);

export interface Pixel {
  x: number;
  y: number;
}

/** The part of the map that the overlay needs. */
export interface MapFrame {
  toPixel: (position: Position) => Pixel;
  toPosition: (pixel: Pixel) => Position;
  width: number;
  height: number;
  zoom: number;
  zoomBy: (steps: number) => void;
  panBy: (pixel: Pixel) => void;
  /** Shows all of these areas, as large as they can be. */
  fit: (areas: readonly Polygon[]) => void;
}

interface ZoneMapOptions {
  box: RefObject<HTMLDivElement | null>;
  centre: Point;
  zones: readonly Polygon[];
  cells: readonly Polygon[];
  /** The stage's map does not answer: the ground that needs no service is drawn. */
  onFallBack: () => void;
  onFail: () => void;
}

/** How long the map's service may take. */
const answerMs = 8_000;

const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null;
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

type Bounds = [[number, number], [number, number]];

const listCorners = (areas: readonly Polygon[]) => areas.flatMap(({ coordinates }) => coordinates.flat());

function computeBounds(positions: readonly Position[]): Bounds {
  const lngs = positions.map(([lng]) => lng);
  const lats = positions.map(([, lat]) => lat);
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
}

/** Degrees around a store that are shown at least. */
const reach = 0.06;
const around = ({ lng, lat }: Point): Position[] => [
  [lng - reach, lat - reach],
  [lng + reach, lat + reach],
];

/** The tools are above, the zoom buttons at the right. */
const fitPadding = { top: 84, right: 76, bottom: 56, left: 32 };

/** Undefined until the map is there; a new frame after each move. */
export function useZoneMap(options: ZoneMapOptions): MapFrame | undefined {
  const [frame, setFrame] = useState<MapFrame>();
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const { box, centre, zones, cells } = latest.current;
    const fail = () => latest.current.onFail();
    const container = box.current;
    if (!container || !hasWebGl()) {
      fail();
      return;
    }
    let map: MapLibre | undefined;
    let isGone = false;
    let endWatch = () => {};
    let endScheme = () => {};
    void loadMapStyle(cells)
      .then((style) => {
        if (isGone) return;
        map = makeMap(container, style, computeBounds([...around(centre), ...listCorners(zones)]));
        const show = () => map && setFrame(readFrame(map));
        for (const event of ['load', 'move', 'resize'] as const) map.on(event, show);
        const drawGround = async () => {
          const ground = await loadGround(cells);
          if (!isGone) map?.setStyle(ground, { diff: false });
        };
        const drawInScheme = () => {
          endScheme = watchScheme(() => void drawGround().catch(fail));
        };
        const fallBack = () => {
          latest.current.onFallBack();
          drawInScheme();
          void drawGround().catch(fail);
        };
        if (typeof style === 'string') endWatch = watchStyle(map, fallBack);
        else drawInScheme();
      })
      .catch(fail);
    return () => {
      isGone = true;
      endWatch();
      endScheme();
      map?.remove();
    };
  }, []);
  return frame;
}

/** North is always up; the keys belong to the zones. */
function makeMap(container: HTMLElement, style: MapOptions['style'], bounds: Bounds): MapLibre {
  const map = new MapLibre({
    container,
    style,
    bounds,
    fitBoundsOptions: { padding: 56 },
    attributionControl: { compact: false },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    maxZoom: 17,
    minZoom: 3,
  });
  map.touchZoomRotate.disableRotation();
  return map;
}

/** Until the map is drawn: an error, or silence, of the service behind it. Returns a cleanup function. */
function watchStyle(map: MapLibre, onSilent: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    map.off('error', giveUp);
    map.off('load', end);
  };
  const giveUp = () => {
    end();
    onSilent();
  };
  const timer = setTimeout(giveUp, answerMs);
  map.on('error', giveUp);
  map.on('load', end);
  return end;
}

/** The ground's colours are the scheme's. Returns a cleanup function. */
function watchScheme(onChange: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', onChange);
  return () => dark.removeEventListener('change', onChange);
}

function readFrame(map: MapLibre): MapFrame {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return {
    toPixel: ([lng, lat]) => map.project([lng, lat]),
    toPosition: ({ x, y }) => {
      const { lng, lat } = map.unproject([x, y]);
      return [round(lng), round(lat)];
    },
    width,
    height,
    zoom: map.getZoom(),
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps, { animate: !reducedMotion() }),
    panBy: ({ x, y }) => void map.panBy([x, y], { animate: false }),
    fit: (areas) =>
      void map.fitBounds(computeBounds(listCorners(areas)), {
        padding: fitPadding,
        animate: !reducedMotion(),
      }),
  };
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
