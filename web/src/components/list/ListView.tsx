import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { NoConnection } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { useOnline } from '#components/hooks/useOnline.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';

const Kept = styled.div`
  &[aria-busy] {
    opacity: 0.45;
  }
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
  /** Dims the items of the previous filters while others load; `inert` where they could be selected. */
  keepItems?: 'usable' | 'inert';
  failure: string | undefined;
  onRetry: () => void;
  children: (items: readonly T[]) => ReactNode;
  /** Without it the children show an empty list too. */
  empty?: ReactNode;
}

/** A list with its loading, empty, error, stale and offline states. */
export function ListView<T>(props: ListViewProps<T>) {
  const { name, items, failure, keepItems } = props;
  const isOnline = useOnline();
  const previous = usePreviousItems(items, keepItems !== undefined);
  if (items?.length === 0 && props.empty !== undefined) return props.empty;
  if (!items && !isOnline) return <NoConnection detail={`We load the ${name} as soon as it is back.`} />;
  if (!items && failure)
    return (
      <ErrorState
        title={props.failedTitle ?? `We could not load the ${name}.`}
        detail={failure}
        onRetry={props.onRetry}
      />
    );
  const shown = items ?? previous;
  const rows = shown && props.children(shown);
  return (
    <>
      {!items && <VisuallyHidden role="status">{props.loadingLabel}</VisuallyHidden>}
      {items && failure && isOnline && (
        <Stale role="status">We could not refresh this list just now. We keep trying.</Stale>
      )}
      {rows && keepItems && (
        // The same element for both: an item that stays keeps its focus and an open menu.
        <Kept aria-busy={!items || undefined} inert={!items && keepItems === 'inert'}>
          {rows}
        </Kept>
      )}
      {keepItems === undefined && rows}
      {!rows && (props.skeleton ?? <LoadingRows />)}
    </>
  );
}

function usePreviousItems<T>(
  items: readonly T[] | undefined,
  keepsPrevious: boolean,
): readonly T[] | undefined {
  const [previous, setPrevious] = useState(items);
  if (keepsPrevious && items && items !== previous) setPrevious(items);
  return keepsPrevious && previous?.length ? previous : undefined;
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
