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
    // Without a storage the browser's own way has to do.
  }
}

/** How far down one was when this entry of the history was left by a reload or for another site. */
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
  // Also once it is reached: a list may be drawn shorter for a moment.
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

/** Keeps one's place over a reload, also in a list of which more was opened. */
export function restoreAfterReload(): void {
  const top = placeBefore();
  if (top > scrollY) returnTo(top);
  addEventListener('pagehide', note);
}
