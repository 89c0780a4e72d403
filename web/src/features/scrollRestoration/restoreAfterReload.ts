const name = 'bloomkin.place';
const patienceMs = 5000;
const ownWill = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const entry = () => `${history.state?.key ?? ''} ${location.href}`;

/** Browsers restore the position before scripts run, as far as the page is long enough. */
function note(): void {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(name, `${Math.round(scrollY)} ${entry()}`);
  } catch {
    // Falls back to the browser's restoration.
  }
}

/** Scroll position when a reload or another site left this history entry. */
function placeBefore(): number {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate') return 0;
  try {
    const [, top, of] = /^(\d+) (.*)$/.exec(sessionStorage.getItem(name) ?? '') ?? [];
    return of === entry() ? Number(top) : 0;
  } catch {
    return 0;
  }
}

/** Stops as soon as the user scrolls. */
function returnTo(top: number): void {
  const listening = new AbortController();
  const here = entry();
  // Keeps watching, because a list may shrink for a moment.
  const watch = new ResizeObserver(() => (entry() === here ? scrollTo(0, top) : stop()));
  const timer = setTimeout(stop, patienceMs);
  function stop(): void {
    clearTimeout(timer);
    watch.disconnect();
    listening.abort();
  }
  for (const sign of ownWill) addEventListener(sign, stop, { passive: true, signal: listening.signal });
  watch.observe(document.body);
}

/** Also in extended lists. */
export function restoreAfterReload(): void {
  const top = placeBefore();
  // Also when the browser is there already: a list that grows above would move the page on.
  if (top > 0) returnTo(top);
  addEventListener('pagehide', note);
}
