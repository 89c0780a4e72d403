import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** What a field takes of a form: its name and events, and its error. */
export function field<V extends FieldValues, N extends FieldPath<V>>(
  form: UseFormReturn<V>,
  name: N,
  rules?: RegisterOptions<V, N>,
) {
  const error: string | undefined = get(form.formState.errors, `${name}.message`);
  return { ...form.register(name, rules), error };
}

/** The same, with the mark of a value that is not saved yet. */
export function editedField<V extends FieldValues, N extends FieldPath<V>>(
  form: UseFormReturn<V>,
  name: N,
  rules?: RegisterOptions<V, N>,
) {
  const changed: boolean | undefined = get(form.formState.dirtyFields, name);
  return { ...field(form, name, rules), changed };
}
