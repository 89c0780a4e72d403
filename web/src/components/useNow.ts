import { useContext, useEffect, useState } from 'react';
import { RenderedAt } from './renderedAt.ts';
import { useHydrating } from './useHydrating.ts';

/** The present instant in milliseconds, looked at again every so often; at first that of a rendered page. */
export function useNow(everyMs: number): number {
  const rendering = useContext(RenderedAt);
  const isHydrating = useHydrating();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return isHydrating ? (rendering?.atMs ?? nowMs) : nowMs;
}
