// @vitest-environment window

import { Combobox } from '@bloomkin/web/components/form/Combobox.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

function show() {
  const done: string[] = [];
  const options = ['Roses', 'Tulips'].map((name) => ({
    id: name,
    content: name,
    onChoose: () => done.push(name),
  }));
  function Search() {
    const [text, setText] = useState('');
    return (
      <Combobox
        label="Search"
        value={text}
        onValue={setText}
        options={options}
        onEnter={() => done.push(`search ${text}`)}
      />
    );
  }
  render(<Search />);
  const field = screen.getByRole('combobox', { name: 'Search' });
  field.focus();
  fireEvent.change(field, { target: { value: 'ro' } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { field, press, done };
}
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a field with suggestions', () => {
  it('moves through them with the arrows, back through the field', () => {
    const { field, press } = show();
    expect(field.getAttribute('aria-expanded')).toBe('true');
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key);
      return activeOption(field);
    });
    expect(seen).toEqual(['Roses', 'Tulips', undefined, 'Tulips']);
  });

  it('picks the highlighted one and closes on Enter', () => {
    const { field, press, done } = show();
    press('ArrowDown');
    press('Enter');
    expect(done).toEqual(['Roses']);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('searches for the typed text when none is highlighted', () => {
    const { press, done } = show();
    press('Enter');
    expect(done).toEqual(['search ro']);
  });

  it('closes with Escape and keeps the text', () => {
    const { field, press } = show();
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.getAttribute('value')).toBe('ro');
  });
});
