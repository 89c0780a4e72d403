import { zoneName } from '#office/florist/stores/zones/ZoneSelect.tsx';
import type { Zone } from '#office/florist/stores/zones/zone.ts';
import type { Tool } from './MapTools.tsx';

interface ToolUse {
  tool: Tool;
  open: Zone | undefined;
  /** Drawn so far. */
  corners: number;
  /** Whether the corners stand too close to be drawn. */
  isDense: boolean;
  isTouch: boolean;
}

/** The hint below the map. */
export function describeTool({ tool, open, corners, isDense, isTouch }: ToolUse): string {
  if (!open && tool !== 'draw') return 'Choose a zone by its price to change it.';
  const name = open ? zoneName(open) : 'a new zone';
  if (tool === 'move') return `Drag the price of ${name}, or move it with the arrow keys.`;
  if (tool === 'corners' && isDense) return `Zoom in to see all corners of ${name}.`;
  if (tool === 'corners')
    return `Drag the corners of ${name}. A small dot adds a corner, a double ${isTouch ? 'tap' : 'click'} removes one.`;
  if (tool === 'look') return `${name} is chosen.`;
  const purpose = tool === 'cut' ? `Cutting out of ${name}` : `Drawing ${name}`;
  if (isTouch)
    return `${purpose}: tap where the corners are${corners < 3 ? '' : ', and the first corner to finish'}.`;
  return corners < 3
    ? `${purpose}: click where the corners are; by keyboard, Space adds one at the cross.`
    : `${purpose}: click the first corner or press Enter to finish.`;
}
