import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noteVisit } from '../../storage/visited.ts';

const onServer = typeof document === 'undefined';
const useBeforePaint = onServer ? useEffect : useLayoutEffect;

interface Spot {
  /** How far down one was. */
  height: number;
  /** The link by which one left, and where on the screen it was: lists may measure differently when they are back. */
  link?: { href: string; top: number };
}

/** By entry of the history. */
const spots = new Map<string, Spot>();
let present = '';

function noteHeight(): void {
  spots.set(present, { height: scrollY });
}

function noteLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('main a[href]') : null;
  const href = link?.getAttribute('href');
  if (link && href)
    spots.set(present, { height: scrollY, link: { href, top: link.getBoundingClientRect().top } });
}

/** Frames until what comes into view has its true size. */
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
    // Not needed for a first look. Without it only a reload loses its place.
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
    // From here on heights belong to this entry: leaving for the top must not be noted for the one before.
    present = key;
    history.scrollRestoration = 'manual';
    // A page that came as HTML may have been scrolled before it came to life.
    if (isFirst.current) noteHeight();
    else if (way === 'POP') comeBackTo(spots.get(key) ?? { height: 0 });
    else if (isNewPage) startAtTop();
    else noteHeight();
    isFirst.current = false;
  }, [key, pathname, way]);
}

function startAtTop(): void {
  // What a rendered page said of its address is not true of the next one.
  document.querySelector('link[rel=canonical]')?.remove();
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
