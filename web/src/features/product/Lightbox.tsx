import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { IconButton } from '#components/actions/IconButton.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useSwipe } from './useSwipe.ts';

/** Ratio of finger distances that zooms. */
const pinched = 1.2;
/** Longer moves are drags, not clicks. */
const dragPx = 4;

function touchDistance({ touches }: TouchEvent): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

/** Scrolls the zoomed photo with the mouse. */
function useDrag(view: RefObject<HTMLElement | null>, isZoomed: boolean) {
  const drag = useRef({ x: 0, y: 0, isHeld: false, wasMoved: false });
  const onPointerDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const isHeld = pointerType === 'mouse' && isZoomed;
    drag.current = { x: clientX, y: clientY, isHeld, wasMoved: false };
  };
  const onPointerMove = ({ buttons, clientX, clientY }: PointerEvent) => {
    const { x, y, isHeld, wasMoved } = drag.current;
    if (!isHeld || buttons === 0) return;
    if (!wasMoved && Math.hypot(clientX - x, clientY - y) < dragPx) return;
    view.current?.scrollBy(x - clientX, y - clientY);
    drag.current = { x: clientX, y: clientY, isHeld, wasMoved: true };
  };
  return { drag, dragHandlers: { onPointerDown, onPointerMove } };
}

/** Zooms a photo by click, pinch and key; a mouse drags the zoomed photo. */
function useZoom(isZoomed: boolean, setZoomed: (isZoomed: boolean) => void) {
  const view = useRef<HTMLButtonElement>(null);
  /** The clicked point as a share of the photo, which is centred. */
  const aim = useRef({ x: 0.5, y: 0.5 });
  const spread = useRef(0);
  const { drag, dragHandlers } = useDrag(view, isZoomed);
  useLayoutEffect(() => {
    const box = view.current;
    if (!box || !isZoomed) return;
    // Arrow keys scroll the focused element.
    box.focus({ preventScroll: true });
    box.scrollTo(
      aim.current.x * box.scrollWidth - box.clientWidth / 2,
      aim.current.y * box.scrollHeight - box.clientHeight / 2,
    );
    aim.current = { x: 0.5, y: 0.5 };
  }, [isZoomed]);
  const onClick = (event: MouseEvent) => {
    // Ignores the second click of a double click, and the click that ends a drag.
    if (event.detail > 1 || drag.current.wasMoved) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (event.detail === 1)
      aim.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    setZoomed(!isZoomed);
  };
  return {
    set: setZoomed,
    zoomHandlers: { ref: view, onClick, ...dragHandlers },
    onTouchStart: (event: TouchEvent) => {
      spread.current = touchDistance(event);
    },
    onTouchMove: (event: TouchEvent) => {
      const now = touchDistance(event);
      if (now === 0 || spread.current === 0) return;
      if (now > spread.current * pinched) setZoomed(true);
      if (now * pinched < spread.current) setZoomed(false);
    },
  };
}

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
