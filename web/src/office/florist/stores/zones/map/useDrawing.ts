import { polygonFault, polygonFaultMessages } from '@bloomkin/shared/rules/polygonFault.ts';
import type { Position } from '@bloomkin/shared/rules/ring.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import { useState } from 'react';
import { closeRing } from './shapeEdits.ts';

export interface Drawing {
  corners: readonly Position[];
  fault: string | undefined;
  add: (corner: Position) => void;
  removeLast: () => void;
  cancel: () => void;
  finish: () => void;
}

/** Corners that are being drawn, until they are a polygon. */
export function useDrawing(onDone: (polygon: Polygon) => void): Drawing {
  const [corners, setCorners] = useState<readonly Position[]>([]);
  const [fault, setFault] = useState<string>();
  const change = (next: readonly Position[]) => {
    setCorners(next);
    setFault(undefined);
  };
  return {
    corners,
    fault,
    add: (corner) => change([...corners, corner]),
    removeLast: () => change(corners.slice(0, -1)),
    cancel: () => change([]),
    finish() {
      const polygon: Polygon = { type: 'Polygon', coordinates: [closeRing(corners)] };
      const found = polygonFault(polygon);
      if (found) {
        setFault(polygonFaultMessages[found]);
        return;
      }
      change([]);
      onDone(polygon);
    },
  };
}
