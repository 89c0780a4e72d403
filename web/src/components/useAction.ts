import { useEffect, useRef, useState } from 'react';
import { notifyError } from './notifyError.ts';

/** Returned by actions that leave the page: the button stays busy until then. */
export const leaving = Symbol('leaving');

/**
 * The busy state of a button: ignores clicks while the action runs. `run` returns undefined after a failure;
 * `notifyError` as `onError` offers to retry.
 */
export function useAction<A extends unknown[], T>(
  work: (...args: A) => Promise<T>,
  onError: (error: unknown, retry: () => void) => void = (error) => notifyError(error),
) {
  const [running, setRunning] = useState<A>();
  const isRunning = useRef(false);
  useEffect(() => {
    /** Back from the other page: the browser restores this one as it was left, busy. */
    const free = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setRunning(undefined);
    };
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);
  const run = async (...args: A): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setRunning(args);
    let result: T | undefined;
    try {
      result = await work(...args);
    } catch (error) {
      onError(error, () => void run(...args));
    } finally {
      isRunning.current = result === leaving;
      if (!isRunning.current) setRunning(undefined);
    }
    return result;
  };
  return { run, running, busy: running !== undefined };
}
