import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../components/actions/IconButton.tsx';
import { Dialog } from '../../components/overlay/Dialog.tsx';
import { Screen, Stage, View } from './lightboxStyles.ts';
import { useNearer } from './useNearer.ts';
import { useSwipe } from './useSwipe.ts';

interface LightboxProps {
  open: boolean;
  name: string;
  photo: Photo | undefined;
  /** Undefined when there is one photo only. */
  onStep: ((by: number) => void) | undefined;
  onClose: () => void;
}

/** A photo that fills the screen, and as large as its file: by click, pinch, + and -. Arrow keys and swipes go on. */
export function Lightbox({ open, name, photo, onStep, onClose }: LightboxProps) {
  const [near, setNear] = useState<string>();
  const isNear = photo !== undefined && near === photo.id;
  const nearer = useNearer(isNear, (next) => setNear(next ? photo?.id : undefined));
  const swipe = useSwipe((by) => !isNear && onStep?.(by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') nearer.set(true);
    if (event.key === '-') nearer.set(false);
    // They move the photo then, and do not change it.
    if (isNear && event.key.startsWith('Arrow')) event.stopPropagation();
  };
  return (
    <Screen onKeyDown={onKeyDown}>
      <Dialog open={open} onClose={onClose} title={name}>
        <Stage>
          {photo && (
            <View
              type="button"
              aria-pressed={isNear}
              aria-label={`${name}, nearer`}
              {...nearer.hands}
              onTouchStart={(event) => {
                swipe.onTouchStart(event);
                nearer.onTouchStart(event);
              }}
              onTouchMove={nearer.onTouchMove}
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
