// @vitest-environment window

import { QuantityInput } from '@bloomkin/web/components/form/QuantityInput.tsx';
import { Menu } from '@bloomkin/web/components/overlay/Menu.tsx';
import { SafeHtml } from '@bloomkin/web/components/text/SafeHtml.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** jsdom opens no popovers. */
function openPopover(): void {
  const popover = document.querySelector('[popover]');
  if (!popover) throw new TypeError('No popover');
  fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }));
}

beforeEach(() => {
  HTMLElement.prototype.hidePopover = function hidePopover() {
    fireEvent(this, Object.assign(new Event('toggle'), { newState: 'closed', oldState: 'open' }));
  };
});

const readFocused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('a menu', () => {
  it('moves by arrows and runs the chosen item', () => {
    const cancel = vi.fn();
    render(
      <Menu
        label="More actions"
        items={[
          { label: 'Open', to: '/orders' },
          { label: 'Call Ruby', href: 'tel:+61491570006' },
          { label: 'Cancel the order', danger: true, onSelect: cancel },
        ]}
      />,
      { wrapper: MemoryRouter },
    );
    openPopover();
    expect(readFocused()).toBe('Open');
    press('ArrowDown');
    expect(readFocused()).toBe('Call Ruby');
    press('End');
    press('ArrowDown');
    expect(readFocused()).toBe('Open');
    press('ArrowUp');
    fireEvent.click(screen.getByText('Cancel the order'));
    expect(cancel).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' }));
  });
});

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

const renderHtml = (html: string) => render(<SafeHtml html={html} />).container.innerHTML;

describe('rich text', () => {
  it('keeps the markup that the editor offers', () => {
    const html = '<h2>One</h2><p>a <strong>b</strong><br><a href="/main">c</a></p><ul><li>d</li></ul>';
    expect(renderHtml(html)).toBe(html.replace('href="/main"', 'href="/main" rel="noopener noreferrer"'));
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<p onclick="alert(1)" style="color:red">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.test">x</a>', '<a>x</a>'],
    ['<div><b>x</b></div>', '<b>x</b>'],
    ['<svg><script>alert(1)</script></svg>', ''],
  ])('turns %s into %s', (html, safe) => {
    expect(renderHtml(html)).toBe(safe);
  });
});
