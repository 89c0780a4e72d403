import type { FieldError } from '@bloomkin/shared/errors.ts';
import { wordsOf } from '@bloomkin/shared/messages.ts';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { fieldId } from '../checkout/fieldId.ts';
import { failureWords } from '../signIn/failureWords.ts';

interface Saving {
  /** What is wrong before anything is sent, in the order of the form. */
  check: () => readonly FieldError[];
  send: () => Promise<void>;
}

/** What was found wrong at the last try: with fields, or with the whole. */
export interface Said {
  errors: readonly FieldError[];
  failure?: string;
}

/** Thrown by `send` for a field that only the network could judge. */
export class FieldFault extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

function saidOf(error: unknown): Said {
  if (error instanceof FieldFault) return { errors: [{ path: error.path, message: error.message }] };
  const errors = error instanceof ApiError ? error.errors : [];
  if (errors.length > 0)
    return { errors: errors.map(({ path, message }) => ({ path, message: wordsOf(message) })) };
  return { errors: [], failure: failureWords(error) };
}

const isIn = ({ path }: FieldError, typedInto: EventTarget): boolean =>
  typedInto instanceof Node && document.getElementById(fieldId(path))?.contains(typedInto) === true;

/**
 * A form that is saved: what was typed stays typed. What is wrong is said above it until the next try, and beside a field
 * until that is typed into.
 */
export function useSaving({ check, send }: Saving) {
  const [said, setSaid] = useState<Said>({ errors: [] });
  const [mended, setMended] = useState<readonly FieldError[]>([]);
  const [busy, setBusy] = useState(false);
  async function save() {
    if (busy) return;
    const errors = check();
    setSaid({ errors });
    if (errors.length > 0) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setSaid(saidOf(error));
    } finally {
      setBusy(false);
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const onInput = ({ target }: FormEvent) => {
    const inIt = said.errors.filter((error) => isIn(error, target));
    if (inIt.length > 0) setMended([...mended, ...inIt]);
  };
  const errorOf = (path: string) =>
    said.errors.find((error) => error.path === path && !mended.includes(error))?.message;
  return { said, busy, form: { onSubmit, onInput, noValidate: true }, errorOf };
}
