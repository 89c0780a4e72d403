/** As after the focused element was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

export const findHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** Headings need a tabindex for the focus. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Falls back to the last row, then to the heading. */
export function focusRow(index: number): void {
  const rows = document.querySelectorAll<HTMLElement>('[data-order-link]');
  const row = rows[Math.min(index, rows.length - 1)];
  const heading = findHeading();
  if (row) row.focus();
  else if (heading) focusHeading(heading);
}
