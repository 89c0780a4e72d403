import { useState } from 'react';
import { moveTo } from './reorder.ts';

export interface Lifted {
  id: string;
  to: number;
  by: 'keyboard' | 'pointer';
  /** From its new place, in pixels. */
  x: number;
  y: number;
}

interface LiftOptions {
  ids: readonly string[];
  describe: (id: string) => string;
  onDrop: (ids: readonly string[], moved: { id: string; to: number }) => void;
  /** After it is put down or put back. */
  onEnd: () => void;
}

export type Lift = ReturnType<typeof useLift>;

/** The lifted item and its target; announces each step. */
export function useLift({ ids, describe, onDrop, onEnd }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted>();
  const [announcement, setAnnouncement] = useState('');
  const place = (index: number) => `${index + 1} of ${ids.length}`;
  const end = (message: string) => {
    onEnd();
    setLifted(undefined);
    setAnnouncement(message);
  };
  return {
    lifted,
    announcement,
    place,
    shown: lifted ? moveTo(ids, lifted.id, lifted.to) : ids,
    drag: (dragged: Lifted) => setLifted(dragged),
    pickUp(id: string) {
      setLifted({ id, to: ids.indexOf(id), by: 'keyboard', x: 0, y: 0 });
      setAnnouncement(
        `${describe(id)} is picked up. Arrow keys move it, Space puts it down, Escape puts it back.`,
      );
    },
    step(current: Lifted, by: number) {
      const to = Math.min(Math.max(current.to + by, 0), ids.length - 1);
      setLifted({ ...current, to });
      setAnnouncement(`${describe(current.id)} moves to ${place(to)}.`);
    },
    putBack: (id: string) => end(`${describe(id)} is back at ${place(ids.indexOf(id))}.`),
    drop({ id, to }: Lifted) {
      end(`${describe(id)} is put down at ${place(to)}.`);
      if (to !== ids.indexOf(id)) onDrop(moveTo(ids, id, to), { id, to });
    },
  };
}
