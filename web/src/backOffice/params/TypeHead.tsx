import { paths } from '@bloomkin/shared/pages.ts';
import type { ReactNode } from 'react';
import { BackLink } from '../BackLink.tsx';
import { PageHead } from '../pageStyles.ts';

interface TypeHeadProps {
  title: string;
  detail?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

export const TypeHead = ({ title, detail, children }: TypeHeadProps) => (
  <>
    <BackLink to={paths.params()}>Product params</BackLink>
    <PageHead>
      <div>
        <h1>{title}</h1>
        {detail && <p>{detail}</p>}
      </div>
      {children && <div>{children}</div>}
    </PageHead>
  </>
);
