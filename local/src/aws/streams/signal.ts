/** Wakes one waiter; a notification without a waiter wakes the next one at once. */
export class Signal {
  private notified = false;
  private wake: (() => void) | undefined;

  notify(): void {
    this.notified = true;
    this.wake?.();
  }

  /** Resolves on the next notification, or after `timeoutMs`. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.notified) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, timeoutMs).unref();
      this.wake = resolve;
      await promise;
      clearTimeout(timer);
    }
    this.notified = false;
    this.wake = undefined;
  }
}
