import { useLocation } from 'react-router-dom';
import { type BulkAction, BulkBar } from '#components/list/BulkBar.tsx';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { SortHeader } from '#components/list/SortHeader.tsx';
import { readSort, writeSort } from '#components/list/sort.ts';
import { TableHead } from '#components/list/TableHead.tsx';
import { DataTable } from '#components/list/tableStyles.ts';
import type { Example } from '../example.ts';
import { BarStage } from '../kitStyles.ts';
import { ignore } from '../sampleText.ts';

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

function SampleHead({ initial = '' }: { initial?: string }) {
  const { search } = useLocation();
  const sort = readSort(new URLSearchParams(search).get('sort') ?? initial, ['name']);
  return (
    <DataTable>
      <thead>
        <tr>
          <SortHeader by="name" label="Name" sort={sort} toSearch={(next) => `?sort=${writeSort(next)}`} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Jacaranda Dusk</td>
        </tr>
      </tbody>
    </DataTable>
  );
}

const SampleTableHead = () => (
  <DataTable>
    <TableHead
      items={[{ id: 'a' }]}
      selection={{ items: [], has: () => false, set: ignore, clear: ignore }}
      headings={[{ label: 'Name', sortsBy: 'name' }, { label: 'Status' }]}
      sort={{ by: 'name', direction: 'asc' }}
      toSearch={(next) => `?sort=${writeSort(next)}`}
    />
  </DataTable>
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
  <SelectAll
    items={[{ id: 'a' }, { id: 'b' }]}
    selection={{ items: [], has: (id) => ids.includes(id), set: ignore, clear: ignore }}
  />
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
    name: 'TableHead',
    tone: 'office',
    states: [{ name: 'two columns, one sorted', element: <SampleTableHead /> }],
  },
  {
    name: 'SortHeader',
    tone: 'office',
    states: [
      { name: 'unsorted, then sorted', element: <SampleHead /> },
      { name: 'ascending', element: <SampleHead initial="name" /> },
      { name: 'descending', element: <SampleHead initial="-name" /> },
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
