import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '#office/kit/Loading.tsx';

/** A separate document of the site. */
export function StorefrontRedirect({ path }: { path?: string }) {
  const { pathname, search } = useLocation();
  const target = path ?? pathname + search;
  useEffect(() => location.replace(target), [target]);
  return <Loading />;
}
