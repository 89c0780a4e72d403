import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '#components/actions/IconButton.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useSwipe } from './useSwipe.ts';
import { useZoom } from './useZoom.ts';

/** Full screen. */
const Screen = styled.div`
  > dialog {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
    > div > div {
      padding: 0;
      overflow: hidden;
    }
  }
`;

const Stage = styled.div`
  position: relative;
  height: 100%;
  > button:not([aria-pressed]) {
    position: absolute;
    top: calc(50% - 23px);
    left: 8px;
    background: color-mix(in srgb, var(--bk-white) 86%, transparent);
    color: var(--bk-ink);
    &:last-child {
      left: auto;
      right: 8px;
    }
  }
`;

/** Fitted, or at full size and pannable. */
const View = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  touch-action: pan-x pan-y;
  cursor: zoom-in;
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[aria-pressed='true'] {
    cursor: zoom-out;
    img {
      width: 1600px;
      max-width: none;
      height: 2000px;
      margin-inline: auto;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface LightboxProps {
  open: boolean;
  name: string;
  photo: Photo | undefined;
  /** Undefined for a single photo. */
  onStep: ((by: number) => void) | undefined;
  onClose: () => void;
}

/** Zooms by click, pinch, + and -; arrow keys and swipes change the photo. */
export function Lightbox({ open, name, photo, onStep, onClose }: LightboxProps) {
  const [zoomedPhoto, setZoomedPhoto] = useState<string>();
  const isZoomed = photo !== undefined && zoomedPhoto === photo.id;
  const zoom = useZoom(isZoomed, (next) => setZoomedPhoto(next ? photo?.id : undefined));
  const swipe = useSwipe((by) => !isZoomed && onStep?.(by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoom.set(true);
    if (event.key === '-') zoom.set(false);
    // While zoomed, arrow keys pan.
    if (isZoomed && event.key.startsWith('Arrow')) event.stopPropagation();
  };
  return (
    <Screen onKeyDown={onKeyDown}>
      <Dialog open={open} onClose={onClose} title={name}>
        <Stage>
          {photo && (
            <View
              type="button"
              aria-pressed={isZoomed}
              aria-label={`${name}, nearer`}
              {...zoom.zoomHandlers}
              onTouchStart={(event) => {
                swipe.onTouchStart(event);
                zoom.onTouchStart(event);
              }}
              onTouchMove={zoom.onTouchMove}
              onTouchEnd={swipe.onTouchEnd}
            >
              <img src={photo.path} alt="" width={1600} height={2000} draggable={false} />
            </View>
          )}
          {onStep && (
            <>
              <IconButton icon="left" label="Photo before" onClick={() => onStep(-1)} />
              <IconButton icon="right" label="Next photo" onClick={() => onStep(1)} />
            </>
          )}
        </Stage>
      </Dialog>
    </Screen>
  );
}
