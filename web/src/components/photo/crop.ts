export interface Size {
  width: number;
  height: number;
}

/** The visible part of a photo: rotated clockwise first, then cropped. */
export interface Crop {
  quarterTurns: 0 | 1 | 2 | 3;
  /** 1 shows as much as the ratio allows. */
  zoom: number;
  /** 0 shows the left or top of the overflow, 1 the right or bottom. */
  x: number;
  y: number;
}

/** Portraits are cropped a little higher, where faces and blooms are. */
export const centredCrop: Crop = { quarterTurns: 0, zoom: 1, x: 0.5, y: 1 / 3 };

export const maxZoom = 4;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const limitCrop = ({ quarterTurns, zoom, x, y }: Crop): Crop => ({
  quarterTurns,
  zoom: clamp(zoom, 1, maxZoom),
  x: clamp(x, 0, 1),
  y: clamp(y, 0, 1),
});

const turns = [0, 1, 2, 3] as const;

export const turnCrop = (crop: Crop): Crop => ({
  ...crop,
  quarterTurns: turns[(crop.quarterTurns + 1) % turns.length] ?? 0,
  x: 1 - crop.y,
  y: crop.x,
});

/** Swaps width and height after an odd number of quarter turns. */
export const turnSize = ({ width, height }: Size, quarterTurns: number): Size =>
  quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };

const shift = (position: number, pixels: number, room: number) =>
  room === 0 ? position : position - pixels / room;

/** Follows a drag; `right` and `down` are parts of the frame's width and height. */
export function moveCrop(
  photo: Size,
  ratio: number,
  crop: Crop,
  drag: { right: number; down: number },
): Crop {
  const turned = turnSize(photo, crop.quarterTurns);
  const { width, height } = cropRectangle(photo, ratio, crop);
  const x = shift(crop.x, drag.right * width, turned.width - width);
  const y = shift(crop.y, drag.down * height, turned.height - height);
  return limitCrop({ ...crop, x, y });
}

/** The part of the turned photo that fills a frame of `ratio` (width to height). */
export function cropRectangle(photo: Size, ratio: number, crop: Crop): Size & { x: number; y: number } {
  const turned = turnSize(photo, crop.quarterTurns);
  const fitted = Math.min(turned.width, turned.height * ratio) / crop.zoom;
  const width = Math.round(fitted);
  const height = Math.round(fitted / ratio);
  return {
    x: Math.round((turned.width - width) * crop.x),
    y: Math.round((turned.height - height) * crop.y),
    width,
    height,
  };
}
