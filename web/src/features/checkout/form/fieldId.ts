export const fieldId = (path: string): string => `checkout-${path.replaceAll('.', '-')}`;

const focusable = 'input:not(:disabled), textarea, button, [tabindex="0"]';

/** Falls back to the first focusable element inside. */
export function focusField(path: string): void {
  const place = document.getElementById(fieldId(path));
  const field = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
  field?.focus();
}
