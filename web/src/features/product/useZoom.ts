import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useLayoutEffect,
  useRef,
} from 'react';

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
export function useZoom(isZoomed: boolean, setZoomed: (isZoomed: boolean) => void) {
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
