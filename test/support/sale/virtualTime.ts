import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Time } from '@local/aws/streams/time.ts';

interface Sleeper {
  atMs: number;
  wake: () => void;
}

/** Jumps to the next moment at which something is due, as soon as nothing runs any more. */
export class VirtualTime implements Time {
  private current = 0;
  /** By their moment, earliest last. */
  private readonly sleepers: Sleeper[] = [];

  nowMs = (): number => this.current;

  pause = async (ms: number, signal?: AbortSignal): Promise<void> => {
    if (signal?.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    signal?.addEventListener('abort', () => resolve(), { once: true });
    this.sleepUntil({ atMs: this.current + Math.max(0, ms), wake: resolve });
    await promise;
  };

  async runUntil(isOver: () => boolean): Promise<void> {
    for (;;) {
      await nextTurn();
      if (isOver()) return;
      const next = this.sleepers.pop();
      if (!next) throw new Error('Nothing is due any more');
      this.current = Math.max(this.current, next.atMs);
      next.wake();
    }
  }

  private sleepUntil(sleeper: Sleeper): void {
    let [low, high] = [0, this.sleepers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sleepers[middle]?.atMs ?? 0) > sleeper.atMs) low = middle + 1;
      else high = middle;
    }
    this.sleepers.splice(low, 0, sleeper);
  }
}
