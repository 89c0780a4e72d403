import { loadInBackground } from './http/loadInBackground.ts';

/** Preloads a page's code on hover, touch and focus. */
export function prefetchOnIntent(loadPage: (pathname: string) => Promise<void>): () => void {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (link && navigator.onLine) void loadInBackground(() => loadPage(link.pathname));
  };
  const signs = ['pointerover', 'focusin'];
  for (const sign of signs) addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, hear);
  };
}
