import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { NoConnection } from '../feedback/LoadingState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { useOnline } from '../hooks/useOnline.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const Dimmed = styled.div`
  opacity: 0.45;
`;

const Stale = styled.p`
  padding: 10px 18px;
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
  font-weight: 600;
`;

const Rows = styled.div`
  display: grid;
  gap: 1px;
`;

const skeletonRows = Array.from({ length: 8 }, (_, row) => row);

/** Wide screens show a table, phones show cards. */
export const useIsTable = () => useMediaQuery('(min-width: 768px)');

interface ListViewProps<T> {
  /** Names the list in messages, after 'the': 'orders', 'orders (ready to ship, page 2)'. */
  name: string;
  /** In place of the error's title with the name. */
  failedTitle?: string;
  loadingLabel: string;
  /** In place of the skeleton of a table. */
  skeleton?: ReactNode;
  /** Undefined while loading. */
  items: readonly T[] | undefined;
  /** Items of the previous filters: shown dimmed and inert while loading. */
  previousItems?: readonly T[] | undefined;
  failure: string | undefined;
  onRetry: () => void;
  children: (items: readonly T[]) => ReactNode;
  /** Without it the children show an empty list too. */
  empty?: ReactNode;
}

/** A list with its loading, empty, error, stale and offline states. */
export function ListView<T>(props: ListViewProps<T>) {
  const { name, items, failure } = props;
  const isOnline = useOnline();
  if (items?.length === 0 && props.empty !== undefined) return props.empty;
  if (items)
    return (
      <>
        {failure && isOnline && (
          <Stale role="status">We could not refresh this list just now. We keep trying.</Stale>
        )}
        {props.children(items)}
      </>
    );
  if (!isOnline) return <NoConnection detail={`We load the ${name} as soon as it is back.`} />;
  if (failure)
    return (
      <ErrorState
        title={props.failedTitle ?? `We could not load the ${name}.`}
        detail={failure}
        onRetry={props.onRetry}
      />
    );
  return (
    <>
      <VisuallyHidden role="status">{props.loadingLabel}</VisuallyHidden>
      {props.previousItems ? (
        <Dimmed aria-busy="true" inert>
          {props.children(props.previousItems)}
        </Dimmed>
      ) : (
        (props.skeleton ?? <LoadingRows />)
      )}
    </>
  );
}

function LoadingRows() {
  const isTable = useIsTable();
  return (
    <Rows>
      {skeletonRows.map((row) => (
        <Skeleton key={row} $height={isTable ? '68px' : '180px'} $radius={isTable ? '0' : '20px'} />
      ))}
    </Rows>
  );
}
