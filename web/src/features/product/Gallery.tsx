import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Pic } from '../../components/Pic.tsx';
import { useEverOpen } from '../../components/useEverOpen.ts';
import { Frame, Main, Thumbs, Zoom } from './galleryStyles.ts';

const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }));

/** A finger that moved so far swiped. */
const swipePx = 40;

interface GalleryProps {
  photos: readonly Photo[];
  /** The product's name. */
  name: string;
}

/** The photos, the main one first: by thumbnail, by arrow key, by swipe, and large. */
export function Gallery({ photos, name }: GalleryProps) {
  const ordered = [...photos].sort((a, b) => Number(b.main) - Number(a.main));
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const wasZoomed = useEverOpen(zoomed);
  const swipeFrom = useRef<number>(undefined);
  const count = ordered.length;
  const step = (by: number) => count > 1 && setShown((at) => (at + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  return (
    <Frame role="group" aria-label={`Photos of ${name}`} onKeyDown={onKeyDown} $single={count < 2}>
      {count > 1 && <Thumbnails photos={ordered} shown={shown} onShow={setShown} />}
      <Main
        onTouchStart={(event) => {
          swipeFrom.current = event.touches[0]?.clientX;
        }}
        onTouchEnd={(event) => {
          const moved = (event.changedTouches[0]?.clientX ?? 0) - (swipeFrom.current ?? 0);
          if (Math.abs(moved) > swipePx) step(moved < 0 ? 1 : -1);
        }}
      >
        <Pic
          photo={ordered[shown]}
          alt={count > 1 ? `${name}, photo ${shown + 1} of ${count}` : name}
          sizes="(min-width: 1024px) 560px, 100vw"
          eager
        />
        {count > 0 && (
          <Zoom
            type="button"
            aria-label="See it large"
            aria-haspopup="dialog"
            onClick={() => setZoomed(true)}
          >
            <Icon name="zoom" />
          </Zoom>
        )}
      </Main>
      <Suspense fallback={null}>
        {wasZoomed && (
          <Lightbox
            open={zoomed}
            name={name}
            photo={ordered[shown]}
            onStep={count > 1 ? step : undefined}
            onClose={() => setZoomed(false)}
          />
        )}
      </Suspense>
    </Frame>
  );
}

interface ThumbnailsProps {
  photos: readonly Photo[];
  shown: number;
  onShow: (index: number) => void;
}

const Thumbnails = ({ photos, shown, onShow }: ThumbnailsProps) => (
  <Thumbs>
    {photos.map((photo, index) => (
      <li key={photo.id}>
        <button
          type="button"
          aria-label={`Photo ${index + 1}`}
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
        >
          <Pic photo={photo} alt="" />
        </button>
      </li>
    ))}
  </Thumbs>
);
