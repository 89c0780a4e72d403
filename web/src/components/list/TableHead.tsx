import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { SelectAll } from './SelectAll.tsx';
import { SortHeader } from './SortHeader.tsx';
import type { Sort } from './sort.ts';
import type { Selection } from './useSelection.ts';

export interface Heading {
  label: string;
  /** The column's name in a sort. */
  sortsBy?: string;
  /** The direction of the first press. */
  first?: Sort['direction'];
  /** Such as the class of the narrowest screen that shows it (tableStyles.ts). */
  className?: string;
}

interface TableHeadProps<T extends { id: string }> {
  items: readonly T[];
  selection: Selection<T>;
  headings: readonly Heading[];
  sort: Sort | undefined;
  toSearch: (sort: Sort) => string;
}

/** The head of a list's table: select all, columns that may sort, actions. */
export function TableHead<T extends { id: string }>(props: TableHeadProps<T>) {
  const { items, selection, headings, sort, toSearch } = props;
  return (
    <thead>
      <tr>
        <th scope="col">
          <SelectAll items={items} selection={selection} />
        </th>
        {headings.map(({ label, sortsBy, ...heading }) =>
          sortsBy ? (
            <SortHeader key={label} by={sortsBy} label={label} sort={sort} toSearch={toSearch} {...heading} />
          ) : (
            <th scope="col" key={label} className={heading.className}>
              {label}
            </th>
          ),
        )}
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
