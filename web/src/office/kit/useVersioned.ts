import { useEffect, useRef, useState } from 'react';
import { readNewest } from './readNewest.ts';

interface Versioned {
  version?: number | undefined;
}

interface VersionedOptions<T, V> {
  /** The last loaded version; undefined for a new object. */
  newest: T | undefined;
  /** The base of a stored draft, if older. */
  begun?: T | undefined;
  /** The edited part of it. */
  toValues: (entity: T) => V;
  /** The compared part, when smaller than the edited one. */
  toCompared?: (entity: T) => unknown;
  isDirty: boolean;
  reset: (values: V) => void;
}

type Send<T> = (version: number | undefined) => Promise<{ data: T }>;

/**
 * The version that an editor shows. A save by another user does not replace unsaved input: it becomes `theirs`, and the
 * next save overwrites it deliberately.
 */
export function useVersioned<T extends Versioned, V>({
  newest,
  begun = newest,
  toValues,
  toCompared = toValues,
  isDirty,
  reset,
}: VersionedOptions<T, V>) {
  const [base, setBase] = useState(begun);
  const [theirs, setTheirs] = useState<T>();
  const isSaving = useRef(false);
  const isSame = (one: T, other: T) => JSON.stringify(toCompared(one)) === JSON.stringify(toCompared(other));
  const begin = (entity: T) => {
    setBase(entity);
    setTheirs(undefined);
    reset(toValues(entity));
  };
  useEffect(() => {
    const seen = theirs ?? base;
    if (isSaving.current || !newest || (seen && readVersion(newest) <= readVersion(seen))) return;
    if (!isDirty || !seen) begin(newest);
    else if (theirs || !isSame(newest, seen)) setTheirs(newest);
    else setBase(newest);
  });

  /** Undefined on a conflict. */
  async function save(send: Send<T>): Promise<T | undefined> {
    isSaving.current = true;
    try {
      const saved = await sendOver(send, theirs ?? base, isSame);
      begin(saved);
      return saved;
    } catch (error) {
      const found = readNewest<T & { version: number }>(error);
      if (!found) throw error;
      setTheirs(found);
      return undefined;
    } finally {
      isSaving.current = false;
    }
  }
  return { base, theirs, save, takeTheirs: () => theirs && begin(theirs) };
}

const readVersion = ({ version = 0 }: Versioned): number => version;

/** Retries when only fields that the editor does not show changed, such as a rating. */
async function sendOver<T extends Versioned>(
  send: Send<T>,
  seen: T | undefined,
  isSame: (one: T, other: T) => boolean,
): Promise<T> {
  try {
    return (await send(seen?.version)).data;
  } catch (error) {
    const newest = readNewest<T & { version: number }>(error);
    if (!newest || !seen || !isSame(newest, seen)) throw error;
    return (await send(newest.version)).data;
  }
}
