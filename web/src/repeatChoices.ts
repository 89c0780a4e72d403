export type FieldState = Pick<HTMLInputElement, 'value' | 'checked'>;

const fire = (field: HTMLElement, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));

/** React compares a field with the value that it last tracked, so that value is reset first. */
function repeatChoice(field: HTMLElement, { value, checked }: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    fire(field, 'change');
  }
  if (!(field instanceof HTMLInputElement)) return;
  if (field.type === 'radio' || field.type === 'checkbox') {
    field.checked = !checked;
    field.click();
    return;
  }
  field.value = field.defaultValue;
  // React tracks the field's own setter; the prototype's bypasses it.
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  fire(field, 'input');
}

/** Restores fields that were changed before hydration, with the events that React listens to. */
export async function repeatChoices(fields: Iterable<readonly [HTMLElement, FieldState]>): Promise<void> {
  for (const [field, state] of fields) {
    // A discrete event hydrates its Suspense boundary synchronously.
    fire(field, 'keyup');
    repeatChoice(field, state);
    // Lets React render before the next handler runs.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
