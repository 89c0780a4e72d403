import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useId } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { ReorderBar } from '#components/list/ReorderBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { PhotoButtons } from '#components/photo/PhotoButtons.tsx';
import { usePhotoDrop } from '#components/photo/usePhotoDrop.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Card } from '../pageStyles.ts';
import type { Ask } from '../useConfirm.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { DropTile, Keys, PhotosHead, Tiles } from './photoTileStyles.ts';
import { QueueTile } from './QueueTile.tsx';
import { usePhotoCrop } from './usePhotoCrop.tsx';
import { usePhotoQueue } from './usePhotoQueue.ts';
import { useProductPhotos } from './useProductPhotos.ts';

const maxPhotos = 8;

interface PhotosTabProps {
  product: Product;
  onSaved: (product: Product) => void;
  ask: Ask;
}

export function PhotosTab({ product, onSaved, ask }: PhotosTabProps) {
  const { photos, isBusy: isSaving, reorder, setMain, remove } = useProductPhotos(product, onSaved);
  const { queue, add, retry, discard, ...crops } = usePhotoQueue(product.id, onSaved);
  const crop = usePhotoCrop(crops);
  const isBusy = isSaving || crop.isOpening;
  const findNext = (id: string) => queue.find(({ replaces }) => replaces === id);
  const added = queue.filter(({ replaces }) => !photos.some(({ id }) => id === replaces));
  useUnsavedChanges(queue.length > 0);
  const keysId = useId();
  const room = maxPhotos - photos.length - added.length;
  const take = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, room));
    if (taken.length > 0) add(taken);
    if (taken.length < files.length)
      void notify({ tone: 'error', message: 'A product has eight photos at most. Delete one first.' });
  };
  const zone = usePhotoDrop(take, true);
  const describe = (id: string) => `photo ${photos.findIndex((photo) => photo.id === id) + 1}`;
  const order = useReorder<HTMLUListElement>({
    ids: photos.map(({ id }) => id),
    describe,
    onReorder: (ids) => void reorder(ids),
    disabled: isBusy,
  });
  const askToRemove = async (id: string) => {
    const question = {
      title: `Delete ${describe(id)}?`,
      text: 'Buyers no longer see it. Orders already placed keep their small picture.',
      confirm: 'Delete the photo',
      keep: 'Keep it',
      danger: true,
    };
    if (await ask(question)) await remove(id);
  };
  return (
    <Card aria-labelledby={`${keysId}-title`} {...zone}>
      <PhotosHead>
        <div>
          <h2 id={`${keysId}-title`}>Photos</h2>
          <p>
            {describeCounts(photos.length, queue.length)} Each is saved as it arrives, and so is the order.
          </p>
        </div>
        {room > 0 && (
          <div>
            <PhotoButtons onFiles={take} multiple primary />
          </div>
        )}
      </PhotosHead>
      <Tiles ref={order.list}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            order={order}
            keysId={keysId}
            isBusy={isBusy}
            next={findNext(photo.id)}
            onRetry={retry}
            onKeep={({ key }) => discard(key)}
            onCrop={() => crop.open(photo, `Photo ${index + 1}`)}
            onMain={() => void setMain(photo.id)}
            onDelete={() => void askToRemove(photo.id)}
          />
        ))}
        {added.map((photo) => (
          <QueueTile
            key={photo.key}
            photo={photo}
            onRetry={() => retry(photo)}
            onDiscard={() => discard(photo.key)}
          />
        ))}
        {room > 0 && (
          <DropTile>
            <OfficeIcon name="camera" size={28} />
            <b>Drop or paste here</b>
            <p>JPEG, PNG or WebP. We turn it, crop it to 4 by 5 and remove where it was taken.</p>
          </DropTile>
        )}
      </Tiles>
      <Keys id={keysId} hidden={photos.length < 2}>
        By keyboard: <kbd>Space</kbd> picks a photo up, <kbd>←</kbd> <kbd>→</kbd> move it, <kbd>Space</kbd>{' '}
        puts it down, <kbd>Esc</kbd> puts it back.
      </Keys>
      <ReorderBar order={order} />
      {crop.dialog}
    </Card>
  );
}

function describeCounts(saved: number, onTheirWay: number): string {
  const inShop = saved === 0 ? 'No photo yet' : `${saved} of ${maxPhotos} in the shop`;
  return onTheirWay === 0
    ? `${inShop}.`
    : `${inShop}, ${onTheirWay} on ${onTheirWay === 1 ? 'its' : 'their'} way.`;
}
