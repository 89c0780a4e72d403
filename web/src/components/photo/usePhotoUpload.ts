import { useEffect, useState } from 'react';
import { messageOfError } from '#errors/apiError.ts';
import type { Crop } from './crop.ts';
import { UnreadablePhoto } from './drawPhoto.ts';
import { type PhotoFormat, preparePhoto } from './preparePhoto.ts';

export type SendPhoto = (photo: Blob, onProgress: (share: number) => void) => Promise<void>;

export type PhotoUpload =
  | { phase: 'idle' }
  /** `share` from 0 to 1. */
  | { phase: 'sending'; share: number; preview: string | undefined }
  | { phase: 'failed'; message: string; preview: string | undefined; retry: (() => void) | undefined };

/** Shrinks a photo and uploads it with progress; a failed one can be retried. */
export function usePhotoUpload(format: PhotoFormat, send: SendPhoto) {
  const [upload, setUpload] = useState<PhotoUpload>({ phase: 'idle' });
  const [file, setFile] = useState<File>();
  const preview = upload.phase === 'idle' ? undefined : upload.preview;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  async function start(chosen: File, crop?: Crop) {
    if (upload.phase === 'sending') return;
    setFile(chosen);
    setUpload({ phase: 'sending', share: 0, preview: undefined });
    let shown: string | undefined;
    try {
      const photo = await preparePhoto(chosen, format, crop);
      shown = URL.createObjectURL(photo);
      const onProgress = (share: number) => setUpload({ phase: 'sending', share, preview: shown });
      onProgress(0);
      await send(photo, onProgress);
      setUpload({ phase: 'idle' });
    } catch (error) {
      const isUnreadable = error instanceof UnreadablePhoto;
      setUpload({
        phase: 'failed',
        message: isUnreadable ? error.message : messageOfError(error),
        preview: shown,
        retry: isUnreadable ? undefined : () => void start(chosen, crop),
      });
    }
  }
  return { upload, file, start, reset: () => setUpload({ phase: 'idle' }) };
}
