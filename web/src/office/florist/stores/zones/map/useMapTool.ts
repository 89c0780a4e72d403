import { polygonFault, polygonFaultMessages } from '@bloomkin/shared/rules/polygonFault.ts';
import type { Position } from '@bloomkin/shared/rules/ring.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import { useState } from 'react';
import { addShape, cutShape } from '#office/florist/stores/zones/shapes.ts';
import type { ZoneEditing } from '#office/florist/stores/zones/useZoneEditing.ts';
import { listPolygons, type Zone } from '#office/florist/stores/zones/zone.ts';
import type { Tool } from './MapTools.tsx';
import { closeRing } from './shapeEdits.ts';

/** The selected tool, and the polygon that is being drawn with it. */
export function useMapTool(
  editing: ZoneEditing,
  open: Zone | undefined,
  onOpen: (zoneId: string | null) => void,
) {
  const [tool, setTool] = useState<Tool>('corners');
  const drawing = useDrawing((polygon) => {
    if (!open) onOpen(editing.addZone([polygon]));
    else if (tool === 'cut') editing.reshape(open.id, cutShape(listPolygons(open), [polygon]), 'cut out');
    else editing.reshape(open.id, addShape(listPolygons(open), [polygon]), 'drawn');
    setTool('corners');
  });
  const chooseTool = (next: Tool) => {
    drawing.cancel();
    setTool(next);
    // None of several zones is changed unasked.
    const [only, another] = editing.zones;
    if (next !== 'draw' && next !== 'look' && !open && only && !another) onOpen(only.id);
  };
  return { tool, chooseTool, drawing, isDrawing: tool === 'draw' || (tool === 'cut' && open !== undefined) };
}

export type MapTool = ReturnType<typeof useMapTool>;

interface Drawing {
  corners: readonly Position[];
  fault: string | undefined;
  add: (corner: Position) => void;
  removeLast: () => void;
  cancel: () => void;
  finish: () => void;
}

/** Corners that are being drawn, until they are a polygon. */
function useDrawing(onDone: (polygon: Polygon) => void): Drawing {
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
