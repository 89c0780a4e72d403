// @vitest-environment window

import { type SearchChoice, SearchSelect } from '@bloomkin/web/components/form/SearchSelect.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenDialogs } from '#web/account/dialogs.ts';

const florists: readonly SearchChoice[] = [
  { id: 'fern', label: 'Marlo & Fern' },
  { id: 'petal', label: 'Petal', detail: 'Not selling' },
];

function show(initial = '') {
  const searches: (string | undefined)[] = [];
  const chosen: string[] = [];
  function Field() {
    const [id, setId] = useState(initial);
    const [search, setSearch] = useState<string>();
    return (
      <SearchSelect
        label="Florist"
        placeholder="All florists"
        canClear
        selected={florists.find((one) => one.id === id)?.label ?? ''}
        choices={florists.filter(({ label }) => label.toLowerCase().includes(search ?? ''))}
        onSearch={(text) => {
          searches.push(text);
          setSearch(text);
        }}
        onChoose={(next) => {
          chosen.push(next);
          setId(next);
        }}
      />
    );
  }
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Florist' });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { field, press, names, searches, chosen };
}

beforeEach(givenDialogs);

describe('a select with search', () => {
  it('offers the first choices, then matches', () => {
    const { field, names, searches } = show();
    fireEvent.focus(field);
    expect(names()).toEqual(['Marlo & Fern', 'PetalNot selling']);
    fireEvent.change(field, { target: { value: 'pet' } });
    expect(names()).toEqual(['PetalNot selling']);
    expect(searches).toEqual(['', 'pet']);
  });

  it('chooses by keyboard and shows the name', () => {
    const { field, press, chosen } = show();
    fireEvent.focus(field);
    press('ArrowDown');
    press('ArrowDown');
    press('Enter');
    expect(chosen).toEqual(['petal']);
    expect(field.value).toBe('Petal');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('clears by its empty choice', () => {
    const { field, chosen, names } = show('fern');
    fireEvent.focus(field);
    expect(names()[0]).toBe('All florists');
    fireEvent.click(screen.getByRole('option', { name: 'All florists' }));
    expect(chosen).toEqual(['']);
    expect(field.value).toBe('');
  });

  it('keeps its value when nothing matches', () => {
    const { field, chosen, searches } = show('fern');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'moss' } });
    expect(screen.getByRole('status').textContent).toBe('Nothing is called “moss”.');
    const [shown] = screen.getAllByText('Nothing is called “moss”.');
    expect(shown?.style.display).toBe('block');
    fireEvent.blur(field);
    expect(field.value).toBe('Marlo & Fern');
    expect([chosen, searches.at(-1)]).toEqual([[], undefined]);
  });

  it('closes with Escape without closing what is around it', () => {
    const { field, press } = show();
    fireEvent.focus(field);
    expect(press('Escape')).toBe(false);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(press('Escape')).toBe(true);
  });
});
