import { zoneName } from '../ZoneSelect.tsx';
import type { Zone } from '../zone.ts';
import type { Tool } from './MapTools.tsx';

/** The hint below the map. */
export function describeTool(tool: Tool, open: Zone | undefined, corners: number, isDense: boolean): string {
  if (!open) return 'Choose a zone by its price to change it.';
  const name = zoneName(open);
  if (tool === 'move') return `Drag the price of ${name}, or move it with the arrow keys.`;
  if (tool === 'corners' && isDense) return `Zoom in to see all corners of ${name}.`;
  if (tool === 'corners')
    return `Drag the corners of ${name}. A small dot adds a corner, a double click removes one.`;
  if (tool === 'look') return `${name} is chosen.`;
  if (corners < 3) return 'Click where the corners are; by keyboard, Space adds one at the cross.';
  return 'Click the first corner or press Enter to finish.';
}
