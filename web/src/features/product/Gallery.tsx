import type { Photo, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useIsHydrating } from '#components/hooks/useIsHydrating.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { usePhotoArrival } from '#components/media/photoTravel.ts';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';
import { Frame, Main, Pictured, Thumbs, Zoom } from './productStyles.ts';
import { useSwipe } from './useSwipe.ts';

const Lightbox = lazyWithPreload(async () => (await import('./Lightbox.tsx')).Lightbox);

const stageSizes = '(min-width: 1024px) 560px, 100vw';

interface GalleryProps {
  /** The product's. */
  id: string;
  photos: readonly Photo[];
  /** The product's name. */
  name: string;
  /** The chosen one; its own photo is shown when it changes. */
  size: ProductSize | undefined;
  sizes: readonly ProductSize[];
}

export function Gallery({ id, photos, name, size, sizes }: GalleryProps) {
  const ordered = [...photos].sort((a, b) => Number(b.main) - Number(a.main));
  const [shown, setShown] = useShownPhoto(ordered, size?.photo ?? undefined);
  const [zoomed, setZoomed] = useState(false);
  const wasZoomed = useHasOpened(zoomed);
  const count = ordered.length;
  const step = (by: number) => count > 1 && setShown((at) => (at + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const photo = ordered[shown];
  const alt = count > 1 ? `${name}, photo ${shown + 1} of ${count}` : name;
  return (
    <Frame role="group" aria-label={`Photos of ${name}`} onKeyDown={onKeyDown} $single={count < 2}>
      {count > 1 && <Thumbnails photos={ordered} shown={shown} onShow={setShown} />}
      <Stage
        id={id}
        photo={photo}
        alt={alt}
        pictured={findOtherSize(photo, size, sizes)?.name}
        onSwipe={step}
        onZoom={() => setZoomed(true)}
      />
      <Suspense fallback={null}>
        {wasZoomed && (
          <Lightbox
            open={zoomed}
            name={name}
            photo={photo}
            onStep={count > 1 ? step : undefined}
            onClose={() => setZoomed(false)}
          />
        )}
      </Suspense>
    </Frame>
  );
}

/** The size that the photo shows, when it is not the chosen one. */
function findOtherSize(
  photo: Photo | undefined,
  chosen: ProductSize | undefined,
  sizes: readonly ProductSize[],
): ProductSize | undefined {
  if (!photo || chosen?.photo === photo.id) return undefined;
  return sizes.find((size) => size.active && size.photo === photo.id);
}

function useShownPhoto(photos: readonly Photo[], photoId: string | undefined) {
  const place = Math.max(
    0,
    photos.findIndex(({ id }) => id === photoId),
  );
  const [shown, setShown] = useState(place);
  const [requestedId, setRequestedId] = useState(photoId);
  if (requestedId !== photoId) {
    setRequestedId(photoId);
    setShown(place);
  }
  return [shown, setShown] as const;
}

interface StageProps {
  id: string;
  photo: Photo | undefined;
  alt: string;
  /** Another size than the chosen one. */
  pictured: string | undefined;
  /** 1 for the next, -1 for the one before. */
  onSwipe: (by: number) => void;
  onZoom: () => void;
}

/** A click on the photo is a shortcut for the button. */
function Stage({ id, photo, alt, pictured, onSwipe, onZoom }: StageProps) {
  const main = useRef<HTMLDivElement>(null);
  usePhotoArrival(main, id);
  return (
    <Main ref={main} data-photo-of={id} {...useSwipe(onSwipe)} onClick={photo && onZoom}>
      <Image photo={photo} alt={alt} sizes={stageSizes} eager />
      {pictured && <Pictured>Pictured: {pictured}</Pictured>}
      {photo && (
        <Zoom type="button" aria-label="See it large" aria-haspopup="dialog">
          <Icon name="zoom" />
        </Zoom>
      )}
    </Main>
  );
}

interface ThumbnailsProps {
  photos: readonly Photo[];
  shown: number;
  onShow: (index: number) => void;
}

/** Server-rendered without images, which would compete with the main photo. */
function Thumbnails({ photos, shown, onShow }: ThumbnailsProps) {
  const isHydrating = useIsHydrating();
  return (
    <Thumbs>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-label={`Photo ${index + 1}`}
            aria-pressed={index === shown}
            onClick={() => onShow(index)}
          >
            {/* The first is the file that the stage has shown already. */}
            <Image photo={isHydrating ? null : photo} alt="" sizes={index === 0 ? stageSizes : undefined} />
          </button>
        </li>
      ))}
    </Thumbs>
  );
}
