import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { Image } from '#components/media/Image.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

const SizePhotos = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  margin-top: 16px;
  button {
    position: relative;
    width: 100%;
    aspect-ratio: 4 / 5;
    padding: 0;
    border: 0;
    border-radius: var(--bk-petal);
    overflow: hidden;
    &[aria-pressed='true'] {
      outline: 3px solid var(--bk-bg-brand);
      outline-offset: 2px;
    }
  }
  svg {
    position: absolute;
    right: 8px;
    top: 8px;
    padding: 2px;
    border-radius: 50%;
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
  }
`;

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
