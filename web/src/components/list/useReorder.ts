import { type CSSProperties, useRef } from 'react';
import { findNearest, moveTo, type Place } from './reorder.ts';
import { useMoving } from './useMoving.ts';

interface ReorderOptions {
  ids: readonly string[];
  /** An item's name for screen readers, such as 'Photo 3'. */
  describe: (id: string) => string;
  onReorder: (ids: readonly string[], moved: { id: string; to: number }) => void;
  disabled?: boolean;
}

/** Reorders a list or a grid; places are indexes. */
export function useReorder<E extends HTMLElement>({ ids, onReorder, ...options }: ReorderOptions) {
  const list = useRef<E>(null);
  const places = useRef<readonly Place[]>([]);
  const moving = useMoving<number>({
    ...options,
    findPlace: (id) => (ids.includes(id) ? ids.indexOf(id) : undefined),
    isSame: (a, b) => a === b,
    describePlace: (index) => `${index + 1} of ${ids.length}`,
    keys: 'Arrow keys move it',
    step(index, direction) {
      const by = direction === 'left' || direction === 'up' ? -1 : 1;
      return Math.min(Math.max(index + by, 0), ids.length - 1);
    },
    drag({ id, moved }, current) {
      if (current === undefined) places.current = measurePlaces(list.current);
      const from = ids.indexOf(id);
      const to = findNearest(places.current, from, moved);
      const [start, target] = [places.current[from], places.current[to]];
      return start && target && { to, x: start.x + moved.x - target.x, y: start.y + moved.y - target.y };
    },
    onDrop: (id, to) => onReorder(moveTo(ids, id, to), { id, to }),
    cancelOnBlur: true,
  });
  const { move } = moving;
  const shown = move ? moveTo(ids, move.id, move.to) : ids;
  return {
    ...moving,
    list,
    /** Index in the list, whose order stays while an item is lifted. */
    placeProps: (id: string) => ({
      'data-reorder': id,
      'data-lifted': move?.id === id ? move.by : undefined,
      style: { order: shown.indexOf(id) },
    }),
    liftStyle: (id: string): CSSProperties | undefined =>
      move?.id === id && move.by === 'pointer' ? { translate: `${move.x}px ${move.y}px` } : undefined,
  };
}

function measurePlaces(list: HTMLElement | null): Place[] {
  const tiles = [...(list?.querySelectorAll(':scope > [data-reorder]') ?? [])];
  return tiles.map((tile) => {
    const { left, top, width, height } = tile.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  });
}
