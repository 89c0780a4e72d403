import { Button } from '../actions/Button.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Icon } from '../media/Icon.tsx';
import { Bar } from './moveBarStyles.ts';
import type { Direction, useMoving } from './useMoving.ts';

interface MoveBarProps {
  moving: Pick<ReturnType<typeof useMoving>, 'bar' | 'announcement'>;
  /** In a tree an item changes its level too. */
  isTree?: boolean;
}

interface MoveStep {
  label: string;
  icon: 'down' | 'left' | 'right';
  /** Of the icon, in degrees. */
  turn?: number;
  direction: Direction;
}

const listSteps: readonly MoveStep[] = [
  { label: 'Earlier', icon: 'down', turn: 180, direction: 'up' },
  { label: 'Later', icon: 'down', direction: 'down' },
];
const treeSteps: readonly MoveStep[] = [
  { label: 'Up', icon: 'down', turn: 180, direction: 'up' },
  { label: 'Down', icon: 'down', direction: 'down' },
  { label: 'One level out', icon: 'left', direction: 'left' },
  { label: 'One level in', icon: 'right', direction: 'right' },
];

/** The keyboard's steps as buttons, for touch and for people who cannot drag; announces each step. */
export const MoveBar = ({ moving: { bar, announcement }, isTree = false }: MoveBarProps) => (
  <>
    {bar && (
      <Bar
        role="toolbar"
        aria-label={isTree ? 'Move in the tree' : 'Move in the list'}
        data-move-bar=""
        // The focus stays on the handle: leaving it cancels the move.
        onMouseDown={(event) => event.preventDefault()}
      >
        <b>{bar.text}</b>
        <div>
          {(isTree ? treeSteps : listSteps).map(({ label, icon, turn = 0, direction }) => (
            <button key={label} type="button" aria-label={label} onClick={() => bar.step(direction)}>
              <Icon name={icon} size={20} style={{ rotate: `${turn}deg` }} />
            </button>
          ))}
        </div>
        <Button kind="highlight" onClick={bar.putDown}>
          Put down
        </Button>
        <button type="button" onClick={bar.cancel}>
          Cancel
        </button>
      </Bar>
    )}
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  </>
);
