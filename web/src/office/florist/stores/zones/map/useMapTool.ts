import { useState } from 'react';
import { addShape, cutShape } from '#office/florist/stores/zones/shapes.ts';
import type { ZoneEditing } from '#office/florist/stores/zones/useZoneEditing.ts';
import { listPolygons, type Zone } from '#office/florist/stores/zones/zone.ts';
import type { Tool } from './MapTools.tsx';
import { useDrawing } from './useDrawing.ts';

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
    // Of several zones, none is changed unasked.
    const [only, another] = editing.zones;
    if (next !== 'draw' && next !== 'look' && !open && only && !another) onOpen(only.id);
  };
  return { tool, chooseTool, drawing, isDrawing: tool === 'draw' || (tool === 'cut' && open !== undefined) };
}

export type MapTool = ReturnType<typeof useMapTool>;
