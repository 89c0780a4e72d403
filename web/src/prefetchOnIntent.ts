/** Preloads a page's code on hover, touch and focus. */
export function prefetchOnIntent(loadPage: (pathname: string) => Promise<void>): () => void {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    // The error shows when the page is opened.
    if (link && navigator.onLine) loadPage(link.pathname).catch(() => undefined);
  };
  const signs = ['pointerover', 'focusin'];
  for (const sign of signs) addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, hear);
  };
}
