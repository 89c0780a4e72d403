import { type TouchEvent, useRef } from 'react';

/** Minimum distance. */
const swipePx = 40;

/** `onSwipe`: 1 for the next, -1 for the previous. */
export function useSwipe(onSwipe: (by: number) => void) {
  const from = useRef<number>(undefined);
  return {
    onTouchStart(event: TouchEvent) {
      // Two fingers zoom.
      from.current = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
    },
    onTouchEnd(event: TouchEvent) {
      const to = event.changedTouches[0]?.clientX;
      if (from.current === undefined || to === undefined) return;
      if (Math.abs(to - from.current) > swipePx) onSwipe(to < from.current ? 1 : -1);
      from.current = undefined;
    },
  };
}
