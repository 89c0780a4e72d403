import styled from 'styled-components';
import type { ZoneEditing } from '#office/florist/stores/zones/useZoneEditing.ts';
import { OfficeIcon, type OfficeIconName } from '#office/kit/OfficeIcon.tsx';

const Toolbar = styled.div`
  position: absolute;
  z-index: 3;
  left: 12px;
  top: 12px;
  display: flex;
  flex-wrap: wrap;
  max-width: calc(100% - 84px);
  padding: 4px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  box-shadow: var(--bk-e2);
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-width: 44px;
    min-height: 44px;
    justify-content: center;
    padding: 0 12px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    &[aria-pressed='true'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
    &[aria-disabled='true'] {
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
  @media (max-width: 767px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

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
