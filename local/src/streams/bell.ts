/** A bell that wakes one sleeper; rung while nobody sleeps, it wakes the next at once. */
export class Bell {
  private rung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Sleeps until the bell is rung, at most so long. */
  async sleep(mostMs: number): Promise<void> {
    if (!this.rung) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, mostMs).unref();
      this.wake = resolve;
      await promise;
      clearTimeout(timer);
    }
    this.rung = false;
    this.wake = undefined;
  }
}
