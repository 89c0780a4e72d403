import { OfficeIcon, type OfficeIconName } from '#backOffice/OfficeIcon.tsx';
import type { ZoneEditing } from '../useZoneEditing.ts';
import { Toolbar } from './mapStyles.ts';

export type Tool = 'look' | 'draw' | 'corners' | 'move' | 'cut';

const tools: readonly { tool: Tool; label: string; icon: OfficeIconName }[] = [
  { tool: 'draw', label: 'Draw', icon: 'polygon' },
  { tool: 'corners', label: 'Corners', icon: 'pencil' },
  { tool: 'move', label: 'Move', icon: 'move' },
  { tool: 'cut', label: 'Cut out', icon: 'scissors' },
];

interface MapToolsProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
  editing: Pick<ZoneEditing, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
}

/** A second press puts the tool away. */
export const MapTools = ({ tool: chosen, onTool, editing }: MapToolsProps) => (
  <Toolbar role="toolbar" aria-label="Map tools">
    {tools.map(({ tool, label, icon }) => (
      <button
        key={tool}
        type="button"
        aria-pressed={tool === chosen}
        title={label}
        onClick={() => onTool(tool === chosen ? 'look' : tool)}
      >
        <OfficeIcon name={icon} size={20} />
        <span>{label}</span>
      </button>
    ))}
    <button
      type="button"
      aria-disabled={!editing.canUndo}
      title="Undo"
      onClick={() => editing.canUndo && editing.undo()}
    >
      <OfficeIcon name="undo" size={20} />
      <span>Undo</span>
    </button>
    <button
      type="button"
      aria-disabled={!editing.canRedo}
      title="Redo"
      onClick={() => editing.canRedo && editing.redo()}
    >
      <OfficeIcon name="redo" size={20} />
      <span>Redo</span>
    </button>
  </Toolbar>
);
