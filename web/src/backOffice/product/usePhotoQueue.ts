import { addProductPhoto } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '#api/upload.ts';
import type { Crop } from '#components/photo/crop.ts';
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
  crop?: Crop;
  /** The id of the saved photo that it replaces. */
  replaces?: string;
  onReplaced?: () => void;
}

type Replacement = Required<Pick<QueuedPhoto, 'replaces' | 'onReplaced'>> &
  /** `photo` is sent as it is. */
  ({ file: File; crop: Crop } | { photo: File });

const toQueued = (file: File, about: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  key: crypto.randomUUID(),
  file,
  preview: URL.createObjectURL(file),
  phase: 'waiting',
  share: 0,
  ...about,
});

/** Uploads photos sequentially; a failed one can be retried. */
export function usePhotoQueue(productId: string, onSaved: (product: Product) => void) {
  const [queue, setQueue] = useState<readonly QueuedPhoto[]>([]);
  const waiting = useRef<QueuedPhoto[]>([]);
  const isWorking = useRef(false);
  const prepared = useRef(new Map<string, Blob>());
  const previews = useRef(new Set<string>());
  /** By id of the saved photo: they show more than it does. */
  const originals = useRef(new Map<string, File>());
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

  async function send({ key, file, crop, replaces, onReplaced }: QueuedPhoto) {
    try {
      patch(key, { phase: 'preparing' });
      const photo = prepared.current.get(key) ?? (await preparePhoto(file, photoFormat, crop));
      prepared.current.set(key, photo);
      patch(key, { phase: 'sending' });
      const form = new FormData();
      form.set('photo', photo, 'photo.jpg');
      if (replaces) form.set('replaces', replaces);
      const onProgress = (share: number) => patch(key, { share });
      const params = { id: productId };
      const { data } = await upload(addProductPhoto, { form, params, onProgress, idempotencyKey: key });
      const id = replaces ?? data.photos.at(-1)?.id;
      if (id && !originals.current.has(id)) originals.current.set(id, file);
      remove(key);
      onSaved(data);
      onReplaced?.();
    } catch (error) {
      const isUnreadable = error instanceof UnreadablePhoto;
      const message = isUnreadable ? error.message : messageOfError(error);
      patch(key, { phase: 'failed', share: 0, message, canRetry: !isUnreadable });
    }
  }

  function begin(added: readonly QueuedPhoto[]) {
    for (const { preview } of added) previews.current.add(preview);
    setQueue((all) => [...all, ...added]);
    void work(added);
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
    /** Undefined for a photo that this page neither added nor cropped. */
    findOriginal: (id: string) => originals.current.get(id),
    add: (files: readonly File[]) => begin(files.map((file) => toQueued(file))),
    replace({ replaces, onReplaced, ...source }: Replacement) {
      const about = { replaces, onReplaced };
      if ('crop' in source) return begin([toQueued(source.file, { ...about, crop: source.crop })]);
      const queued = toQueued(source.photo, about);
      prepared.current.set(queued.key, source.photo);
      begin([queued]);
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
