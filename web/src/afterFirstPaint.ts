/** Whoever waits this long has a browser that tells nothing of its paints, or a tab that is not looked at. */
const patienceMs = 1500;

/** Resolves when the page was seen first, or touched: starting before would only keep the reader waiting. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => resolve();
    setTimeout(settle, patienceMs);
    addEventListener('pointerdown', settle, { once: true, passive: true });
    addEventListener('keydown', settle, { once: true });
    try {
      new PerformanceObserver(settle).observe({ type: 'paint', buffered: true });
    } catch {
      settle();
    }
  });
}
