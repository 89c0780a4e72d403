import { type Crop, centredCrop, cropRectangle, type Size, turnSize } from './crop.ts';

export interface PhotoFormat {
  /** Width to height. */
  ratio: number;
  /** In pixels; a smaller photo is not enlarged. */
  width: number;
}

export const orderPhotoFormat: PhotoFormat = { ratio: 4 / 3, width: 1600 };

const quality = 0.88;

/** Turned, cropped and made smaller: hundreds of kilobytes instead of megabytes, and without where it was taken. */
export async function preparePhoto(
  file: Blob,
  { ratio, width: widest }: PhotoFormat,
  crop: Crop = centredCrop,
): Promise<Blob> {
  const photo = await readPhoto(file);
  try {
    const width = Math.min(widest, cropRectangle(photo, ratio, crop).width);
    const canvas = document.createElement('canvas');
    drawPhoto(canvas, photo, crop, { width, height: Math.round(width / ratio) });
    return await encode(canvas);
  } finally {
    photo.close();
  }
}

const encode = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (made: Blob | null) =>
      made ? resolve(made) : reject(new UnreadablePhoto('This browser cannot make photos smaller.'));
    canvas.toBlob(take, 'image/jpeg', quality);
  });

/** The browser cannot decode the file. */
export class UnreadablePhoto extends Error {}

export const readPhoto = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadablePhoto('We cannot read that photo. Choose a JPEG, PNG or WebP.', { cause });
  });

/** Fills the canvas with the cropped photo. */
export function drawPhoto(
  canvas: HTMLCanvasElement,
  photo: ImageBitmap,
  crop: Crop,
  { width, height }: Size,
) {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePhoto('This browser cannot make photos smaller.');
  const part = cropRectangle(photo, width / height, crop);
  const turned = turnSize(photo, crop.quarterTurns);
  const scale = width / part.width;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(turned.width / 2 - part.x, turned.height / 2 - part.y);
  context.rotate((crop.quarterTurns * Math.PI) / 2);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
}
