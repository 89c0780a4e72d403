/** The id of the field that a path of the API stands for, so that a summary of errors can lead to it. */
export const fieldId = (path: string): string => `checkout-${path.replaceAll('.', '-')}`;

const focusable = 'input:not(:disabled), textarea, button, [tabindex="0"]';

/** Focuses the field of a path: itself, or the first thing in it that can have the focus. */
export function focusField(path: string): void {
  const place = document.getElementById(fieldId(path));
  const field = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
  field?.focus();
}
