import { type Delivery, deliver } from './deliver.ts';
import type { StreamRecord } from './streamReader.ts';

export interface LaneOptions extends Delivery {
  /** Called with the records of a delivered batch. */
  done: (records: readonly StreamRecord[]) => void;
  /** Another batch may be delivered. */
  free: () => void;
  /** A fault of the emulator; the batch is delivered again. */
  onError: (error: unknown) => void;
}

/** Delivers its records in order, a batch at a time. */
export class Lane {
  private readonly options: LaneOptions;
  private readonly buffer: StreamRecord[] = [];
  private gatherUntilMs = 0;
  private delivering: Promise<void> | undefined;

  constructor(options: LaneOptions) {
    this.options = options;
  }

  get isEmpty(): boolean {
    return this.buffer.length === 0;
  }

  get isDelivering(): boolean {
    return this.delivering !== undefined;
  }

  /** Records that wait for their batching window are not ready. */
  get isReady(): boolean {
    if (this.isEmpty) return false;
    return (
      this.buffer.length >= this.options.mapping.batchSize || this.options.time.nowMs() >= this.gatherUntilMs
    );
  }

  /** Until its batching window ends. */
  get waitMs(): number {
    return this.isEmpty ? Number.POSITIVE_INFINITY : this.gatherUntilMs - this.options.time.nowMs();
  }

  add(record: StreamRecord): void {
    if (this.isEmpty) this.gatherUntilMs = this.options.time.nowMs() + this.options.mapping.windowMs;
    this.buffer.push(record);
  }

  /** Nothing while a batch is on its way. */
  deliverReady(): void {
    if (this.isDelivering || !this.isReady) return;
    this.delivering = this.deliverBatch().finally(() => {
      this.delivering = undefined;
      this.options.free();
    });
  }

  async stop(): Promise<void> {
    await this.delivering;
  }

  private async deliverBatch(): Promise<void> {
    const batch = this.buffer.slice(0, this.options.mapping.batchSize);
    try {
      // The next run delivers an interrupted batch again.
      if (!(await deliver(batch, this.options))) return;
      this.buffer.splice(0, batch.length);
      this.options.done(batch);
    } catch (error) {
      if (!this.options.signal.aborted) this.options.onError(error);
    }
  }
}
