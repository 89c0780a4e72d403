declare global {
  interface Window {
    /** What the script in index.html notes while a rendered page is not alive yet. */
    earlyClick?: { button?: HTMLButtonElement; stop(): void };
  }
}

/** The button of a rendered page that was pressed before there was anything behind it; from now on clicks are real. */
export function takeEarlyClick(): HTMLButtonElement | undefined {
  window.earlyClick?.stop();
  return window.earlyClick?.button;
}
