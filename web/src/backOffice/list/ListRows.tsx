import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { IconButton } from '#components/actions/IconButton.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { AllRow, Cards } from '#components/list/cardStyles.ts';
import { useIsTable } from '#components/list/ListView.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { Scroller } from '#components/list/tableStyles.ts';
import { Icon } from '#components/media/Icon.tsx';
import type { Column, ItemOf, List, ListAnswer, ShownList } from './defineList.ts';
import { DetailsRow, SortCell, Table } from './listStyles.ts';
import { useFocusedRow } from './useFocusedRow.ts';

type Item = ItemOf<ListAnswer>;

interface RowsProps {
  list: List;
  shown: ShownList;
  context: unknown;
  items: readonly Item[];
}

/** A table, or cards on phones. */
export function ListRows(props: RowsProps) {
  const { list, shown, context, items } = props;
  const isTable = useIsTable();
  const focusedRow = useFocusedRow();
  const columns = list.columns?.(context, shown.filters) ?? [];
  const shared = { ...props, columns };
  if (!isTable)
    return (
      <div {...focusedRow}>
        {list.select && (
          <AllRow>
            <SelectAll items={items} selection={shown.selection} isLabelled />
          </AllRow>
        )}
        <Cards>
          {items.map((item) => (
            <CardRow key={item.id} item={item} {...shared} />
          ))}
        </Cards>
      </div>
    );
  return (
    <Scroller {...focusedRow}>
      <Table data-pinned={list.isPinned}>
        <TableHead {...shared} />
        <tbody>
          {items.map((item) => (
            <TableRow key={item.id} item={item} {...shared} />
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

interface ColumnsProps extends RowsProps {
  columns: readonly Column<Item>[];
}

interface ItemProps extends ColumnsProps {
  item: Item;
}

function TableHead(props: ColumnsProps) {
  const { list, shown, items, columns } = props;
  return (
    <thead>
      <tr>
        {list.select && (
          <th scope="col">
            <SelectAll items={items} selection={shown.selection} />
          </th>
        )}
        {columns.map(({ heading, className, sorts }) =>
          sorts ? (
            <SortHeading key={heading} {...{ heading, className, sorts, shown }} />
          ) : (
            <th key={heading} scope="col" className={className}>
              {heading}
            </th>
          ),
        )}
        {(list.menu ?? list.details) && (
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface SortHeadingProps {
  heading: string;
  className: string | undefined;
  sorts: NonNullable<Column<Item>['sorts']>;
  shown: Pick<ShownList, 'values' | 'searchWith'>;
}

/** Its link sorts, and reverses the order. */
function SortHeading({ heading, className, sorts, shown }: SortHeadingProps) {
  const { asc, desc, first } = sorts;
  const { sort } = shown.values;
  const isSorted = sort === asc || sort === desc;
  const next = isSorted ? (sort === asc ? desc : asc) : first === 'desc' ? desc : asc;
  const order = sort === asc ? 'ascending' : 'descending';
  return (
    <SortCell scope="col" className={className} aria-sort={isSorted ? order : undefined}>
      <Link to={{ search: shown.searchWith({ sort: next }) }} preventScrollReset>
        {heading}
        <Icon name="down" size={14} />
      </Link>
    </SortCell>
  );
}

function TableRow(props: ItemProps) {
  const { list, shown, context, item, columns } = props;
  const opening = useOpening(list, item);
  return (
    <>
      <tr data-chosen={shown.selection.has(item.id) || undefined}>
        {list.select && (
          <td>
            <Choice {...props} />
          </td>
        )}
        {columns.map(({ heading, className, cell }) => (
          <td key={heading} className={className}>
            {cell(item)}
          </td>
        ))}
        {(list.menu ?? opening) && (
          <td>
            <span className="acts">
              {opening && <IconButton icon="down" label={opening.label} {...opening.button} />}
              {list.menu?.(item, context)}
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
function CardRow(props: ItemProps) {
  const { list, shown, context, item, columns } = props;
  const opening = useOpening(list, item);
  const [title, ...others] = columns;
  const status = others.find(isStatus);
  const lines = others.filter(({ className = '' }) => !/from|status/.test(className));
  return (
    <li data-chosen={shown.selection.has(item.id) || undefined}>
      <div className="title">
        {list.select && <Choice {...props} />}
        {list.cardTitle?.(item, context) ?? title?.cell(item)}
      </div>
      <span className="status">{status?.cell(item)}</span>
      {list.card?.(item, context) ?? (
        <small>
          {lines.map(({ heading, cell }) => (
            <span key={heading} className="line">
              {heading} {cell(item)}
            </span>
          ))}
        </small>
      )}
      {list.menu && <span className="menu">{list.menu(item, context)}</span>}
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

const isStatus = ({ className }: Column<Item>) => className?.includes('status') === true;

function Choice({ list, shown, item }: ItemProps) {
  return (
    <Checkbox checked={shown.selection.has(item.id)} onChange={(isOn) => shown.selection.set([item], isOn)}>
      <VisuallyHidden>Select {list.select?.(item)}</VisuallyHidden>
    </Checkbox>
  );
}

/** Undefined for a list whose rows open nothing. */
function useOpening({ details }: List, item: Item) {
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
