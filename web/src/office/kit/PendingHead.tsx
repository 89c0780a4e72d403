import type { ReactNode } from 'react';
import { useOnline } from '#components/hooks/useOnline.ts';
import { BackLink } from './BackLink.tsx';
import { PageHead } from './pageStyles.ts';

interface PendingHeadProps {
  /** Text that needs no data. */
  title: string;
  hasFailed: boolean;
  /** The parent page, unless a link to it is already there. */
  to?: string;
  children?: ReactNode;
}

/** Head of a page without data. Has no heading while loading: it would receive the focus and then unmount. */
export function PendingHead({ title, hasFailed, to, children }: PendingHeadProps) {
  const isOnline = useOnline();
  return (
    <>
      {to && <BackLink to={to}>{children}</BackLink>}
      {(hasFailed || !isOnline) && (
        <PageHead>
          <h1>{title}</h1>
        </PageHead>
      )}
    </>
  );
}
