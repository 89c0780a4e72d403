import { wordsOf } from '@bloomkin/shared/messages.ts';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { failureWords } from './failureWords.ts';

/** What is wrong, by the name of the field. */
export type Faults = Readonly<Record<string, string | undefined>>;

/** Thrown by `send` when the answer was good but is a no; its message is said. */
export class Refusal extends Error {}

interface Sending {
  /** Looks before anything is sent. */
  check: (typed: FormData) => Faults;
  send: (typed: FormData) => Promise<void>;
  /** The server's name of a field → ours, where they differ. */
  alias?: Readonly<Record<string, string>>;
  /** Said instead of 'Network error'. */
  networkWords?: string;
  /** The field to try again with when the whole was refused. */
  tryAgainWith?: string;
}

const nothing: { faults: Faults; failure?: string | undefined } = { faults: {} };

/**
 * A small form that is sent: what is wrong stands beside its field and the first of those gets the focus; what the
 * server or the network says about the whole is the failure. What was typed stays.
 */
export function useSending({ check, send, alias = {}, networkWords, tryAgainWith = '' }: Sending) {
  const [said, setSaid] = useState(nothing);
  const [busy, setBusy] = useState(false);

  function refuse(form: HTMLFormElement, failure: string) {
    setSaid({ faults: {}, failure });
    focusFirst(form, (name) => name === tryAgainWith);
  }
  function sayFaults(form: HTMLFormElement, faults: Faults) {
    setSaid({ faults });
    focusFirst(form, (name) => faults[name] !== undefined);
  }
  function sayThrown(form: HTMLFormElement, error: unknown) {
    if (error instanceof Refusal) return refuse(form, error.message);
    const faults = faultsOf(form, error, alias);
    if (Object.keys(faults).length > 0) return sayFaults(form, faults);
    const isNetwork = !(error instanceof ApiError) || error.status === 0;
    refuse(form, (isNetwork && networkWords) || failureWords(error));
  }
  async function submit(form: HTMLFormElement) {
    const typed = new FormData(form);
    const faults = check(typed);
    if (Object.values(faults).some(Boolean)) return sayFaults(form, faults);
    setSaid(nothing);
    setBusy(true);
    try {
      await send(typed);
    } catch (error) {
      sayThrown(form, error);
    } finally {
      setBusy(false);
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };
  return { ...said, busy, onSubmit };
}

function focusFirst(form: HTMLFormElement, fits: (name: string) => boolean): void {
  const found = [...form.elements].find((field) => field instanceof HTMLInputElement && fits(field.name));
  if (found instanceof HTMLElement) found.focus();
}

/** What the server found wrong with fields that this form has. */
function faultsOf(form: HTMLFormElement, error: unknown, alias: Readonly<Record<string, string>>): Faults {
  const errors = error instanceof ApiError ? error.errors : [];
  const found = errors.map(({ path, message }) => [alias[path] ?? path, wordsOf(message)] as const);
  return Object.fromEntries(found.filter(([name]) => form.elements.namedItem(name) !== null));
}
