import { resolveMessage } from '@bloomkin/shared/messages.ts';
import { type FormEvent, useRef } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { ApiError } from '#errors/apiError.ts';
import { describeError } from '#errors/describeError.ts';
import { FieldRejection, FormRejection } from './rejections.ts';

interface SubmitOptions<V extends FieldValues> {
  save: (values: V) => Promise<void>;
  /** The server's field path → the form's, where they differ. */
  fieldNames?: Readonly<Record<string, FieldPath<V>>>;
  /** Replaces 'Network error'. */
  networkMessage?: string;
  /** Focused when the server rejects the form as a whole. */
  retryField?: FieldPath<V>;
}

/**
 * Server field errors go to their fields and focus the first; others become `errors.root`. `save` may
 * reset the form: input made while it runs is kept as a change.
 */
export function useSubmit<V extends FieldValues>(form: UseFormReturn<V>, options: SubmitOptions<V>) {
  const isPending = useRef(false);
  const submit = form.handleSubmit(async (values) => {
    const typed = new Map<FieldPath<V>, FieldPathValue<V, FieldPath<V>>>();
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, values: now }) => name && typed.set(name as FieldPath<V>, get(now, name)),
    });
    try {
      await options.save(values);
      for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true });
    } catch (error) {
      showError(form, error, options);
    } finally {
      stop();
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending.current) return;
    isPending.current = true;
    void submit(event).finally(() => {
      isPending.current = false;
    });
  };
  return { onSubmit, busy: form.formState.isSubmitting };
}

function showError<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: unknown,
  { fieldNames = {}, networkMessage, retryField }: SubmitOptions<V>,
): void {
  const values = form.getValues();
  const isField = (path: string): path is FieldPath<V> => path in values || get(values, path) !== undefined;
  const fieldErrors = listFieldErrors(error).flatMap(({ path, message }) => {
    const name = fieldNames[path] ?? path;
    return isField(name) ? [{ name, message }] : [];
  });
  for (const { name, message } of fieldErrors.toReversed())
    form.setError(name, { type: 'server', message }, { shouldFocus: true });
  if (fieldErrors.length > 0) return;
  const isNetwork = !(error instanceof FormRejection) && (!(error instanceof ApiError) || error.status === 0);
  const message = error instanceof FormRejection ? error.message : describeError(error);
  form.setError('root', { type: 'server', message: (isNetwork && networkMessage) || message });
  if (retryField) form.setFocus(retryField);
}

function listFieldErrors(error: unknown): { path: string; message: string }[] {
  if (error instanceof FieldRejection) return [error];
  const errors = error instanceof ApiError ? error.errors : [];
  return errors.map(({ path, message }) => ({ path, message: resolveMessage(message) }));
}
