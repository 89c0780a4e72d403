import { invalidField } from '@bloomkin/shared/errors.ts';
import { ulid } from 'ulid';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import type { UploadedFile } from '#platform/http/readMultipart.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { deriveLogo, derivePhoto } from '#platform/services/images.ts';
import { putMedia } from '#platform/services/mediaStore.ts';
import type { Write } from '#platform/table/transact.ts';

export type Picture = 'logo' | 'photo';
type Paths = Pick<CompanyItem, 'logo'> | Pick<CompanyItem, 'photo' | 'photoMedium'>;

const folder = '/media/companies/';

export const withoutPicture = {
  logo: { logo: null },
  photo: { photo: null, photoMedium: null },
} as const satisfies Record<Picture, Paths>;

const store: Record<Picture, (bytes: Uint8Array, name: string) => Promise<Paths>> = {
  logo: async (bytes, name) => ({ logo: await putPicture(name, await deriveLogo(bytes)) }),
  photo: async (bytes, name) => {
    const { large, medium } = await derivePhoto(bytes);
    const [photo, photoMedium] = await Promise.all([
      putPicture(name, large),
      putPicture(`${name}-800`, medium),
    ]);
    return { photo, photoMedium };
  },
};

async function putPicture(name: string, bytes: Uint8Array): Promise<string> {
  const path = `${folder}${name}.webp`;
  await putMedia(path, Buffer.from(bytes));
  return path;
}

export async function storePicture(
  files: readonly UploadedFile[],
  picture: Picture,
  now: Date,
): Promise<Partial<Pick<CompanyItem, 'logo' | 'photo' | 'photoMedium'>>> {
  const file = files.find(({ field }) => field === picture);
  return file ? store[picture](file.bytes, ulid(now.getTime())) : {};
}

export function requirePicture(files: readonly UploadedFile[], picture: Picture, now: Date) {
  if (!files.some(({ field }) => field === picture)) throw invalidField(picture, 'Choose a picture');
  return storePicture(files, picture, now);
}

/** Keeps pictures that others share, such as the demo data's. */
export const queuePictureDeletion = (next: CompanyItem, current: CompanyItem, now: Date): Write[] =>
  (['logo', 'photo', 'photoMedium'] as const).flatMap((picture) => {
    const path = current[picture];
    return path?.startsWith(folder) && path !== next[picture]
      ? [putOutgoing({ kind: 'old_picture', path }, now)]
      : [];
  });
