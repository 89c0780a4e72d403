import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  describePlace,
  type FlatCategory,
  moveCategory,
  type Step,
  stepMove,
  subtreeIds,
} from './categoryRows.ts';
import { findDropPlace } from './dropPlace.ts';

export interface CategoryMove {
  from: FlatCategory;
  to: PlacedCategory;
  by: 'keyboard' | 'pointer';
  /** From where it was taken up, in pixels. */
  y: number;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};
const liftAfterPx = 5;

interface MoveOptions {
  all: readonly FlatCategory[];
  onMove: (from: FlatCategory, to: PlacedCategory) => void;
}

/**
 * Moves a category over the whole tree: by dragging its handle, with Space, the arrow keys, Space and Escape, or by a press of
 * the handle and the buttons of `MoveBar`.
 */
export function useCategoryMove({ all, onMove }: MoveOptions) {
  const [move, setMove] = useState<CategoryMove>();
  const [announcement, setAnnouncement] = useState('');
  const start = useRef<{ id: string; y: number }>(undefined);
  const focusOn = useRef<string>(undefined);
  // Moving an element in the document takes its focus away.
  useEffect(() => {
    const id = focusOn.current;
    focusOn.current = undefined;
    if (id) document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
  });
  const find = (id: string) => all.find((one) => one.id === id);
  const takeUp = (id: string, by: CategoryMove['by']) => {
    const from = find(id);
    if (!from) return;
    focusOn.current = id;
    setMove({ from, to: from, by, y: 0 });
    setAnnouncement(
      `${from.category.name} is picked up. Up and down move it, left and right change its level, Space puts it down, Escape puts it back.`,
    );
  };
  const step = (direction: Step) => {
    if (!move) return;
    const to = stepMove(all, move.to, direction);
    focusOn.current = move.from.id;
    setMove({ ...move, to });
    setAnnouncement(`${move.from.category.name}, ${describePlace(all, to)}`);
  };
  const cancel = () => {
    if (!move) return;
    start.current = undefined;
    focusOn.current = move.from.id;
    setMove(undefined);
    setAnnouncement(`${move.from.category.name} is back where it was.`);
  };
  const putDown = () => {
    if (!move) return;
    const { from, to } = move;
    start.current = undefined;
    focusOn.current = from.id;
    setMove(undefined);
    setAnnouncement(`${from.category.name} is put down, ${describePlace(all, to)}.`);
    if (to.parentId !== from.parentId || to.position !== from.position) onMove(from, to);
  };
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const direction = steps[event.key];
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (!isPress && !(move && (direction || event.key === 'Escape'))) return;
    event.preventDefault();
    if (event.key === 'Escape') return cancel();
    if (move && direction) return step(direction);
    return move ? putDown() : takeUp(id, 'keyboard');
  };
  const onPointerMove = (id: string) => (event: PointerEvent) => {
    if (!start.current) return;
    const y = event.clientY - start.current.y;
    if (move?.by !== 'pointer' && Math.abs(y) < liftAfterPx) return;
    const from = find(id);
    if (!from) return;
    const to = findDropPlace(event, all, from, subtreeIds(all, id));
    const isPossible = to && moveCategory(all, to);
    // React may render later than the release.
    flushSync(() => setMove({ from, by: 'pointer', y, to: isPossible ? to : (move?.to ?? from) }));
  };
  return {
    move,
    announcement,
    step,
    cancel,
    putDown,
    handleProps: (id: string, name: string) => ({
      'data-handle': id,
      'aria-label': `Move ${name}`,
      'aria-pressed': move?.from.id === id,
      onKeyDown: onKeyDown(id),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { id, y: event.clientY };
      },
      onPointerMove: onPointerMove(id),
      onPointerUp: () => {
        const isPressed = start.current !== undefined;
        start.current = undefined;
        if (move?.by === 'pointer') putDown();
        // A press of the handle, by a finger too: the bar's buttons do the rest.
        else if (isPressed && move?.from.id === id) putDown();
        else if (isPressed) takeUp(id, 'keyboard');
      },
      onPointerCancel: cancel,
    }),
  };
}

export type CategoryMoving = ReturnType<typeof useCategoryMove>;
