import { Button } from '#components/actions/Button.tsx';
import { OfficeIcon, type OfficeIconName } from '../OfficeIcon.tsx';
import { describePlace, type FlatCategory, type Step } from './categoryRows.ts';
import { Bar } from './moveBarStyles.ts';
import type { CategoryMoving } from './useCategoryMove.ts';

const directions: readonly { step: Step; label: string; icon: OfficeIconName; turn?: number }[] = [
  { step: 'up', label: 'Up', icon: 'down', turn: 180 },
  { step: 'down', label: 'Down', icon: 'down' },
  { step: 'out', label: 'One level out', icon: 'left' },
  { step: 'in', label: 'One level in', icon: 'right' },
];

/** The same steps as the keys, for touch. */
export function MoveBar({ moving, all }: { moving: CategoryMoving; all: readonly FlatCategory[] }) {
  const { move, step, putDown, cancel } = moving;
  if (!move) return null;
  return (
    // Pressing a button must not put the category back.
    <Bar role="toolbar" aria-label="Move the category" onPointerDown={(event) => event.preventDefault()}>
      <b>
        Moving {move.from.category.name}: {describePlace(all, move.to)}
      </b>
      <div>
        {directions.map(({ step: direction, label, icon, turn = 0 }) => (
          <button key={direction} type="button" aria-label={label} onClick={() => step(direction)}>
            <OfficeIcon name={icon} size={20} style={{ rotate: `${turn}deg` }} />
          </button>
        ))}
      </div>
      <Button kind="highlight" onClick={putDown}>
        Put down
      </Button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </Bar>
  );
}
