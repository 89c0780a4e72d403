import { MoveBar } from '#components/list/MoveBar.tsx';
import { describePlace, type FlatCategory } from './categoryRows.ts';
import type { CategoryMoving } from './useCategoryMove.ts';

export function CategoryMoveBar({ moving, all }: { moving: CategoryMoving; all: readonly FlatCategory[] }) {
  const { move, step, putDown, cancel } = moving;
  if (!move) return null;
  return (
    <MoveBar
      label="Move the category"
      text={`Moving ${move.from.category.name}: ${describePlace(all, move.to)}`}
      steps={[
        { label: 'Up', icon: 'down', turn: 180, onPress: () => step('up') },
        { label: 'Down', icon: 'down', onPress: () => step('down') },
        { label: 'One level out', icon: 'left', onPress: () => step('out') },
        { label: 'One level in', icon: 'right', onPress: () => step('in') },
      ]}
      onPutDown={putDown}
      onCancel={cancel}
    />
  );
}
