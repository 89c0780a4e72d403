import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OfficeIcon } from './OfficeIcon.tsx';
import { Back } from './pageStyles.ts';

/** To the page above, such as a list. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Back>
    <Link to={to}>
      <OfficeIcon name="left" size={18} />
      {children}
    </Link>
  </Back>
);
