import { centreSquare } from './centreSquare.ts';

const sidePx = 512;
const quality = 0.88;

/** The browser cannot decode the file. */
export class NoPicture extends Error {}

/** Some dozen kilobytes instead of megabytes. */
export async function makeSmall(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new NoPicture('We cannot read that picture. Please choose a JPEG, PNG or WebP.', { cause });
  });
  const { x, y, side } = centreSquare(picture);
  const canvas = document.createElement('canvas');
  canvas.width = sidePx;
  canvas.height = sidePx;
  const ground = canvas.getContext('2d');
  if (!ground) throw new NoPicture('This browser cannot make pictures smaller.');
  ground.fillStyle = '#fff';
  ground.fillRect(0, 0, sidePx, sidePx);
  ground.imageSmoothingQuality = 'high';
  ground.drawImage(picture, x, y, side, side, 0, 0, sidePx, sidePx);
  picture.close();
  return new Promise((resolve, reject) => {
    const take = (made: Blob | null) =>
      made ? resolve(made) : reject(new NoPicture('This browser cannot make pictures smaller.'));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}
