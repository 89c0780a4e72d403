import { photoName, type View } from '../pictureViews.ts';

/** Where the demo photos lie in the bucket of pictures, and under which path the shop serves them. */
export const demoPhotoKeyPrefix = 'media/demo/';

const pathOf = (file: string) => `/${demoPhotoKeyPrefix}${file}`;

export const largePath = (picture: string, view: View): string => pathOf(`${photoName(picture, view)}.webp`);
export const mediumPath = (picture: string, view: View): string =>
  pathOf(`${photoName(picture, view)}-800.webp`);
export const smallPath = (picture: string, view: View): string =>
  pathOf(`${photoName(picture, view)}-480.webp`);
export const logoPath = (login: string): string => pathOf(`logo-${login}.webp`);
