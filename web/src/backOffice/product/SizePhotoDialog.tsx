import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { Image } from '#components/media/Image.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { SizePhotos } from './sizeStyles.ts';

interface SizePhotoDialogProps {
  /** Of the size; undefined while closed. */
  name: string | undefined;
  photos: readonly Photo[];
  chosen: string | null;
  onChoose: (photo: string | null) => void;
  onClose: () => void;
}

/** Selects one of the product's photos; the main one by default. */
export function SizePhotoDialog({ name, photos, chosen, onChoose, onClose }: SizePhotoDialogProps) {
  const choose = (photo: string | null) => {
    onChoose(photo);
    onClose();
  };
  return (
    <Dialog open={name !== undefined} onClose={onClose} title={`Picture of ${name ?? ''}`} size="md">
      <p>Buyers see it when they choose this size. Other pictures are added under Photos.</p>
      <SizePhotos>
        {photos.map(({ main, ...photo }, index) => {
          const isChosen = chosen === photo.id || (chosen === null && main);
          return (
            <li key={photo.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                data-autofocus={isChosen || undefined}
                onClick={() => choose(main ? null : photo.id)}
              >
                <Image photo={photo} alt={main ? 'The main photo' : `Photo ${index + 1}`} />
                {isChosen && <OfficeIcon name="check" size={20} />}
              </button>
            </li>
          );
        })}
      </SizePhotos>
    </Dialog>
  );
}
