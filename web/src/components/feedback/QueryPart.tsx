import type { ReactNode } from 'react';

interface QueryPartProps<T> {
  /** Undefined until loaded. */
  data: T | undefined;
  error: unknown;
  /** Instead of data that did not load: a `FailedPart`, or an `ErrorState`. */
  failed: ReactNode;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** `QueryState` for a part of a page, which has its own look while it loads and when it fails. */
export function QueryPart<T>({ data, error, failed, skeleton, children }: QueryPartProps<T>) {
  if (data !== undefined) return children(data);
  return error ? failed : skeleton;
}
