import type { ReactNode } from 'react';
import type { ApiError } from '#errors/apiError.ts';
import { ErrorState } from './ErrorState.tsx';
import { LoadingState } from './LoadingState.tsx';

export interface QueryStateProps<T> {
  /** Undefined until loaded. */
  data: T | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  /** 'We could not load this order.' */
  failedTitle: string;
  /** Read out: 'Loading the order'. */
  loadingLabel: string;
  skeleton: ReactNode;
  /** Shown for a 404, and for what the reader may not see (`isHidden`). */
  notFound?: ReactNode;
  isHidden?: boolean;
  /** Above the states without data. */
  head?: (hasFailed: boolean) => ReactNode;
  children: (data: T) => ReactNode;
}

/** The data of a query, or its loading, offline, error and not-found states; an error does not replace loaded data. */
export function QueryState<T>({ data, head, children, ...states }: QueryStateProps<T>) {
  if (data !== undefined) return children(data);
  return (
    <>
      {head?.(states.isHidden === true || states.error !== undefined)}
      <StateWithoutData {...states} />
    </>
  );
}

function StateWithoutData(props: Omit<QueryStateProps<never>, 'data' | 'head' | 'children'>) {
  const { error, notFound, isHidden } = props;
  if (notFound && (isHidden || error?.status === 404)) return notFound;
  if (error) return <ErrorState title={props.failedTitle} detail={error.message} onRetry={props.onRetry} />;
  return <LoadingState label={props.loadingLabel}>{props.skeleton}</LoadingState>;
}
