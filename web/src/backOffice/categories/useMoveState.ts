import type { PlacedCategory } from '@bloomkin/shared/rules/categoryPlaces.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  applyStep,
  collectSubtreeIds,
  describePlace,
  type FlatCategory,
  moveCategory,
  type Step,
} from './categoryRows.ts';
import { findDropPlace } from './dropPlace.ts';

export interface CategoryMove {
  from: FlatCategory;
  to: PlacedCategory;
  by: 'keyboard' | 'pointer';
  /** From where it was picked up, in pixels. */
  y: number;
}

export interface MoveOptions {
  all: readonly FlatCategory[];
  onMove: (from: FlatCategory, to: PlacedCategory) => void;
  /** Put down or cancelled. */
  onEnd: () => void;
}

/** The category that moves, and each step of its move as screen readers announce it. */
export function useMoveState({ all, onMove, onEnd }: MoveOptions) {
  const [move, setMove] = useState<CategoryMove>();
  const [announcement, setAnnouncement] = useState('');
  const focusHandle = useHandleFocus();
  const change = (id: string, next: CategoryMove | undefined, message: string) => {
    focusHandle(id);
    setMove(next);
    setAnnouncement(message);
  };
  const find = (id: string) => all.find((one) => one.id === id);
  const pickUp = (id: string) => {
    const from = find(id);
    if (from) change(id, { from, to: from, by: 'keyboard', y: 0 }, describePickUp(from));
  };
  const step = (direction: Step) => {
    if (!move) return;
    const to = applyStep(all, move.to, direction);
    change(move.from.id, { ...move, to }, `${move.from.category.name}, ${describePlace(all, to)}`);
  };
  const drag = (id: string, point: { clientX: number; clientY: number }, y: number) => {
    const from = find(id);
    if (!from) return;
    const to = findDropPlace(point, all, from, collectSubtreeIds(all, id));
    const isPossible = to && moveCategory(all, to);
    // React may render later than the release.
    flushSync(() => setMove({ from, by: 'pointer', y, to: isPossible ? to : (move?.to ?? from) }));
  };
  const cancel = () => {
    if (!move) return;
    onEnd();
    change(move.from.id, undefined, `${move.from.category.name} is back where it was.`);
  };
  const putDown = () => {
    if (!move) return;
    const { from, to } = move;
    onEnd();
    change(from.id, undefined, `${from.category.name} is put down, ${describePlace(all, to)}.`);
    if (to.parentId !== from.parentId || to.position !== from.position) onMove(from, to);
  };
  return { move, announcement, pickUp, step, drag, cancel, putDown };
}

export type MoveState = ReturnType<typeof useMoveState>;

/** Focuses a handle after the next render: moving an element in the document takes its focus away. */
function useHandleFocus() {
  const focusOn = useRef<string>(undefined);
  useEffect(() => {
    const id = focusOn.current;
    focusOn.current = undefined;
    if (id) document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus();
  });
  return (id: string) => {
    focusOn.current = id;
  };
}

const describePickUp = ({ category: { name } }: FlatCategory): string =>
  `${name} is picked up. Up and down move it, left and right change its level, Space puts it down, Escape puts it back.`;
