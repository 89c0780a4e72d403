import type { Time } from './time.ts';

/** Wakes one waiter; a notification without a waiter wakes the next one at once. */
export class Signal {
  private readonly time: Time;
  private notified = false;
  private wake: (() => void) | undefined;

  constructor(time: Time) {
    this.time = time;
  }

  notify(): void {
    this.notified = true;
    this.wake?.();
  }

  /** Resolves on the next notification, or after `timeoutMs`. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.notified) {
      const notification = new AbortController();
      this.wake = () => notification.abort();
      await this.time.pause(timeoutMs, notification.signal);
    }
    this.notified = false;
    this.wake = undefined;
  }
}
