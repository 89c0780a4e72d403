import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { noteVisit } from '../../storage/visited.ts';

/** Notes each path that is looked at, as the storefront does (specification, section 2). */
export function Visits() {
  const { pathname } = useLocation();
  useEffect(() => noteVisit(pathname), [pathname]);
  return <Outlet />;
}
