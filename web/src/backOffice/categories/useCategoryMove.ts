import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Step } from './categoryRows.ts';
import { type MoveOptions, type MoveState, useMoveState } from './useMoveState.ts';

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};
const liftAfterPx = 5;

/**
 * Moves a category over the whole tree: by dragging its handle, with Space, the arrow keys, Space and Escape, or by a press of
 * the handle and the buttons of `MoveBar`.
 */
export function useCategoryMove(options: Omit<MoveOptions, 'onEnd'>) {
  const startY = useRef<number>(undefined);
  const state = useMoveState({
    ...options,
    onEnd() {
      startY.current = undefined;
    },
  });
  const { move, announcement, step, cancel, putDown } = state;
  return {
    ...{ move, announcement, step, cancel, putDown },
    handleProps: (id: string, name: string) => ({
      'data-handle': id,
      'aria-label': `Move ${name}`,
      'aria-pressed': move?.from.id === id,
      onKeyDown: (event: KeyboardEvent) => moveByKey(event, id, state),
      ...toPointerProps(id, state, startY),
    }),
  };
}

export type CategoryMoving = ReturnType<typeof useCategoryMove>;

function moveByKey(event: KeyboardEvent, id: string, { move, pickUp, step, cancel, putDown }: MoveState) {
  const direction = steps[event.key];
  const isPress = event.key === ' ' || event.key === 'Enter';
  if (!isPress && !(move && (direction || event.key === 'Escape'))) return;
  event.preventDefault();
  if (event.key === 'Escape') return cancel();
  if (move && direction) return step(direction);
  return move ? putDown() : pickUp(id);
}

/** `startY` is where the pointer pressed the handle, until it is released or the move ends. */
const toPointerProps = (id: string, state: MoveState, startY: RefObject<number | undefined>) => ({
  onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    startY.current = event.clientY;
  },
  onPointerMove(event: PointerEvent) {
    if (startY.current === undefined) return;
    const y = event.clientY - startY.current;
    if (state.move?.by === 'pointer' || Math.abs(y) >= liftAfterPx) state.drag(id, event, y);
  },
  onPointerUp() {
    const isPressed = startY.current !== undefined;
    startY.current = undefined;
    if (state.move?.by === 'pointer') state.putDown();
    // A press of the handle, by a finger too: the bar's buttons do the rest.
    else if (isPressed && state.move?.from.id === id) state.putDown();
    else if (isPressed) state.pickUp(id);
  },
  onPointerCancel: state.cancel,
});
