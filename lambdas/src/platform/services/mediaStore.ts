import { setting } from '#platform/settings.ts';
import { loadS3 } from './s3.ts';

const mediaObject = (path: string) => ({ Bucket: setting('MEDIA_BUCKET'), Key: path.replace(/^\//, '') });

/** The path must be new for each picture: caches keep it for good. */
export async function putMedia(
  path: string,
  bytes: Buffer,
  type: 'image/webp' | 'image/jpeg' = 'image/webp',
): Promise<void> {
  const { s3, PutObjectCommand } = await loadS3();
  await s3.send(
    new PutObjectCommand({
      ...mediaObject(path),
      Body: bytes,
      ContentType: type,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

/** Replaced under its name: caches keep it for minutes. */
export async function putFile(path: string, bytes: Buffer, type: string): Promise<void> {
  const { s3, PutObjectCommand } = await loadS3();
  await s3.send(
    new PutObjectCommand({
      ...mediaObject(path),
      Body: bytes,
      ContentType: type,
      CacheControl: 'public, max-age=300',
    }),
  );
}

export async function readMedia(path: string): Promise<Buffer> {
  const { s3, GetObjectCommand } = await loadS3();
  const { Body } = await s3.send(new GetObjectCommand(mediaObject(path)));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

export async function deleteMedia(path: string): Promise<void> {
  const { s3, DeleteObjectCommand } = await loadS3();
  await s3.send(new DeleteObjectCommand(mediaObject(path)));
}
