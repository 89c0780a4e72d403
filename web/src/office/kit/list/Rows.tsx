import { Fragment, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { IconButton } from '#components/actions/IconButton.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { AllRow, Cards } from '#components/list/cardStyles.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { Scroller } from '#components/list/tableStyles.ts';
import type { Selection } from '#components/list/useSelection.ts';
import { Icon } from '#components/media/Icon.tsx';
import { DetailsRow, GroupHeading, GroupRow, SortCell, Table } from './listStyles.ts';
import { useFocusedRow } from './useFocusedRow.ts';

export interface Column<T> {
  /** The first column is the title of a card; that of class `status` stands beside it. */
  heading: string;
  cell(item: T): ReactNode;
  /** Such as the class of the narrowest screen that shows it (tableStyles.ts). */
  className?: string;
  /** Values of the filter `sort`; `first` is the direction of the first press. */
  sorts?: { asc: string; desc: string; first?: 'desc' };
}

/** What a row opens: its name after 'Show', and its content. */
export interface Details<T> {
  name(item: T): string;
  show(item: T): ReactNode;
}

interface Identified {
  id: string;
}

interface Sorting {
  values: Readonly<Record<string, string>>;
  searchWith: (part: { sort: string }) => string;
}

interface RowsProps<T extends Identified> {
  items: readonly T[];
  columns: readonly Column<T>[];
  /** On a card; the first column by default. */
  cardTitle?: (item: T) => ReactNode;
  /** A card between its status and its menu; the columns of all widths by default. */
  card?: (item: T) => ReactNode;
  menu?: ((item: T) => ReactNode) | undefined;
  details?: Details<T> | undefined;
  /** Heads the items of the same group. */
  group?: ((item: T) => string) | undefined;
  /** Names an item's checkbox. */
  select?: ((item: T) => string) | undefined;
  selection?: Pick<Selection<T>, 'has' | 'set'>;
  sorting?: Sorting;
  isPinned?: boolean | undefined;
}

/** A table, or cards on phones. */
export function Rows<T extends Identified>(props: RowsProps<T>) {
  const { items, select, selection, group, isPinned } = props;
  const isTable = useIsTable();
  const focusedRow = useFocusedRow();
  const groups = group ? [...Map.groupBy(items, group)] : [['', items] as const];
  if (isTable)
    return (
      <Scroller {...focusedRow}>
        <Table data-pinned={isPinned}>
          <TableHead {...props} />
          {groups.map(([heading, rows]) => (
            <tbody key={heading}>
              {heading && (
                <GroupRow>
                  <th scope="rowgroup" colSpan={props.columns.length + 2}>
                    {heading}
                  </th>
                </GroupRow>
              )}
              {rows.map((item) => (
                <TableRow key={item.id} item={item} {...props} />
              ))}
            </tbody>
          ))}
        </Table>
      </Scroller>
    );
  return (
    <div {...focusedRow}>
      {select && selection && (
        <AllRow>
          <SelectAll items={items} selection={selection} isLabelled />
        </AllRow>
      )}
      {groups.map(([heading, rows]) => (
        <Fragment key={heading}>
          {heading && <GroupHeading>{heading}</GroupHeading>}
          <Cards>
            {rows.map((item) => (
              <CardRow key={item.id} item={item} {...props} />
            ))}
          </Cards>
        </Fragment>
      ))}
    </div>
  );
}

function TableHead<T extends Identified>(props: RowsProps<T>) {
  const { items, columns, select, selection, sorting, menu, details } = props;
  return (
    <thead>
      <tr>
        {select && selection && (
          <th scope="col">
            <SelectAll items={items} selection={selection} />
          </th>
        )}
        {columns.map(({ heading, className, sorts }) =>
          sorts && sorting ? (
            <SortHeading key={heading} {...{ heading, className, sorts, ...sorting }} />
          ) : (
            <th key={heading} scope="col" className={className}>
              {heading}
            </th>
          ),
        )}
        {(menu || details) && (
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface SortHeadingProps extends Sorting {
  heading: string;
  className: string | undefined;
  sorts: NonNullable<Column<never>['sorts']>;
}

/** Its link sorts, and reverses the order. */
function SortHeading({ heading, className, sorts, values: { sort }, searchWith }: SortHeadingProps) {
  const { asc, desc, first } = sorts;
  const isSorted = sort === asc || sort === desc;
  const next = isSorted ? (sort === asc ? desc : asc) : first === 'desc' ? desc : asc;
  const order = sort === asc ? 'ascending' : 'descending';
  return (
    <SortCell scope="col" className={className} aria-sort={isSorted ? order : undefined}>
      <Link to={{ search: searchWith({ sort: next }) }} preventScrollReset>
        {heading}
        <Icon name="down" size={14} />
      </Link>
    </SortCell>
  );
}

type RowProps<T extends Identified> = RowsProps<T> & { item: T };

function TableRow<T extends Identified>(props: RowProps<T>) {
  const { item, columns, select, selection, menu } = props;
  const opening = useOpening(props);
  return (
    <>
      <tr data-chosen={selection?.has(item.id) || undefined}>
        {select && (
          <td>
            <Choice {...props} />
          </td>
        )}
        {columns.map(({ heading, className, cell }) => (
          <td key={heading} className={className}>
            {cell(item)}
          </td>
        ))}
        {(menu || opening) && (
          <td>
            <span className="acts">
              {opening && <IconButton icon="down" label={opening.label} {...opening.button} />}
              {menu?.(item)}
            </span>
          </td>
        )}
      </tr>
      {opening?.content && (
        <DetailsRow id={opening.id}>
          <td colSpan={columns.length + 2}>{opening.content}</td>
        </DetailsRow>
      )}
    </>
  );
}

/** Title, status and menu, with the list's own lines between them. */
function CardRow<T extends Identified>(props: RowProps<T>) {
  const { item, columns, select, selection, menu } = props;
  const opening = useOpening(props);
  const [title, ...others] = columns;
  const status = others.find(({ className }) => className?.includes('status'));
  const lines = others.filter(({ className = '' }) => !/from|status/.test(className));
  return (
    <li data-chosen={selection?.has(item.id) || undefined}>
      <div className="title">
        {select && <Choice {...props} />}
        <div>{props.cardTitle?.(item) ?? title?.cell(item)}</div>
      </div>
      <span className="status">{status?.cell(item)}</span>
      {props.card?.(item) ?? (
        <small>
          {lines.map(({ heading, cell }) => (
            <span key={heading} className="line">
              {heading} {cell(item)}
            </span>
          ))}
        </small>
      )}
      {menu && <span className="menu">{menu(item)}</span>}
      {opening && (
        <Button className="wide" {...opening.button}>
          {opening.label}
        </Button>
      )}
      {opening?.content && (
        <div id={opening.id} className="wide">
          {opening.content}
        </div>
      )}
    </li>
  );
}

const Choice = <T extends Identified>({ item, select, selection }: RowProps<T>) => (
  <Checkbox checked={selection?.has(item.id) === true} onChange={(isOn) => selection?.set([item], isOn)}>
    <VisuallyHidden>Select {select?.(item)}</VisuallyHidden>
  </Checkbox>
);

/** Undefined for a list whose rows open nothing. */
function useOpening<T extends Identified>({ details, item }: RowProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!details) return undefined;
  return {
    id,
    label: `${isOpen ? 'Hide' : 'Show'} ${details.name(item)}`,
    button: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    content: isOpen && details.show(item),
  };
}
