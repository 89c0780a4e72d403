import { useContext, useEffect, useState } from 'react';
import { RenderContext } from './renderContext.ts';
import { useIsHydrating } from './useIsHydrating.ts';

/** The current time in milliseconds, updated every `everyMs`; the render time during hydration. */
export function useNow(everyMs: number): number {
  const rendering = useContext(RenderContext);
  const isHydrating = useIsHydrating();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return isHydrating ? (rendering?.atMs ?? nowMs) : nowMs;
}
