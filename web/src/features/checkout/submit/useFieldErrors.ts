import type { FieldError } from '@bloomkin/shared/errors.ts';
import { useState } from 'react';
import { linePath } from '#features/checkout/form/checkoutFaults.ts';

export interface Attempt {
  errors: readonly FieldError[];
  by: 'client' | 'server';
}
const noAttempt: Attempt = { errors: [], by: 'client' };

/** Client errors clear when fixed; server errors stay until the next attempt, except for removed lines. */
export function useFieldErrors(faults: readonly FieldError[]) {
  const [attempt, setAttempt] = useState(noAttempt);
  const errors = attempt.errors.filter(
    ({ path }) =>
      (attempt.by === 'server' && !path.startsWith(linePath(''))) ||
      faults.some((fault) => fault.path === path),
  );
  const setErrors = (next: readonly FieldError[], by: Attempt['by'] = 'client') =>
    setAttempt({ errors: next, by });
  return { errors, attempt, setErrors };
}
