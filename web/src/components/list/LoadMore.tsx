import { Fragment, type ReactNode } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { useShownPages } from './useShownPages.ts';

interface LoadMoreProps {
  /** Undefined until the first page is loaded. */
  totalPages: number | undefined;
  /** Loads and shows one page. */
  children: (page: number) => ReactNode;
}

/** Appends pages below one another, with a button for the next. */
export function LoadMore({ totalPages, children }: LoadMoreProps) {
  const { shown, showMore } = useShownPages();
  return (
    <>
      {Array.from({ length: Math.min(shown, totalPages || 1) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
        <Fragment key={index}>{children(index + 1)}</Fragment>
      ))}
      {totalPages !== undefined && shown < totalPages && <Button onClick={showMore}>Show more</Button>}
    </>
  );
}
