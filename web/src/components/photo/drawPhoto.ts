import { type Crop, cropRectangle, type Size, turnSize } from './crop.ts';

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
