/** Nothing has the focus, as after what had it was taken off the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

export const findHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** A heading takes the focus only when it is told that it may. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Gives the focus to the row at a place of the list, or the last one; to the page's heading when there is none. */
export function focusRow(index: number): void {
  const rows = document.querySelectorAll<HTMLElement>('[data-order-link]');
  const row = rows[Math.min(index, rows.length - 1)];
  const heading = findHeading();
  if (row) row.focus();
  else if (heading) focusHeading(heading);
}
