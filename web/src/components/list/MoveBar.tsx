import { Button } from '../actions/Button.tsx';
import { Icon } from '../media/Icon.tsx';
import { Bar } from './moveBarStyles.ts';

interface MoveStep {
  label: string;
  icon: 'down' | 'left' | 'right';
  /** Of the icon, in degrees. */
  turn?: number;
  onPress: () => void;
}

interface MoveBarProps {
  label: string;
  /** The lifted item and its current position. */
  text: string;
  steps: readonly MoveStep[];
  onPutDown: () => void;
  onCancel: () => void;
}

/** The keyboard's steps as buttons, for touch and for people who cannot drag. */
export const MoveBar = ({ label, text, steps, onPutDown, onCancel }: MoveBarProps) => (
  <Bar
    role="toolbar"
    aria-label={label}
    data-move-bar=""
    // The focus stays on the handle: leaving it cancels the move.
    onMouseDown={(event) => event.preventDefault()}
  >
    <b>{text}</b>
    <div>
      {steps.map((step) => (
        <button key={step.label} type="button" aria-label={step.label} onClick={step.onPress}>
          <Icon name={step.icon} size={20} style={{ rotate: `${step.turn ?? 0}deg` }} />
        </button>
      ))}
    </div>
    <Button kind="highlight" onClick={onPutDown}>
      Put down
    </Button>
    <button type="button" onClick={onCancel}>
      Cancel
    </button>
  </Bar>
);
