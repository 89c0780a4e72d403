import { Fragment, type ReactNode } from 'react';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListView as ListStates } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { saveFile } from '#features/orders/saveFile.ts';
import { ExportButton } from '#office/kit/ExportButton.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { TooManyFound } from '#office/kit/TooManyFound.tsx';
import { type List, type ListAnswer, nameList, type ShownList } from './defineList.ts';
import type { Filters } from './filters.tsx';
import { Rows } from './Rows.tsx';
import { useList } from './useList.ts';

interface ListPanelProps {
  list: List;
  shown: ShownList;
  context: unknown;
  /** Filters without a control here. */
  hidden?: readonly string[] | undefined;
  /** In place of the tabs of a filter. */
  tabs?: ReactNode;
  /** After the filters, such as saved views. */
  tools?: ReactNode;
  /** Between the toolbar and the rows. */
  note?: ReactNode;
}

interface ListPageProps<P extends ListAnswer, Q, F extends Filters, C>
  extends Pick<ListPanelProps, 'hidden'> {
  list: List<P, Q, F, C>;
  context: C;
  /** The document's title, where it is not the list's. */
  pageTitle?: string;
  heading?: string;
  /** Beside the heading. */
  acts?: ReactNode | ((shown: ShownList<P, F>) => ReactNode);
  above?: ReactNode | ((shown: ShownList<P, F>) => ReactNode);
  /** Goes to `OfficePage`. */
  arriveAt?: string;
  tabs?: (shown: ShownList<P, F>) => ReactNode;
  tools?: (shown: ShownList<P, F>) => ReactNode;
  note?: (shown: ShownList<P, F>) => ReactNode;
  /** Such as dialogs and a bar of bulk actions. */
  below?: ReactNode | ((shown: ShownList<P, F>) => ReactNode);
}

export function ListPage<P extends ListAnswer, Q, F extends Filters, C>(props: ListPageProps<P, Q, F, C>) {
  const { pageTitle, heading, acts, above, arriveAt, below, tabs, tools, note, ...panel } = props;
  const { list, context } = panel;
  const shown = useList(list, context);
  const render = (part: ReactNode | ((current: ShownList<P, F>) => ReactNode)) =>
    typeof part === 'function' ? part(shown) : part;
  const { file } = list;
  const exportButton = file && (
    <ExportButton
      onExport={async () =>
        saveFile(file.name, 'text/csv', await file.load(list.toQuery(shown.filters, context)))
      }
    />
  );
  return (
    <OfficePage title={pageTitle ?? list.title} {...(arriveAt && { arriveAt })}>
      <PageHead>
        <div>
          <h1>{heading ?? list.title}</h1>
          <p>{list.about(shown, context) ?? '\u00a0'}</p>
        </div>
        {acts ? (
          <div>
            {exportButton}
            {render(acts)}
          </div>
        ) : (
          exportButton
        )}
      </PageHead>
      {render(above)}
      <ListPanel {...panel} shown={shown} tabs={tabs?.(shown)} tools={tools?.(shown)} note={note?.(shown)} />
      {render(below)}
    </OfficePage>
  );
}

const tooWide = ['USER.SEARCH_TOO_WIDE', 'ORDER.SEARCH_TOO_WIDE'];

/** Tabs, filters, rows and pages; for pages that are more than a list, such as the orders. */
export function ListPanel(props: ListPanelProps) {
  const { list, shown, context, hidden, tabs, tools, note } = props;
  const { page, error } = shown;
  const isTooWide = error !== undefined && tooWide.includes(error.code);
  const hasControls = Object.values(list.filters).some(({ control }) => control);
  return (
    <Panel aria-label={list.title}>
      {tabs ?? <FilterTabs list={list} shown={shown} />}
      {hasControls && (
        <Toolbar role="search" aria-label={list.title}>
          <Controls list={list} shown={shown} hidden={hidden} />
          {tools}
        </Toolbar>
      )}
      {note}
      <ListStates
        key={shown.scope}
        name={nameList(list, shown.values, shown.filters.page)}
        loadingLabel={`Loading ${list.name}`}
        items={isTooWide || (error && list.isRefused?.(error)) ? [] : page?.data}
        keepItems={list.select ? 'inert' : 'usable'}
        failure={error?.message}
        onRetry={shown.retry}
        empty={
          isTooWide ? (
            <TooManyFound text={error.message} onClear={() => shown.set({ search: '' })} />
          ) : (
            list.empty(shown, context)
          )
        }
      >
        {(items) =>
          list.rows?.(items, shown, context) ?? (
            <Rows
              {...{ items, sorting: shown, selection: shown.selection }}
              {...{ select: list.select, details: list.details, isPinned: list.isPinned }}
              columns={list.columns?.(context, shown) ?? []}
              cardTitle={(item) => list.cardTitle?.(item, context)}
              card={(item) => list.card?.(item, context)}
              menu={list.menu && ((item) => list.menu?.(item, context))}
              group={list.group && ((item) => list.group?.(item, shown, context) ?? '')}
            />
          )
        }
      </ListStates>
      {page && (
        <Pagination
          list={page}
          toSearch={(number) => shown.searchWith({ page: number })}
          {...(list.sizes?.length !== 1 && { onPerPage: (perPage) => shown.set({ perPage }) })}
          {...(list.sizes && { sizes: list.sizes })}
        />
      )}
    </Panel>
  );
}

function FilterTabs({ list, shown }: Pick<ListPanelProps, 'list' | 'shown'>) {
  const { values, counts, page } = shown;
  const [name, filter] = Object.entries(list.filters).find(([, { tabs }]) => tabs) ?? [];
  if (!name || !filter?.tabs) return null;
  // Without counts of its own an answer counts the current tab.
  const known = counts ?? (page && { [values[name] ?? '']: page.total });
  return (
    <TabNav
      label={filter.tabs.label}
      links={Object.entries(filter.tabs.choices).map(([value, title]) => ({
        title,
        to: { search: shown.searchWith({ [name]: value }) },
        isCurrent: value === values[name],
        count: counts ? (counts[value] ?? 0) : known?.[value],
      }))}
    />
  );
}

interface ControlsProps {
  list: Pick<List, 'filters'>;
  shown: Pick<ShownList, 'values' | 'set' | 'searchBox' | 'counts'>;
  hidden?: readonly string[] | undefined;
}

export function Controls({ list: { filters }, shown, hidden = [] }: ControlsProps) {
  const { values, set, searchBox, counts } = shown;
  return Object.entries(filters).map(([name, { control, initial, resets = [] }]) => {
    if (!control || hidden.includes(name)) return null;
    const reset = Object.fromEntries(resets.map((other) => [other, filters[other]?.initial]));
    return (
      <Fragment key={name}>
        {control({
          ...{ name, values, searchBox, counts },
          value: values[name] ?? initial,
          change: set,
          onChange: (value) => set({ ...reset, [name]: value }),
        })}
      </Fragment>
    );
  });
}
