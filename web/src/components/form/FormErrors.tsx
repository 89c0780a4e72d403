import type { FieldError } from '@bloomkin/shared/errors.ts';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormError } from './FormError.tsx';

/** Flattens the errors of nested fields and lists, in the order of the form's values. */
export function listFormErrors(errors: object, parent = ''): FieldError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    if (path === 'root' || typeof error !== 'object' || error === null) return [];
    const isLeaf = 'type' in error && 'message' in error && typeof error.message === 'string';
    return isLeaf ? [{ path, message: String(error.message) }] : listFormErrors(error, path);
  });
}

/** The error of the whole form, and links to the fields when two or more are wrong. The first of them has the focus. */
export function FormErrors<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const { errors, isSubmitted, submitCount } = form.formState;
  const names = Object.keys(form.getValues());
  const fieldIndex = ({ path }: FieldError) => names.indexOf(path.split('.')[0] ?? '');
  const fieldErrors = isSubmitted ? listFormErrors(errors).sort((a, b) => fieldIndex(a) - fieldIndex(b)) : [];
  const isField = (path: string): path is FieldPath<V> => fieldErrors.some((error) => error.path === path);
  const focus = (path: string) => isField(path) && form.setFocus(path);
  return (
    <div ref={useFocusFirstInvalid(submitCount)} hidden={!errors.root?.message && fieldErrors.length < 2}>
      <FormError message={errors.root?.message} />
      {fieldErrors.length > 1 && <ErrorSummary errors={fieldErrors} onSelect={focus} />}
    </div>
  );
}

/** The library focuses in the order of registration, which differs from the page's with controlled fields. */
function useFocusFirstInvalid(submitCount: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const focusFirst = () =>
      box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    const timer = setTimeout(focusFirst);
    return () => clearTimeout(timer);
  }, [submitCount]);
  return box;
}
