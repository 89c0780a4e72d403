import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Position } from '@bloomkin/shared/rules/ring.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadMapStyle } from './mapStyle.ts';

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
}

interface ZoneMapOptions {
  box: RefObject<HTMLDivElement | null>;
  centre: Point;
  zones: readonly Polygon[];
  cells: readonly Polygon[];
  onFail: () => void;
}

const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null;
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

function boundsOf(centre: Point, zones: readonly Polygon[]): [Position, Position] {
  const corners = zones.flatMap(({ coordinates }) => coordinates.flat());
  const reach = 0.06;
  const lngs = [centre.lng - reach, centre.lng + reach, ...corners.map(([lng]) => lng)];
  const lats = [centre.lat - reach, centre.lat + reach, ...corners.map(([, lat]) => lat)];
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
}

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
    void loadMapStyle(cells)
      .then((style) => {
        if (isGone) return;
        const [southWest, northEast] = boundsOf(centre, zones);
        map = new MapLibre({
          container,
          style,
          bounds: [[...southWest], [...northEast]],
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
        const show = () => map && setFrame(readFrame(map));
        for (const event of ['load', 'move', 'resize'] as const) map.on(event, show);
      })
      .catch(fail);
    return () => {
      isGone = true;
      map?.remove();
    };
  }, []);
  return frame;
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
  };
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
