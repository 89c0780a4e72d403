import { loadS3 } from '#platform/services/s3.ts';
import { setting } from '#platform/settings.ts';

/** Versioned name: containers of an earlier deployment still find theirs. */
const objectName = 'catalogue-3.snapshot';

export interface StoredSnapshot {
  bytes: Buffer;
  etag: string;
}

const snapshotObject = () => ({ Bucket: setting('CATALOGUE_BUCKET'), Key: objectName });

export async function readStoredSnapshot(): Promise<StoredSnapshot | undefined> {
  const { s3, GetObjectCommand, NoSuchKey } = await loadS3();
  try {
    const { Body, ETag = '' } = await s3.send(new GetObjectCommand(snapshotObject()));
    return Body && { bytes: Buffer.from(await Body.transformToByteArray()), etag: ETag };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** False when another builder stored a snapshot since `base` was read. */
export async function storeSnapshot(bytes: Buffer, base: StoredSnapshot | undefined): Promise<boolean> {
  const { s3Once, PutObjectCommand } = await loadS3();
  const condition = base ? { IfMatch: base.etag } : { IfNoneMatch: '*' };
  try {
    await s3Once.send(new PutObjectCommand({ ...snapshotObject(), ...condition, Body: bytes }));
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
}

/** 412, or 409 during another conditional write (S3). */
const isConditionFailed = (error: unknown) =>
  error instanceof Error && ['PreconditionFailed', 'ConditionalRequestConflict'].includes(error.name);
