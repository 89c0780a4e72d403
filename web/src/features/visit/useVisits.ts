import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteVisit } from '../../storage/visited.ts';

const onServer = typeof document === 'undefined';
const useBeforePaint = onServer ? useEffect : useLayoutEffect;

/** How far down one was, by entry of the history. */
const heights = new Map<string, number>();
let present = '';

function noteHeight(): void {
  heights.set(present, scrollY);
}

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
    addEventListener('scroll', noteHeight, { passive: true });
    return () => removeEventListener('scroll', noteHeight);
  }, []);
  useBeforePaint(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    // From here on heights belong to this entry: leaving for the top must not be noted for the one before.
    present = key;
    if (way === 'POP') scrollTo(0, heights.get(key) ?? 0);
    else if (isNewPage) startAtTop();
    else noteHeight();
  }, [key, pathname, way]);
}

function startAtTop(): void {
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
