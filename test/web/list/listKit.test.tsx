// @vitest-environment window

import { BulkBar } from '@bloomkin/web/components/list/BulkBar.tsx';
import { ListView } from '@bloomkin/web/components/list/ListView.tsx';
import { Pagination } from '@bloomkin/web/components/list/Pagination.tsx';
import { SelectAll } from '@bloomkin/web/components/list/SelectAll.tsx';
import { useSelection } from '@bloomkin/web/components/list/useSelection.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenDialogs } from '#web/account/dialogs.ts';

beforeEach(givenDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the bulk bar', () => {
  it('counts the selected rows of each action', () => {
    const run = vi.fn();
    const actions = [
      { label: 'Change price', run },
      { label: 'Activate', run, count: 1 },
    ];
    const { rerender } = render(<BulkBar count={0} actions={actions} onClear={run} />);
    expect(screen.queryByRole('region')).toBeNull();
    rerender(<BulkBar count={3} actions={actions} onClear={run} />);
    expect(screen.getByText('3 selected')).toBeTruthy();
    click('Activate (1)');
    click('Clear selection');
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits while an action runs', () => {
    const run = vi.fn();
    render(<BulkBar count={3} actions={[{ label: 'Pack', run }]} onClear={run} progress="Pack: 2 of 3" />);
    click('Pack');
    click('Clear selection');
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Pack: 2 of 3');
  });
});

describe('a list that loads other filters', () => {
  const show = (items: readonly string[] | undefined, keepItems: 'usable' | 'inert' = 'usable') => (
    <ListView
      {...{ name: 'florists', loadingLabel: 'Loading florists', items, keepItems }}
      failure={undefined}
      onRetry={() => undefined}
    >
      {(shown) =>
        shown.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))
      }
    </ListView>
  );

  it('keeps the focus on an item that stays', () => {
    const { rerender } = render(show(['Wattle & Co', 'Petal Post']));
    const wattle = screen.getByRole('button', { name: 'Wattle & Co' });
    wattle.focus();
    rerender(show(undefined));
    expect(wattle.closest('[aria-busy=true]')).toBeTruthy();
    expect(document.activeElement).toBe(wattle);
    rerender(show(['Wattle & Co']));
    expect(wattle.closest('[aria-busy]')).toBeNull();
    expect(document.activeElement).toBe(wattle);
  });

  it('makes items inert that could be selected', () => {
    const { rerender } = render(show(['Wattle & Co'], 'inert'));
    rerender(show(undefined, 'inert'));
    expect(screen.getByText('Wattle & Co').closest('[inert]')).toBeTruthy();
  });

  it('shows no empty list while it loads', () => {
    const { rerender } = render(show([]));
    rerender(show(undefined));
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
});

describe('the checkbox of a table’s head', () => {
  const items = [{ id: 'a' }, { id: 'b' }];
  function Table() {
    const selection = useSelection(items, '');
    return (
      <>
        <SelectAll items={items} selection={selection} />
        <button type="button" onClick={() => selection.set(items.slice(0, 1), true)}>
          Select a
        </button>
      </>
    );
  }

  it('toggles all rows and is mixed for some', () => {
    render(<Table />);
    const head = screen.getByRole<HTMLInputElement>('checkbox');
    click('Select a');
    expect([head.checked, head.indeterminate]).toEqual([false, true]);
    fireEvent.click(head);
    expect([head.checked, head.indeterminate]).toEqual([true, false]);
    fireEvent.click(head);
    expect([head.checked, head.indeterminate]).toEqual([false, false]);
  });
});

it('a list’s page size is chosen below it', () => {
  const onPerPage = vi.fn();
  render(
    <Pagination
      list={{ page: 1, per_page: 20, total: 96, data: [1, 2] }}
      onPerPage={onPerPage}
      toSearch={(page) => `?page=${page}`}
    />,
    { wrapper: MemoryRouter },
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows on a page' }), { target: { value: '50' } });
  expect(onPerPage).toHaveBeenCalledWith(50);
});
