import { invalidField } from '@bloomkin/shared/errors.ts';
import { ulid } from 'ulid';
import type { UploadedFile } from '../http/readMultipart.ts';
import { putOutgoing } from '../outbox/outboxEntity.ts';
import { deriveLogo, derivePhoto } from '../services/images.ts';
import { putMedia } from '../services/mediaStore.ts';
import type { Write } from '../table/transact.ts';
import type { CompanyItem } from './companyEntity.ts';

export const pictures = ['logo', 'photo'] as const;
export type Picture = (typeof pictures)[number];

const folder = '/media/companies/';

const derive: Record<Picture, (bytes: Uint8Array) => Promise<Buffer>> = {
  logo: (bytes) => deriveLogo(bytes),
  photo: async (bytes) => (await derivePhoto(bytes)).large,
};

/** The path of the stored picture; undefined when none was sent. */
export async function storePicture(
  files: readonly UploadedFile[],
  picture: Picture,
  now: Date,
): Promise<string | undefined> {
  const file = files.find(({ field }) => field === picture);
  if (!file) return undefined;
  const bytes = await derive[picture](file.bytes);
  const path = `${folder}${ulid(now.getTime())}.webp`;
  await putMedia(path, Buffer.from(bytes));
  return path;
}

export async function requirePicture(
  files: readonly UploadedFile[],
  picture: Picture,
  now: Date,
): Promise<string> {
  const path = await storePicture(files, picture, now);
  if (!path) throw invalidField(picture, 'Choose a picture');
  return path;
}

/** Pictures that others share, as the demo data's, stay. */
export const queuePictureDeletion = (next: CompanyItem, current: CompanyItem, now: Date): Write[] =>
  pictures.flatMap((picture) => {
    const path = current[picture];
    return path?.startsWith(folder) && path !== next[picture]
      ? [putOutgoing({ kind: 'old_picture', path }, now)]
      : [];
  });
