import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '../Loading.tsx';

/** The storefront is another page of the site: the browser loads it. */
export function ToStorefront({ path }: { path: string }) {
  useEffect(() => location.replace(path), [path]);
  return <Loading />;
}

/** A page of the shop that the back office lacks: the storefront shows it to its people as well. */
export function ShopPage() {
  const { pathname, search } = useLocation();
  return <ToStorefront path={pathname + search} />;
}
