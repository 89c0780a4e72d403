import { addProductPhoto } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '#api/upload.ts';
import { UnreadablePhoto } from '#components/photo/drawPhoto.ts';
import { preparePhoto } from '#components/photo/preparePhoto.ts';
import { messageOfError } from '#errors/apiError.ts';

export const photoFormat = { ratio: 4 / 5, width: 1600 };

export interface QueuedPhoto {
  /** Also the idempotency key: a repeat after a lost answer adds no second photo. */
  key: string;
  file: File;
  preview: string;
  phase: 'waiting' | 'preparing' | 'sending' | 'failed';
  /** From 0 to 1. */
  share: number;
  message?: string;
  canRetry?: boolean;
}

const toQueued = (file: File): QueuedPhoto => ({
  key: crypto.randomUUID(),
  file,
  preview: URL.createObjectURL(file),
  phase: 'waiting',
  share: 0,
});

/** Sends photos one after the other; a failed one keeps its file. */
export function usePhotoQueue(productId: string, onSaved: (product: Product) => void) {
  const [queue, setQueue] = useState<readonly QueuedPhoto[]>([]);
  const waiting = useRef<QueuedPhoto[]>([]);
  const isWorking = useRef(false);
  const prepared = useRef(new Map<string, Blob>());
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const shown = previews.current;
    return () => {
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);

  const patch = (key: string, part: Partial<QueuedPhoto>) =>
    setQueue((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => {
    prepared.current.delete(key);
    setQueue((all) => all.filter((one) => one.key !== key));
  };

  async function send({ key, file }: QueuedPhoto) {
    try {
      patch(key, { phase: 'preparing' });
      const photo = prepared.current.get(key) ?? (await preparePhoto(file, photoFormat));
      prepared.current.set(key, photo);
      patch(key, { phase: 'sending' });
      const form = new FormData();
      form.set('photo', photo, 'photo.jpg');
      const onProgress = (share: number) => patch(key, { share });
      const params = { id: productId };
      const { data } = await upload(addProductPhoto, { form, params, onProgress, idempotencyKey: key });
      remove(key);
      onSaved(data);
    } catch (error) {
      const isUnreadable = error instanceof UnreadablePhoto;
      const message = isUnreadable ? error.message : messageOfError(error);
      patch(key, { phase: 'failed', share: 0, message, canRetry: !isUnreadable });
    }
  }

  async function work(added: readonly QueuedPhoto[]) {
    waiting.current.push(...added);
    if (isWorking.current) return;
    isWorking.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next);
    isWorking.current = false;
  }

  return {
    queue,
    add(files: readonly File[]) {
      const added = files.map(toQueued);
      for (const { preview } of added) previews.current.add(preview);
      setQueue((all) => [...all, ...added]);
      void work(added);
    },
    retry(photo: QueuedPhoto) {
      patch(photo.key, { phase: 'waiting', share: 0 });
      void work([photo]);
    },
    discard(key: string) {
      waiting.current = waiting.current.filter((one) => one.key !== key);
      remove(key);
    },
  };
}
