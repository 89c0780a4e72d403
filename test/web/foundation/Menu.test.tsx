// @vitest-environment window

import { Menu } from '@bloomkin/web/components/overlay/Menu.tsx';
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
