import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteVisit } from '#storage/visited.ts';

const onServer = typeof document === 'undefined';
const useBeforePaint = onServer ? useEffect : useLayoutEffect;

interface Spot {
  /** Scroll position in pixels. */
  height: number;
  /** The followed link and its offset on the screen, because layout may differ on return. */
  link?: { href: string; top: number };
}

/** By history entry. */
const spots = new Map<string, Spot>();
let currentKey = '';

function noteHeight(): void {
  spots.set(currentKey, { height: scrollY });
}

function noteLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('main a[href]') : null;
  const href = link?.getAttribute('href');
  if (link && href)
    spots.set(currentKey, { height: scrollY, link: { href, top: link.getBoundingClientRect().top } });
}

/** Frames until new content has its final size. */
const settlingFrames = 4;

function comeBackTo({ height, link }: Spot, frames = settlingFrames): void {
  const there = link && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link.href)}"]`);
  if (!there) {
    scrollTo(0, height);
    return;
  }
  if (frames === settlingFrames) there.focus({ preventScroll: true });
  scrollBy(0, there.getBoundingClientRect().top - link.top);
  if (frames > 0) requestAnimationFrame(() => comeBackTo({ height, link }, frames - 1));
}

/** Back and forward restore the position; a new page moves the focus to its content for screen readers. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const lastPath = useRef(pathname);
  const isFirst = useRef(true);
  useEffect(() => noteVisit(pathname), [pathname]);
  useEffect(() => {
    // Loaded later: it only matters for reloads.
    import('./restoreAfterReload.ts')
      .then(({ restoreAfterReload }) => restoreAfterReload())
      .catch(() => undefined);
    addEventListener('scroll', noteHeight, { passive: true });
    addEventListener('click', noteLink, { capture: true });
    return () => {
      removeEventListener('scroll', noteHeight);
      removeEventListener('click', noteLink, { capture: true });
    };
  }, []);
  useBeforePaint(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    // Set first, so that scrolling to the top is not recorded for the previous entry.
    currentKey = key;
    history.scrollRestoration = 'manual';
    // A server-rendered page may be scrolled before hydration.
    if (isFirst.current) noteHeight();
    else if (way === 'POP') comeBackTo(spots.get(key) ?? { height: 0 });
    else if (isNewPage) startAtTop();
    else noteHeight();
    isFirst.current = false;
  }, [key, pathname, way]);
}

function startAtTop(): void {
  // Metadata of the server-rendered page does not apply to the next one.
  document.querySelector('link[rel=canonical]')?.remove();
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
