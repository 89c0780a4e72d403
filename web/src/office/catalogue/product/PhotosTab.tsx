import { deleteProductPhoto, setMainPhoto, updateProduct } from '@bloomkin/shared/routes/products.ts';
import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { Grid, Row } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { PhotoButtons } from '#components/photo/PhotoButtons.tsx';
import { usePhotoDrop } from '#components/photo/usePhotoDrop.ts';
import { useAction } from '#components/useAction.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { Ask, Question } from '#office/kit/useConfirm.tsx';
import { takeHeldPhotos } from './FirstPhotos.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { DropTile } from './productStyles.ts';
import { QueueTile } from './QueueTile.tsx';
import { usePhotoCrop } from './usePhotoCrop.tsx';
import { maxPhotos, type QueuedPhoto, tooManyPhotos, usePhotoQueue } from './usePhotoQueue.ts';

const Keys = styled.p`
  margin-top: 4px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
  @media (pointer: coarse) {
    display: none;
  }
`;

interface PhotosTabProps {
  product: Product;
  onSaved: (product: Product) => void;
  ask: Ask;
}

/** Photos on their way to the server, as many as there is room for. */
function useAddedPhotos(
  productId: string,
  photos: readonly Product['photos'][number][],
  onSaved: PhotosTabProps['onSaved'],
) {
  const { queue, add, ...rest } = usePhotoQueue(productId, onSaved);
  const added = queue.filter(({ replaces }) => !photos.some(({ id }) => id === replaces));
  const room = maxPhotos - photos.length - added.length;
  const take = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, room));
    if (taken.length > 0) add(taken);
    if (taken.length < files.length) void notify({ tone: 'error', message: tooManyPhotos });
  };
  const takeHeld = useEffectEvent(() => take(takeHeldPhotos(productId)));
  useEffect(() => takeHeld(), []);
  useUnsavedChanges(queue.length > 0);
  return { queue, added, room, take, ...rest };
}

export function PhotosTab({ product, onSaved, ask }: PhotosTabProps) {
  const { photos, isBusy: isSaving, reorder, setMain, remove } = useProductPhotos(product, onSaved);
  const { queue, added, room, take, retry, discard, ...crops } = useAddedPhotos(product.id, photos, onSaved);
  const crop = usePhotoCrop(crops);
  const isBusy = isSaving || crop.isOpening;
  const keysId = useId();
  const zone = usePhotoDrop(take, true);
  const describe = (id: string) => `photo ${photos.findIndex((photo) => photo.id === id) + 1}`;
  const order = useReorder<HTMLUListElement>({
    ids: photos.map(({ id }) => id),
    describe,
    onReorder: (ids) => void reorder(ids),
    disabled: isBusy,
  });
  const askToRemove = async (id: string) => {
    if (await ask(deleteQuestion(describe(id)))) await remove(id);
  };
  return (
    <Card aria-labelledby={`${keysId}-title`} {...zone}>
      <TabHead
        id={`${keysId}-title`}
        saved={photos.length}
        queued={queue.length}
        onFiles={room > 0 && take}
      />
      <Grid as="ul" $columns={2} $m={4} ref={order.list}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            order={order}
            keysId={keysId}
            isBusy={isBusy}
            next={queue.find(({ replaces }) => replaces === photo.id)}
            onRetry={retry}
            onKeep={({ key }) => discard(key)}
            onCrop={() => crop.open(photo, `Photo ${index + 1}`)}
            onMain={() => void setMain(photo.id)}
            onDelete={() => void askToRemove(photo.id)}
          />
        ))}
        <QueueTiles photos={added} onRetry={retry} onDiscard={discard} />
        {room > 0 && <DropHere />}
      </Grid>
      <KeyboardHelp id={keysId} hidden={photos.length < 2} />
      <MoveBar moving={order} />
      {crop.dialog}
    </Card>
  );
}

const deleteQuestion = (photo: string): Question => ({
  title: `Delete ${photo}?`,
  text: 'Buyers no longer see it. Orders already placed keep their small picture.',
  confirm: 'Delete the photo',
  keep: 'Keep it',
  danger: true,
});

interface TabHeadProps {
  id: string;
  saved: number;
  queued: number;
  /** False while there is no room for another photo. */
  onFiles: ((files: readonly File[]) => void) | false;
}

const TabHead = ({ id, saved, queued, onFiles }: TabHeadProps) => (
  <CardHead>
    <div>
      <h2 id={id}>Photos</h2>
      <p>{describeCounts(saved, queued)} Each is saved as it arrives, and so is the order.</p>
    </div>
    {onFiles && (
      <Row>
        <PhotoButtons onFiles={onFiles} multiple primary />
      </Row>
    )}
  </CardHead>
);

interface QueueTilesProps {
  photos: readonly QueuedPhoto[];
  onRetry: (photo: QueuedPhoto) => void;
  onDiscard: (key: string) => void;
}

const QueueTiles = ({ photos, onRetry, onDiscard }: QueueTilesProps) =>
  photos.map((photo) => (
    <QueueTile
      key={photo.key}
      photo={photo}
      onRetry={() => onRetry(photo)}
      onDiscard={() => onDiscard(photo.key)}
    />
  ));

function DropHere() {
  const isTouch = useMediaQuery('(pointer: coarse)');
  return (
    <DropTile>
      <OfficeIcon name="camera" size={28} />
      <b>{isTouch ? 'Room for another photo' : 'Drop or paste here'}</b>
      <p>JPEG, PNG or WebP. We turn it, crop it to 4 by 5 and remove where it was taken.</p>
    </DropTile>
  );
}

const KeyboardHelp = ({ id, hidden }: { id: string; hidden: boolean }) => (
  <Keys id={id} hidden={hidden}>
    By keyboard: <kbd>Space</kbd> picks a photo up, <kbd>←</kbd> <kbd>→</kbd> move it, <kbd>Space</kbd> puts
    it down, <kbd>Esc</kbd> puts it back.
  </Keys>
);

function describeCounts(saved: number, onTheirWay: number): string {
  const inShop = saved === 0 ? 'No photo yet' : `${saved} of ${maxPhotos} in the shop`;
  return onTheirWay === 0
    ? `${inShop}.`
    : `${inShop}, ${onTheirWay} on ${onTheirWay === 1 ? 'its' : 'their'} way.`;
}

/** Saves each change at once; the order is optimistic and rolls back on failure. */
export function useProductPhotos(product: Product, onSaved: (product: Product) => void) {
  const [order, setOrder] = useState<readonly string[]>();
  const photos = order ? sortPhotos(product.photos, order) : product.photos;

  const { run: save, busy: isBusy } = useAction(async (send: () => Promise<{ data: Product }>) => {
    try {
      onSaved((await send()).data);
    } finally {
      setOrder(undefined);
    }
  });
  const saveOrder = (ids: readonly string[]) => {
    setOrder(ids);
    return save(() => call(updateProduct, { params: { id: product.id }, body: { photos: [...ids] } }));
  };
  return {
    photos,
    isBusy,
    reorder: saveOrder,
    setMain: (id: string) => save(() => call(setMainPhoto, { params: { id } })),
    remove: (id: string) => save(() => call(deleteProductPhoto, { params: { id } })),
  };
}

/** New photos stay at the end. */
function sortPhotos(photos: readonly Photo[], order: readonly string[]): readonly Photo[] {
  const photoIndex = ({ id }: Photo) => (order.includes(id) ? order.indexOf(id) : order.length);
  return photos
    .toSorted((a, b) => photoIndex(a) - photoIndex(b))
    .map((photo, index) => ({ ...photo, main: index === 0 }));
}
