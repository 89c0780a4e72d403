export type FieldState = Pick<HTMLInputElement, 'value' | 'checked'>;

const fire = (field: HTMLElement, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));

/** React tells a change by the value that it noted of the field before. */
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
  // Past the property of this field by which React notes what is set.
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  fire(field, 'input');
}

/** Types and chooses again, as hydration resets some fields and reports none. */
export async function repeatChoices(fields: Iterable<readonly [HTMLElement, FieldState]>): Promise<void> {
  for (const [field, state] of fields) {
    // Hydrates this part of the page at once.
    fire(field, 'keyup');
    repeatChoice(field, state);
    // The next field's handler has to see this choice.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
