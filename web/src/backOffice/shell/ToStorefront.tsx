import { useEffect } from 'react';
import { Loading } from '../Loading.tsx';

/** The storefront is another page of the site: the browser loads it. */
export function ToStorefront({ path }: { path: string }) {
  useEffect(() => location.replace(path), [path]);
  return <Loading />;
}
