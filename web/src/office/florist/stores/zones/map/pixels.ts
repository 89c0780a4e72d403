import type { MapFrame, Pixel } from './useZoneMap.ts';

export const toPlace = ({ x, y }: Pixel) => ({ left: x, top: y });

export const isInFrame = ({ width, height }: MapFrame, { x, y }: Pixel): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;
