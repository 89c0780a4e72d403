import type { KeyboardEvent, MouseEvent } from 'react';
import { keyStep } from './useDrag.ts';
import type { MapTool } from './useMapTool.ts';
import type { MapFrame, Pixel } from './useZoneMap.ts';

/** Handlers of the map's element: clicks add corners; keys move, zoom and draw. */
export function mapInput(frame: MapFrame | undefined, { isDrawing, drawing }: MapTool) {
  const addAt = (pixel: Pixel) => frame && drawing.add(frame.toPosition(pixel));
  return {
    onClick(event: MouseEvent) {
      if (!isDrawing) return;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      addAt({ x: event.clientX - left, y: event.clientY - top });
    },
    onKeyDown(event: KeyboardEvent) {
      if (!frame || event.target !== event.currentTarget) return;
      const by = keyStep(event);
      const keys: Record<string, () => void> = {
        '+': () => frame.zoomBy(1),
        '-': () => frame.zoomBy(-1),
        ...(isDrawing && {
          ' ': () => addAt({ x: frame.width / 2, y: frame.height / 2 }),
          Enter: drawing.finish,
          Backspace: drawing.removeLast,
          Escape: drawing.cancel,
        }),
      };
      const act = by ? () => frame.panBy({ x: by.x * 3, y: by.y * 3 }) : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
