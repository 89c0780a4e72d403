import { type Crop, centredCrop, cropRectangle } from './crop.ts';
import { drawPhoto, readPhoto, UnreadablePhoto } from './drawPhoto.ts';

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
