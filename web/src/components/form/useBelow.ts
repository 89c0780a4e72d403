import { type RefObject, useLayoutEffect, useState } from 'react';

const gap = 6;
const margin = 12;
const narrowest = 260;

/** Shows a popover below the field, or above it where more room is: no scrolling box or dialog cuts it off. */
export function useBelow(
  field: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  /** Which box is open: each is shown anew. */
  open: string | undefined,
) {
  const [place, setPlace] = useState({});
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => field.current && setPlace(placeBeside(field.current.getBoundingClientRect()));
    box.current?.showPopover();
    measure();
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [field, box, open]);
  return place;
}

function placeBeside({ left, top, bottom, width: fieldWidth }: DOMRect) {
  const width = Math.min(Math.max(fieldWidth, narrowest), innerWidth - 2 * margin);
  const [above, below] = [top - gap - margin, innerHeight - bottom - gap - margin];
  const isBelow = below >= 240 || below >= above;
  return {
    left: Math.max(margin, Math.min(left, innerWidth - margin - width)),
    width,
    maxHeight: Math.min(440, isBelow ? below : above),
    ...(isBelow ? { top: bottom + gap } : { bottom: innerHeight - top + gap }),
  };
}
