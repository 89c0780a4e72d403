import { photoName, type View } from '#demo/pictureViews.ts';

export const demoPhotoKeyPrefix = 'media/demo/';

const toPath = (file: string) => `/${demoPhotoKeyPrefix}${file}`;

export const largePath = (picture: string, view: View): string => toPath(`${photoName(picture, view)}.webp`);
export const mediumPath = (picture: string, view: View): string =>
  toPath(`${photoName(picture, view)}-800.webp`);
export const smallPath = (picture: string, view: View): string =>
  toPath(`${photoName(picture, view)}-480.webp`);
export const logoPath = (login: string): string => toPath(`logo-${login}.webp`);
