import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { liftByKey } from './liftByKey.ts';
import { type Drag, liftByPointer } from './liftByPointer.ts';
import { type Lift, useLift } from './useLift.ts';

interface ReorderOptions {
  ids: readonly string[];
  /** An item's name for screen readers, such as 'Photo 3'. */
  describe: (id: string) => string;
  onReorder: (ids: readonly string[], moved: { id: string; to: number }) => void;
  disabled?: boolean;
}

/**
 * Reorders a list or a grid by dragging a handle, with Space, the arrow keys, Space and Escape, or by a press of the handle
 * and the buttons of `MoveBar`; each step is announced.
 */
export function useReorder<E extends HTMLElement>({ ids, describe, onReorder, disabled }: ReorderOptions) {
  const list = useRef<E>(null);
  const drag = useRef<Drag>(undefined);
  const refocus = useRefocus(list);
  const lift = useLift({
    ids,
    describe,
    onDrop(next, moved) {
      refocus.current = moved.id;
      onReorder(next, moved);
    },
    onEnd() {
      drag.current = undefined;
    },
  });
  const { lifted, announcement, shown, putBack } = lift;
  const { onPointerDown, ...pointer } = liftByPointer({ ids, list, drag, lift, disabled: disabled === true });
  return {
    list,
    lifted,
    announcement,
    moving: describeMove(lift, describe, refocus),
    /** Index in the list, whose order stays while an item is lifted. */
    placeProps: (id: string) => ({
      'data-reorder': id,
      'data-lifted': lifted?.id === id ? lifted.by : undefined,
      style: { order: shown.indexOf(id) },
    }),
    liftStyle: (id: string): CSSProperties | undefined =>
      lifted?.id === id && lifted.by === 'pointer' ? { translate: `${lifted.x}px ${lifted.y}px` } : undefined,
    handleProps: (id: string) => ({
      'data-handle': id,
      'aria-label': `Move ${describe(id)}`,
      'aria-pressed': lifted?.id === id,
      'aria-disabled': disabled,
      onKeyDown: (event: KeyboardEvent) => liftByKey(event, id, lift, disabled === true),
      onBlur: ({ relatedTarget }: FocusEvent) =>
        lifted?.id === id && lifted.by === 'keyboard' && !isInMoveBar(relatedTarget) && putBack(id),
      ...pointer,
      onPointerDown: onPointerDown(id),
      onPointerCancel: () => lifted?.id === id && putBack(id),
    }),
  };
}

/** Focuses the handle of the id that is set: moving an element in the document takes its focus away. */
function useRefocus(list: RefObject<HTMLElement | null>) {
  const refocus = useRef<string>(undefined);
  useEffect(() => {
    const id = refocus.current;
    refocus.current = undefined;
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    if (id) [...handles].find((handle) => handle.dataset.handle === id)?.focus();
  });
  return refocus;
}

/** For `MoveBar`; undefined while none is picked up by a press or a key. */
function describeMove(
  { lifted, place, step, drop, putBack }: Lift,
  describe: (id: string) => string,
  refocus: RefObject<string | undefined>,
) {
  if (lifted?.by !== 'keyboard') return undefined;
  return {
    text: `Moving ${describe(lifted.id)}: ${place(lifted.to)}`,
    step: (by: number) => step(lifted, by),
    putDown: () => drop(lifted),
    cancel() {
      refocus.current = lifted.id;
      putBack(lifted.id);
    },
  };
}

const isInMoveBar = (element: EventTarget | null) =>
  element instanceof Element && element.closest('[data-move-bar]') !== null;
