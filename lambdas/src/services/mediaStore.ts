import { setting } from '../settings.ts';
import { loadS3 } from './s3.ts';

const mediaObject = (path: string) => ({ Bucket: setting('MEDIA_BUCKET'), Key: path.replace(/^\//, '') });

/** Stores a WebP picture under a path that is new for each picture, so that caches keep it for good. */
export async function putMedia(path: string, bytes: Buffer): Promise<void> {
  const { s3, PutObjectCommand } = await loadS3();
  await s3.send(
    new PutObjectCommand({
      ...mediaObject(path),
      Body: bytes,
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

/** Succeeds for a missing picture too. */
export async function deleteMedia(path: string): Promise<void> {
  const { s3, DeleteObjectCommand } = await loadS3();
  await s3.send(new DeleteObjectCommand(mediaObject(path)));
}
