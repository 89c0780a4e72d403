import { type MouseEvent, type PointerEvent, type TouchEvent, useLayoutEffect, useRef } from 'react';

/** Fingers that move apart or together by this much zoom. */
const pinched = 1.2;
/** A pointer that moved so far did not click. */
const dragPx = 4;

function spreadOf({ touches }: TouchEvent): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

/** Nearer to a photo and back, by click, by two fingers and by key; near to it, a mouse moves it about. */
export function useNearer(isNear: boolean, set: (isNear: boolean) => void) {
  const view = useRef<HTMLButtonElement>(null);
  /** What was clicked, as a share of the photo: it comes into the middle. */
  const aim = useRef({ x: 0.5, y: 0.5 });
  const spread = useRef(0);
  const drag = useRef({ x: 0, y: 0, isHeld: false, wasMoved: false });
  useLayoutEffect(() => {
    const box = view.current;
    if (!box || !isNear) return;
    // Arrow keys move what has the focus.
    box.focus({ preventScroll: true });
    box.scrollTo(
      aim.current.x * box.scrollWidth - box.clientWidth / 2,
      aim.current.y * box.scrollHeight - box.clientHeight / 2,
    );
    aim.current = { x: 0.5, y: 0.5 };
  }, [isNear]);
  const onClick = (event: MouseEvent) => {
    // The second click of a double one would undo the first; what ends a drag is none.
    if (event.detail > 1 || drag.current.wasMoved) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (event.detail === 1)
      aim.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    set(!isNear);
  };
  const onPointerDown = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const isHeld = pointerType === 'mouse' && isNear;
    drag.current = { x: clientX, y: clientY, isHeld, wasMoved: false };
  };
  const onPointerMove = ({ buttons, clientX, clientY }: PointerEvent) => {
    const { x, y, isHeld, wasMoved } = drag.current;
    if (!isHeld || buttons === 0) return;
    if (!wasMoved && Math.hypot(clientX - x, clientY - y) < dragPx) return;
    view.current?.scrollBy(x - clientX, y - clientY);
    drag.current = { x: clientX, y: clientY, isHeld, wasMoved: true };
  };
  return {
    set,
    hands: { ref: view, onClick, onPointerDown, onPointerMove },
    onTouchStart: (event: TouchEvent) => {
      spread.current = spreadOf(event);
    },
    onTouchMove: (event: TouchEvent) => {
      const now = spreadOf(event);
      if (now === 0 || spread.current === 0) return;
      if (now > spread.current * pinched) set(true);
      if (now * pinched < spread.current) set(false);
    },
  };
}
