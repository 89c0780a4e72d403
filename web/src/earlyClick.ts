declare global {
  interface Window {
    /** Set by the script in index.html until hydration. */
    earlyClick?: { button?: HTMLButtonElement; stop(): void };
  }
}

export function takeEarlyClick(): HTMLButtonElement | undefined {
  window.earlyClick?.stop();
  return window.earlyClick?.button;
}
