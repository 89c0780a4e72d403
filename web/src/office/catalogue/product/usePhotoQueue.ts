import { addProductPhoto } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useEffect, useRef, useState } from 'react';
import { upload } from '#api/upload.ts';
import type { Crop } from '#components/photo/crop.ts';
import { preparePhoto, UnreadablePhoto } from '#components/photo/preparePhoto.ts';
import { messageOfError } from '#errors/apiError.ts';

export const maxPhotos = 8;
export const tooManyPhotos = 'A product has eight photos at most. Delete one first.';
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

const toQueuedReplacement = ({ replaces, onReplaced, ...source }: Replacement): QueuedPhoto =>
  'crop' in source
    ? toQueued(source.file, { replaces, onReplaced, crop: source.crop })
    : toQueued(source.photo, { replaces, onReplaced });

/** The list as it is shown, and what is prepared of it; previews are released with the page. */
function useQueue() {
  const [queue, setQueue] = useState<readonly QueuedPhoto[]>([]);
  const prepared = useRef(new Map<string, Blob>());
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const shown = previews.current;
    return () => {
      for (const preview of shown) URL.revokeObjectURL(preview);
    };
  }, []);
  return {
    queue,
    prepared,
    append(added: readonly QueuedPhoto[]) {
      for (const { preview } of added) previews.current.add(preview);
      setQueue((all) => [...all, ...added]);
    },
    patch: (key: string, part: Partial<QueuedPhoto>) =>
      setQueue((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    remove(key: string) {
      prepared.current.delete(key);
      setQueue((all) => all.filter((one) => one.key !== key));
    },
  };
}

/** One photo at a time, in the order in which they came. */
function useSequence(send: (photo: QueuedPhoto) => Promise<void>) {
  const waiting = useRef<QueuedPhoto[]>([]);
  const isWorking = useRef(false);
  return {
    async start(added: readonly QueuedPhoto[]) {
      waiting.current.push(...added);
      if (isWorking.current) return;
      isWorking.current = true;
      for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next);
      isWorking.current = false;
    },
    cancel(key: string) {
      waiting.current = waiting.current.filter((one) => one.key !== key);
    },
  };
}

async function uploadPhoto(
  productId: string,
  { key, replaces }: QueuedPhoto,
  photo: Blob,
  onProgress: (share: number) => void,
): Promise<Product> {
  const form = new FormData();
  form.set('photo', photo, 'photo.jpg');
  if (replaces) form.set('replaces', replaces);
  const params = { id: productId };
  const { data } = await upload(addProductPhoto, { form, params, onProgress, idempotencyKey: key });
  return data;
}

function describeFailure(error: unknown): Pick<QueuedPhoto, 'message' | 'canRetry'> {
  const isUnreadable = error instanceof UnreadablePhoto;
  return { message: isUnreadable ? error.message : messageOfError(error), canRetry: !isUnreadable };
}

/** Uploads photos sequentially; a failed one can be retried. */
export function usePhotoQueue(productId: string, onSaved: (product: Product) => void) {
  const { queue, prepared, append, patch, remove } = useQueue();
  /** By id of the saved photo: they show more than it does. */
  const originals = useRef(new Map<string, File>());
  const work = useSequence(send);

  async function send(queued: QueuedPhoto) {
    const { key, file, crop, replaces, onReplaced } = queued;
    try {
      patch(key, { phase: 'preparing' });
      const photo = prepared.current.get(key) ?? (await preparePhoto(file, photoFormat, crop));
      prepared.current.set(key, photo);
      patch(key, { phase: 'sending' });
      const data = await uploadPhoto(productId, queued, photo, (share) => patch(key, { share }));
      const id = replaces ?? data.photos.at(-1)?.id;
      if (id && !originals.current.has(id)) originals.current.set(id, file);
      remove(key);
      onSaved(data);
      onReplaced?.();
    } catch (error) {
      patch(key, { phase: 'failed', share: 0, ...describeFailure(error) });
    }
  }

  function begin(added: readonly QueuedPhoto[]) {
    append(added);
    void work.start(added);
  }

  return {
    queue,
    /** Undefined for a photo that this page neither added nor cropped. */
    findOriginal: (id: string) => originals.current.get(id),
    add: (files: readonly File[]) => begin(files.map((file) => toQueued(file))),
    replace(replacement: Replacement) {
      const queued = toQueuedReplacement(replacement);
      if ('photo' in replacement) prepared.current.set(queued.key, replacement.photo);
      begin([queued]);
    },
    retry(photo: QueuedPhoto) {
      patch(photo.key, { phase: 'waiting', share: 0 });
      void work.start([photo]);
    },
    discard(key: string) {
      work.cancel(key);
      remove(key);
    },
  };
}
