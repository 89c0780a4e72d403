import { setTimeout as pause } from 'node:timers/promises';
import { type Delivery, deliver } from './deliver.ts';
import { fitsPattern } from './eventPattern.ts';
import { Signal } from './signal.ts';
import type { StreamPosition, StreamReader, StreamRecord } from './streamReader.ts';

/** A signal ends the wait earlier. */
const idlePollMs = 1000;
/** Batches concurrent writes into one read. */
const gatherMs = 5;

export interface ConsumerOptions extends Omit<Delivery, 'signal'> {
  reader: StreamReader;
  position: StreamPosition;
  keep: (position: StreamPosition) => void;
  onError: (error: unknown) => void;
}

export class Consumer {
  private readonly options: ConsumerOptions;
  private readonly signal = new Signal();
  private readonly over = new AbortController();
  private readonly buffer: StreamRecord[] = [];
  private settling: (() => void)[] = [];
  private position: StreamPosition;
  private gatherUntilMs = 0;
  private running: Promise<void> | undefined;

  constructor(options: ConsumerOptions) {
    this.options = options;
    this.position = options.position;
  }

  start(): void {
    this.running = this.run();
  }

  wake(): void {
    this.signal.notify();
  }

  /** Excludes records that wait for their batching window. */
  settle(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.settling.push(resolve);
    this.signal.notify();
    return promise;
  }

  async stop(): Promise<void> {
    this.over.abort();
    this.signal.notify();
    await this.running;
    for (const resolve of this.settling.splice(0)) resolve();
  }

  private async run(): Promise<void> {
    while (!this.over.signal.aborted) {
      const settling = this.settling.splice(0);
      const settled = await this.cycle();
      if (settled) for (const resolve of settling) resolve();
      else this.settling.push(...settling);
      if (settled) await this.rest();
    }
  }

  private async cycle(): Promise<boolean> {
    try {
      const records = await this.options.reader.read(this.position);
      this.take(records);
      if (this.isBatchReady()) await this.deliverBatch();
      return records.length === 0 && !this.isBatchReady();
    } catch (error) {
      if (!this.over.signal.aborted) this.options.onError(error);
      await this.signal.wait(idlePollMs);
      return false;
    }
  }

  private take(records: readonly StreamRecord[]): void {
    const { mapping } = this.options;
    if (this.buffer.length === 0) this.gatherUntilMs = Date.now() + mapping.windowMs;
    for (const record of records)
      if (this.passes(record)) this.buffer.push(toEvent(record, mapping.streamArn));
    const last = records.at(-1);
    if (!last) return;
    this.position = { after: last.dynamodb.SequenceNumber };
    if (this.buffer.length === 0) this.options.keep(this.position);
  }

  private passes(record: StreamRecord): boolean {
    const { patterns } = this.options.mapping;
    return patterns.length === 0 || patterns.some((pattern) => fitsPattern(pattern, record));
  }

  private isBatchReady(): boolean {
    if (this.buffer.length === 0) return false;
    return this.buffer.length >= this.options.mapping.batchSize || Date.now() >= this.gatherUntilMs;
  }

  private async deliverBatch(): Promise<void> {
    const batch = this.buffer.slice(0, this.options.mapping.batchSize);
    const isDone = await deliver(batch, { ...this.options, signal: this.over.signal });
    // The next run delivers an interrupted batch again.
    if (!isDone) return;
    this.buffer.splice(0, batch.length);
    const last = batch.at(-1);
    if (last && this.buffer.length > 0) this.options.keep({ after: last.dynamodb.SequenceNumber });
    else this.options.keep(this.position);
  }

  private async rest(): Promise<void> {
    const waits = this.buffer.length > 0;
    await this.signal.wait(waits ? Math.min(idlePollMs, this.gatherUntilMs - Date.now()) : idlePollMs);
    if (!this.over.signal.aborted) await pause(gatherMs);
  }
}

/** With the cloud's names instead of the engine's. */
function toEvent(record: StreamRecord, eventSourceARN: string): StreamRecord {
  const awsRegion = eventSourceARN.split(':')[3];
  return { ...record, eventSource: 'aws:dynamodb', eventVersion: '1.1', awsRegion, eventSourceARN };
}
