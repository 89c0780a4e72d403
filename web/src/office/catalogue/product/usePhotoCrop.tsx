import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { type ReactNode, useState } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import type { Crop } from '#components/photo/crop.ts';
import { PhotoCropDialog } from '#components/photo/PhotoCropDialog.tsx';
import { useAction } from '#components/useAction.ts';
import { fetchPhoto } from './fetchPhoto.ts';
import { photoFormat, type usePhotoQueue } from './usePhotoQueue.ts';

interface Cropping {
  id: string;
  name: string;
  /** As it is in the shop: Undo sends it again. */
  saved: File;
  /** Shows more than it, when this page has added or cropped it. */
  source: File;
}

interface PhotoCrop {
  dialog: ReactNode;
  isOpening: boolean;
  open: (photo: Photo, name: string) => void;
}

/** Crops a saved photo in place; Undo restores the previous one. */
export function usePhotoCrop({
  findOriginal,
  replace,
}: Pick<ReturnType<typeof usePhotoQueue>, 'findOriginal' | 'replace'>): PhotoCrop {
  const [cropping, setCropping] = useState<Cropping>();
  const { run, busy: isOpening } = useAction(async ({ id, path }: Photo, name: string) => {
    const saved = new File([await fetchPhoto(path)], name);
    setCropping({ id, name, saved, source: findOriginal(id) ?? saved });
  }, notifyError);
  const undo = ({ id, name, saved }: Cropping) =>
    replace({
      replaces: id,
      photo: saved,
      onReplaced: () => void notify({ tone: 'success', message: `${name} is as it was` }),
    });
  const crop = (cropped: Cropping, part: Crop) =>
    replace({
      replaces: cropped.id,
      file: cropped.source,
      crop: part,
      onReplaced: () =>
        void notify({
          tone: 'success',
          message: `${cropped.name} is cropped`,
          action: { label: 'Undo', run: () => undo(cropped) },
        }),
    });
  const dialog = cropping && (
    <PhotoCropDialog
      open
      file={cropping.source}
      ratio={photoFormat.ratio}
      onClose={() => setCropping(undefined)}
      onCrop={(part) => crop(cropping, part)}
    />
  );
  return { dialog, isOpening, open: (photo, name) => void run(photo, name) };
}
