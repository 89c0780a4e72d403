import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { noteVisit } from '#storage/visited.ts';

export function Visits() {
  const { pathname } = useLocation();
  useEffect(() => noteVisit(pathname), [pathname]);
  return <Outlet />;
}
