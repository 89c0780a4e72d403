import type { FieldError } from '@bloomkin/shared/errors.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const { box, hasNoField } = useFocusFirstInvalid(submitCount, fieldErrors.length);
  const isListed = fieldErrors.length > (hasNoField ? 0 : 1);
  return (
    <div ref={box} tabIndex={-1} hidden={!errors.root?.message && !isListed}>
      <FormError message={errors.root?.message} />
      {isListed && <ErrorSummary errors={fieldErrors} onSelect={focus} />}
    </div>
  );
}

/**
 * The library focuses in the order of registration, which differs from the page's with controlled fields. Errors
 * without a field get the focus themselves: they stand far above the button of a long form.
 */
function useFocusFirstInvalid(submitCount: number, errorCount: number) {
  const box = useRef<HTMLDivElement>(null);
  const [hasNoField, setHasNoField] = useState(false);
  const focusFirst = useEffectEvent(() => {
    const invalid = box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    flushSync(() => setHasNoField(!invalid && errorCount > 0));
    (invalid ?? box.current)?.focus();
  });
  useEffect(() => {
    if (submitCount === 0) return;
    const timer = setTimeout(() => focusFirst());
    return () => clearTimeout(timer);
  }, [submitCount]);
  return { box, hasNoField };
}
