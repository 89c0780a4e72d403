import { paths } from '@bloomkin/shared/pages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Back } from '../order/orderStyles.ts';
import { PageHead } from '../pageStyles.ts';

interface TypeHeadProps {
  title: string;
  detail?: string;
  /** Buttons. */
  children?: ReactNode;
}

export const TypeHead = ({ title, detail, children }: TypeHeadProps) => (
  <>
    <Back>
      <Link to={paths.params()}>
        <OfficeIcon name="left" size={18} />
        Product params
      </Link>
    </Back>
    <PageHead>
      <div>
        <h1>{title}</h1>
        {detail && <p>{detail}</p>}
      </div>
      {children && <div>{children}</div>}
    </PageHead>
  </>
);
