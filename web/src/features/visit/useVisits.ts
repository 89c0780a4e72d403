import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteVisit } from '../../storage/visited.ts';

const heights = new Map<string, number>();
const onServer = typeof document === 'undefined';
const useBeforePaint = onServer ? useEffect : useLayoutEffect;

/**
 * Notes each path, and keeps one's place: back and forward return to where one was, a new page starts at its top with
 * the focus on its content, so that a screen reader begins there.
 */
export function useVisits(): void {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => noteVisit(pathname), [pathname]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => heights.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);
  useBeforePaint(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (way === 'POP') scrollTo(0, heights.get(key) ?? 0);
    else if (isNewPage) startAtTop();
  }, [key, pathname, way]);
}

function startAtTop(): void {
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
