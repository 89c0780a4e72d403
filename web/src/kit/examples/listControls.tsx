import { type BulkAction, BulkBar } from '#components/list/BulkBar.tsx';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import type { Example } from '#kit/example.ts';
import { BarStage } from '#kit/kitStyles.ts';
import { ignore } from '#kit/sampleText.ts';

const bulkActions: readonly BulkAction[] = [
  { label: 'Change price', run: ignore },
  { label: 'Activate', run: ignore, count: 1 },
  { label: 'Deactivate', run: ignore, count: 3 },
];

const bulkBar = (count: number, progress?: string, actions = bulkActions) => (
  <BarStage>
    <BulkBar count={count} actions={actions} onClear={ignore} progress={progress} />
  </BarStage>
);

const moveBar = (text: string, isTree: boolean) => (
  <BarStage>
    <MoveBar
      isTree={isTree}
      moving={{ announcement: '', bar: { text, step: ignore, putDown: ignore, cancel: ignore } }}
    />
  </BarStage>
);

const selectAll = (ids: readonly string[]) => (
  <SelectAll items={[{ id: 'a' }, { id: 'b' }]} selection={{ has: (id) => ids.includes(id), set: ignore }} />
);

const chipSelect = (value: string) => (
  <ChipSelect aria-label="Payment" value={value} data-on={value ? '' : undefined} onChange={ignore}>
    <option value="">Payment</option>
    <option value="paid">Paid</option>
  </ChipSelect>
);

export const listControls: readonly Example[] = [
  {
    name: 'BulkBar',
    tone: 'office',
    wide: true,
    states: [
      { name: 'some selected', element: bulkBar(4) },
      { name: 'one action', element: bulkBar(1, undefined, bulkActions.slice(0, 1)) },
      { name: 'busy', element: bulkBar(4, 'Change price: 2 of 4') },
    ],
  },
  {
    name: 'MoveBar',
    tone: 'office',
    wide: true,
    states: [
      { name: 'a category', element: moveBar('Moving Roses: second of 4 in Bouquets', true) },
      { name: 'a photo', element: moveBar('Moving photo 2: 2 of 4', false) },
    ],
  },
  {
    name: 'ChipSelect',
    tone: 'office',
    states: [
      { name: 'all', element: chipSelect('') },
      { name: 'narrowed', element: chipSelect('paid') },
    ],
  },
  {
    name: 'SelectAll',
    tone: 'office',
    states: [
      { name: 'none', element: selectAll([]) },
      { name: 'some', element: selectAll(['a']) },
      { name: 'all', element: selectAll(['a', 'b']) },
    ],
  },
];
