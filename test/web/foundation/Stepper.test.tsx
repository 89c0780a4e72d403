// @vitest-environment window

import { QuantityInput } from '@bloomkin/web/components/form/QuantityInput.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

function show(count: number, busy: boolean) {
  const counts: number[] = [];
  render(
    <QuantityInput count={count} label="Tulips" busy={busy} max={3} onChange={(next) => counts.push(next)} />,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { counts, press };
}

describe('the quantity input', () => {
  it('goes up and down by one', () => {
    const { counts, press } = show(2, false);
    press('One more');
    press('One fewer');
    expect(counts).toEqual([3, 1]);
  });

  it.each([
    ['12', [3]],
    ['0', [0]],
    ['', []],
    ['2', []],
  ])('takes %j as typed, up to its limit', (text, expected) => {
    const { counts } = show(2, false);
    const field = screen.getByLabelText('How many');
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.blur(field);
    expect(counts).toEqual(expected);
  });

  it('ignores presses while busy and keeps the focus', () => {
    const { counts, press } = show(2, true);
    press('One more');
    expect(counts).toEqual([]);
    const more = screen.getByRole('button', { name: 'One more' });
    more.focus();
    expect(document.activeElement).toBe(more);
  });

  it('does not go past its limit', () => {
    const { counts, press } = show(3, false);
    press('One more');
    expect(counts).toEqual([]);
  });
});
