import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '../../components/Dialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useSwipe } from './useSwipe.ts';

const Stage = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  > button:not([aria-pressed]) {
    z-index: 1;
  }
  @media (max-width: 767px) {
    grid-template-columns: 1fr 1fr;
    > [aria-pressed] {
      grid-column: 1 / -1;
      grid-row: 1;
    }
    > :last-child {
      justify-self: end;
    }
  }
`;

const View = styled.button`
  display: block;
  width: 100%;
  max-height: 74dvh;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: none;
  cursor: zoom-in;
  img {
    display: block;
    width: 100%;
    height: auto;
    max-height: 74dvh;
    object-fit: contain;
  }
  &[aria-pressed='true'] {
    cursor: zoom-out;
    img {
      width: 250%;
      max-width: none;
      max-height: none;
    }
  }
`;

interface LightboxProps {
  open: boolean;
  name: string;
  photo: Photo | undefined;
  /** Undefined when there is one photo only. */
  onStep: ((by: number) => void) | undefined;
  onClose: () => void;
}

/** A photo as large as the screen, and two and a half times that; arrow keys and swipes go on, as below it. */
export function Lightbox({ open, name, photo, onStep, onClose }: LightboxProps) {
  const [near, setNear] = useState<string>();
  const isNear = photo !== undefined && near === photo.id;
  const swipe = useSwipe((by) => !isNear && onStep?.(by));
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      <Stage>
        {onStep ? <IconButton icon="left" label="Photo before" onClick={() => onStep(-1)} /> : <span />}
        {photo && (
          <View
            type="button"
            aria-pressed={isNear}
            aria-label={`${name}, nearer`}
            onClick={() => setNear(isNear ? undefined : photo.id)}
            onKeyDown={(event) => isNear && event.key.startsWith('Arrow') && event.stopPropagation()}
            {...swipe}
          >
            <img src={photo.path} alt="" width={1600} height={2000} />
          </View>
        )}
        {onStep ? <IconButton icon="right" label="Next photo" onClick={() => onStep(1)} /> : <span />}
      </Stage>
    </Dialog>
  );
}
