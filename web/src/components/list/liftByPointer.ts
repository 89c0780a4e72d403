import type { PointerEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { findNearest, type Place } from './reorder.ts';
import type { Lift } from './useLift.ts';

export interface Drag {
  id: string;
  from: number;
  x: number;
  y: number;
  places: readonly Place[];
}

interface PointerOptions<E extends HTMLElement> {
  ids: readonly string[];
  list: RefObject<E | null>;
  drag: RefObject<Drag | undefined>;
  lift: Lift;
  disabled: boolean;
}

const liftAfterPx = 5;
const scrollEdgePx = 88;
const scrollStepPx = 14;

/** The pointer events of a handle: a drag moves, a press picks up and puts down. */
export function liftByPointer<E extends HTMLElement>({ ids, list, drag, lift, disabled }: PointerOptions<E>) {
  const { lifted } = lift;
  return {
    onPointerDown: (id: string) => (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || disabled || !list.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const places = measurePlaces(list.current);
      drag.current = { id, from: ids.indexOf(id), x: event.pageX, y: event.pageY, places };
    },
    onPointerMove(event: PointerEvent) {
      const started = drag.current;
      if (!started) return;
      const moved = { x: event.pageX - started.x, y: event.pageY - started.y };
      if (lifted?.by !== 'pointer' && Math.hypot(moved.x, moved.y) < liftAfterPx) return;
      scrollAtEdge(event.clientY);
      const to = findNearest(started.places, started.from, moved);
      const [from, target] = [started.places[started.from], started.places[to]];
      if (!from || !target) return;
      const [x, y] = [from.x + moved.x - target.x, from.y + moved.y - target.y];
      // React may render later than the release.
      flushSync(() => lift.drag({ id: started.id, to, by: 'pointer', x, y }));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const started = drag.current;
      drag.current = undefined;
      if (lifted?.by === 'pointer') return lift.drop(lifted);
      if (!started) return;
      // A press of the handle, by a finger too; some browsers give a pressed button no focus.
      event.currentTarget.focus();
      if (lifted) lift.drop(lifted);
      else lift.pickUp(started.id);
    },
  };
}

function measurePlaces(list: HTMLElement): Place[] {
  const tiles = [...list.querySelectorAll(':scope > [data-reorder]')];
  return tiles.map((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  });
}

function scrollAtEdge(y: number): void {
  if (y < scrollEdgePx) scrollBy(0, -scrollStepPx);
  if (y > innerHeight - scrollEdgePx) scrollBy(0, scrollStepPx);
}
