/** Brings the code of a page once somebody is about to open it: points at a link, touches it or comes to it by keyboard. */
export function prefetchOnIntent(loadPage: (pathname: string) => Promise<void>): () => void {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    // What fails now is said when the page is opened.
    if (link && navigator.onLine) loadPage(link.pathname).catch(() => undefined);
  };
  const signs = ['pointerover', 'focusin'];
  for (const sign of signs) addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, hear);
  };
}
