import { ulid } from 'ulid';
import type { UploadedFile } from '#platform/http/readMultipart.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { derivePhoto } from '#platform/services/images.ts';
import { putMedia } from '#platform/services/mediaStore.ts';
import type { Write } from '#platform/table/transact.ts';

const folder = '/media/shop/';

export async function storeShopPhoto(files: readonly UploadedFile[], now: Date): Promise<string | undefined> {
  const file = files.find(({ field }) => field === 'photo');
  if (!file) return undefined;
  const { medium } = await derivePhoto(file.bytes);
  const path = `${folder}${ulid(now.getTime())}.webp`;
  await putMedia(path, Buffer.from(medium));
  return path;
}

/** Keeps pictures that others share, such as the demo data's. */
export const deleteOldPhoto = (old: string | null, next: string | null, now: Date): Write[] =>
  old?.startsWith(folder) && old !== next ? [putOutgoing({ kind: 'old_picture', path: old }, now)] : [];
