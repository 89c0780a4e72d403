import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { findNearest, moveTo, type Place } from './reorder.ts';

interface ReorderOptions {
  ids: readonly string[];
  /** Names one for screen readers, such as 'Photo 3'. */
  describe: (id: string) => string;
  onReorder: (ids: readonly string[], moved: { id: string; to: number }) => void;
  disabled?: boolean;
}

interface Lifted {
  id: string;
  to: number;
  by: 'keyboard' | 'pointer';
  /** From its new place, in pixels. */
  x: number;
  y: number;
}

interface Drag {
  id: string;
  from: number;
  x: number;
  y: number;
  places: readonly Place[];
}

const liftAfterPx = 5;
const scrollEdgePx = 88;
const scrollStepPx = 14;

/**
 * Reorders a list or a grid by dragging a handle, with Space, the arrow keys, Space and Escape, or by a press of the handle
 * and the buttons of `MoveBar`; each step is announced.
 */
export function useReorder<E extends HTMLElement>({ ids, describe, onReorder, disabled }: ReorderOptions) {
  const list = useRef<E>(null);
  const drag = useRef<Drag>(undefined);
  const [lifted, setLifted] = useState<Lifted>();
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRef<string>(undefined);
  const shown = lifted ? moveTo(ids, lifted.id, lifted.to) : ids;
  // Moving an element in the document takes its focus away.
  useEffect(() => {
    const id = refocus.current;
    refocus.current = undefined;
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    if (id) [...handles].find((handle) => handle.dataset.handle === id)?.focus();
  });

  const place = (index: number) => `${index + 1} of ${ids.length}`;
  const putBack = (id: string) => {
    drag.current = undefined;
    setLifted(undefined);
    setAnnouncement(`${describe(id)} is back at ${place(ids.indexOf(id))}.`);
  };
  const drop = ({ id, to }: Lifted) => {
    drag.current = undefined;
    setLifted(undefined);
    setAnnouncement(`${describe(id)} is put down at ${place(to)}.`);
    if (to === ids.indexOf(id)) return;
    refocus.current = id;
    onReorder(moveTo(ids, id, to), { id, to });
  };

  const step = (current: Lifted, by: number) => {
    const to = Math.min(Math.max(current.to + by, 0), ids.length - 1);
    setLifted({ ...current, to });
    setAnnouncement(`${describe(current.id)} moves to ${place(to)}.`);
  };
  const pickUp = (id: string) => {
    setLifted({ id, to: ids.indexOf(id), by: 'keyboard', x: 0, y: 0 });
    setAnnouncement(
      `${describe(id)} is picked up. Arrow keys move it, Space puts it down, Escape puts it back.`,
    );
  };
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowUp: -1,
      ArrowRight: 1,
      ArrowDown: 1,
    };
    const by = steps[event.key];
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (!isPress && !(lifted && (by || event.key === 'Escape'))) return;
    event.preventDefault();
    if (event.key === 'Escape') return putBack(id);
    if (lifted && by) return step(lifted, by);
    if (lifted) return drop(lifted);
    if (!disabled) pickUp(id);
  };

  const onPointerDown = (id: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || disabled || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const tiles = [...list.current.querySelectorAll(':scope > [data-reorder]')];
    const places = tiles.map((tile) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      return { x: left + scrollX, y: top + scrollY, width, height };
    });
    drag.current = { id, from: ids.indexOf(id), x: event.pageX, y: event.pageY, places };
  };
  const onPointerMove = (event: PointerEvent) => {
    const started = drag.current;
    if (!started) return;
    const moved = { x: event.pageX - started.x, y: event.pageY - started.y };
    if (lifted?.by !== 'pointer' && Math.hypot(moved.x, moved.y) < liftAfterPx) return;
    scrollAtEdge(event.clientY);
    const to = findNearest(started.places, started.from, moved);
    const [from, target] = [started.places[started.from], started.places[to]];
    if (!from || !target) return;
    setLifted({
      id: started.id,
      to,
      by: 'pointer',
      x: from.x + moved.x - target.x,
      y: from.y + moved.y - target.y,
    });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const started = drag.current;
    drag.current = undefined;
    if (lifted?.by === 'pointer') return drop(lifted);
    if (!started) return;
    // A press of the handle, by a finger too; some browsers give a pressed button no focus.
    event.currentTarget.focus();
    if (lifted) drop(lifted);
    else pickUp(started.id);
  };

  return {
    list,
    lifted,
    announcement,
    /** For `MoveBar`; undefined while none is picked up by a press or a key. */
    moving:
      lifted?.by === 'keyboard'
        ? {
            text: `Moving ${describe(lifted.id)}: ${place(lifted.to)}`,
            step: (by: number) => step(lifted, by),
            putDown: () => drop(lifted),
            cancel: () => {
              refocus.current = lifted.id;
              putBack(lifted.id);
            },
          }
        : undefined,
    /** Of the place in the list, which stays where the lifted one would go. */
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
      onKeyDown: onKeyDown(id),
      onBlur: ({ relatedTarget }: FocusEvent) =>
        lifted?.id === id && lifted.by === 'keyboard' && !isInMoveBar(relatedTarget) && putBack(id),
      onPointerDown: onPointerDown(id),
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => lifted?.id === id && putBack(id),
    }),
  };
}

const isInMoveBar = (element: EventTarget | null) =>
  element instanceof Element && element.closest('[data-move-bar]') !== null;

function scrollAtEdge(y: number): void {
  if (y < scrollEdgePx) scrollBy(0, -scrollStepPx);
  if (y > innerHeight - scrollEdgePx) scrollBy(0, scrollStepPx);
}
