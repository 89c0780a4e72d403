import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import type { Direction, useMoving } from './useMoving.ts';

const Bar = styled.div`
  position: fixed;
  z-index: 12;
  inset: auto 0 16px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  width: fit-content;
  max-width: calc(100vw - 24px);
  margin-inline: auto;
  padding: 8px 12px 8px 22px;
  border-radius: var(--bk-radius-xl);
  background: var(--bk-ink);
  color: var(--bk-white);
  box-shadow: var(--bk-e3);
  > div {
    display: flex;
    gap: 4px;
  }
  > button:last-child,
  > div button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 10px;
    border-radius: var(--bk-radius-pill);
    font-weight: 600;
    &:hover {
      background: color-mix(in srgb, var(--bk-white) 14%, transparent);
    }
  }
  @media (max-width: 767px) {
    inset: auto 12px calc(72px + env(safe-area-inset-bottom));
    width: auto;
    padding: 16px;
    border-radius: var(--bk-radius-xl);
    > b,
    > div {
      width: 100%;
    }
    > div {
      justify-content: space-around;
    }
    > button {
      flex: 1;
    }
  }
`;

interface MoveBarProps {
  moving: Pick<ReturnType<typeof useMoving>, 'bar' | 'announcement'>;
  /** In a tree an item changes its level too. */
  isTree?: boolean;
  /** Moves between several lists beside each other. */
  steps?: readonly MoveStep[];
}

export interface MoveStep {
  label: string;
  icon: 'down' | 'left' | 'right';
  /** Turns the icon, in degrees. */
  turn?: number;
  direction: Direction;
}

export const listSteps: readonly MoveStep[] = [
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
export const MoveBar = ({
  moving: { bar, announcement },
  isTree = false,
  steps = isTree ? treeSteps : listSteps,
}: MoveBarProps) => (
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
          {steps.map(({ label, icon, turn = 0, direction }) => (
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
