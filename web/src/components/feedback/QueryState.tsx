import type { ReactNode } from 'react';
import type { ApiError } from '#errors/apiError.ts';
import { ErrorState } from './ErrorState.tsx';
import { LoadingState } from './LoadingState.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface QueryStateProps<T> {
  query: {
    /** Undefined until loaded. */
    data: T | undefined;
    error: ApiError | undefined;
    /** Loads it again. */
    mutate: () => unknown;
  };
  /** 'this order', which could not be loaded. */
  what: string;
  skeleton?: ReactNode;
  /** Shown for a 404, and for what the reader may not see (`isHidden`). */
  notFound?: ReactNode;
  isHidden?: boolean;
  /** Above the states without data. */
  head?: (hasFailed: boolean) => ReactNode;
  children: (data: T) => ReactNode;
}

/** The data of a query, or its loading, offline, error and not-found states; an error does not replace loaded data. */
export function QueryState<T>({ head, children, ...states }: QueryStateProps<T>) {
  const { data, error } = states.query;
  if (data !== undefined) return children(data);
  return (
    <>
      {head?.(states.isHidden === true || error !== undefined)}
      <StateWithoutData {...states} />
    </>
  );
}

function StateWithoutData(props: Omit<QueryStateProps<unknown>, 'head' | 'children'>) {
  const { query, what, skeleton = headAndPart, notFound, isHidden } = props;
  const { error, mutate } = query;
  if (notFound && (isHidden || error?.status === 404)) return notFound;
  if (!error) return <LoadingState label={`Loading ${what}`}>{skeleton}</LoadingState>;
  const title = `We could not load ${what}.`;
  return <ErrorState title={title} detail={error.message} onRetry={() => void mutate()} />;
}

const headAndPart = (
  <>
    <Skeleton $height="60px" $width="60%" />
    <Skeleton $height="320px" $radius="20px" />
  </>
);
