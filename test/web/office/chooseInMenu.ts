import { fireEvent, screen } from '@testing-library/react';

/** jsdom opens no popovers. */
export async function chooseInMenu(menu: string, action: string): Promise<void> {
  const opener = await screen.findByRole('button', { name: menu });
  const popover = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  if (!popover) throw new TypeError('No popover');
  fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }));
}
