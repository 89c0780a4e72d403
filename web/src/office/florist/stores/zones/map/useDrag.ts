import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Pixel } from './useZoneMap.ts';

/** Arrow keys; Shift multiplies by five. */
const stepPx = 6;
const steps: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};

export const keyStep = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Pixel | undefined => {
  const step = steps[key];
  const times = shiftKey ? 5 : 1;
  return step && { x: step.x * times, y: step.y * times };
};

interface DragOptions {
  /** Pixels since the last call; `gesture` is the same for one drag and for one run of keys. */
  onMove: (by: Pixel, gesture: string) => void;
}

let gestures = 0;

/** Moves by pointer and by arrow keys. */
export function useDrag({ onMove }: DragOptions) {
  const last = useRef<Pixel & { gesture: string }>(undefined);
  const keys = useRef<string>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY, gesture: `drag ${++gestures}` };
    },
    onPointerMove(event: PointerEvent) {
      const before = last.current;
      if (!before) return;
      const by = { x: event.clientX - before.x, y: event.clientY - before.y };
      if (by.x === 0 && by.y === 0) return;
      last.current = { ...before, x: event.clientX, y: event.clientY };
      onMove(by, before.gesture);
    },
    onPointerUp() {
      last.current = undefined;
    },
    onPointerCancel() {
      last.current = undefined;
    },
    onBlur() {
      keys.current = undefined;
    },
    /** True when the key was an arrow. */
    onArrow(event: KeyboardEvent): boolean {
      const by = keyStep(event);
      if (!by) return false;
      event.preventDefault();
      event.stopPropagation();
      keys.current ??= `keys ${++gestures}`;
      onMove(by, keys.current);
      return true;
    },
  };
}
