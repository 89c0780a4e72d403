import { createHash } from 'node:crypto';
import type { Delivery } from './deliver.ts';
import { fitsPattern } from './eventPattern.ts';
import { Lane } from './lane.ts';
import type { StreamPosition, StreamReader, StreamRecord } from './streamReader.ts';
import { machineTime, type Time } from './time.ts';

/** Wakes one waiter; a notification without a waiter wakes the next one at once. */
class Signal {
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
      this.wake = () => notification.abort('notified');
      await this.time.pause(timeoutMs, notification.signal);
    }
    this.notified = false;
    this.wake = undefined;
  }
}

/** How far all lanes have come together: a lane that is behind holds the position back. */
class Unfinished {
  private readonly before = new Map<string, StreamPosition>();

  /** `position` is where reading would begin again to get the record. */
  begin(sequenceNumber: string, position: StreamPosition): void {
    this.before.set(sequenceNumber, position);
  }

  end(sequenceNumber: string): void {
    this.before.delete(sequenceNumber);
  }

  /** Undefined when nothing is on its way. */
  get first(): StreamPosition | undefined {
    // Maps keep the order in which records were read.
    return this.before.values().next().value;
  }
}

/** A signal ends the wait earlier. */
const idlePollMs = 1000;
/** Batches concurrent writes into one read. */
const gatherMs = 5;

export interface ConsumerOptions extends Omit<Delivery, 'signal' | 'time'> {
  reader: Pick<StreamReader, 'read'>;
  position: StreamPosition;
  /** Batches under way at once; the changes of an item stay in one lane. */
  lanes?: number;
  /** The machine's, but for a simulation. */
  time?: Time;
  keep: (position: StreamPosition) => void;
  onError: (error: unknown) => void;
}

export class Consumer {
  private readonly options: ConsumerOptions;
  private readonly time: Time;
  private readonly signal: Signal;
  private readonly over = new AbortController();
  private readonly lanes: readonly Lane[];
  private readonly unfinished = new Unfinished();
  private settling: (() => void)[] = [];
  private position: StreamPosition;
  private hasFailed = false;
  private running: Promise<void> | undefined;

  constructor(options: ConsumerOptions) {
    this.options = options;
    this.time = options.time ?? machineTime;
    this.signal = new Signal(this.time);
    this.position = options.position;
    this.lanes = Array.from({ length: options.lanes ?? 1 }, () => this.makeLane());
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
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    for (const resolve of this.settling.splice(0)) resolve();
  }

  private makeLane(): Lane {
    return new Lane({
      ...this.options,
      time: this.time,
      signal: this.over.signal,
      done: (records) => this.finish(records),
      free: () => this.signal.notify(),
      onError: (error) => this.fail(error),
    });
  }

  private async run(): Promise<void> {
    while (!this.over.signal.aborted) {
      const settling = this.settling.splice(0);
      const count = await this.readOnce();
      const isBusy = this.lanes.some((lane) => lane.isDelivering || lane.isReady);
      if (count === 0 && !isBusy) for (const resolve of settling) resolve();
      else this.settling.push(...settling);
      if (count === 0) await this.rest();
    }
  }

  private async readOnce(): Promise<number> {
    // Records that no lane can deliver are read with those that follow them.
    if (this.lanes.every((lane) => lane.isDelivering)) return 0;
    try {
      const records = await this.options.reader.read(this.position);
      for (const record of records) this.take(record);
      if (records.length > 0 && !this.unfinished.first) this.options.keep(this.position);
      for (const lane of this.lanes) lane.deliverReady();
      return records.length;
    } catch (error) {
      this.fail(error);
      return 0;
    }
  }

  private take(record: StreamRecord): void {
    const { mapping } = this.options;
    const before = this.position;
    const { SequenceNumber } = record.dynamodb;
    this.position = { after: SequenceNumber };
    if (!this.passes(record)) return;
    this.unfinished.begin(SequenceNumber, before);
    this.findLane(record)?.add(toEvent(record, mapping.streamArn));
  }

  private findLane({ dynamodb }: StreamRecord): Lane | undefined {
    if (this.lanes.length === 1) return this.lanes[0];
    const digest = createHash('sha256').update(JSON.stringify(dynamodb.Keys)).digest();
    return this.lanes[digest.readUInt32BE() % this.lanes.length];
  }

  private passes(record: StreamRecord): boolean {
    const { patterns } = this.options.mapping;
    return patterns.length === 0 || patterns.some((pattern) => fitsPattern(pattern, record));
  }

  private finish(records: readonly StreamRecord[]): void {
    for (const { dynamodb } of records) this.unfinished.end(dynamodb.SequenceNumber);
    this.options.keep(this.unfinished.first ?? this.position);
  }

  private fail(error: unknown): void {
    if (this.over.signal.aborted) return;
    this.hasFailed = true;
    this.options.onError(error);
  }

  /** After a failure for the whole pause, whatever happens. */
  private async rest(): Promise<void> {
    if (this.hasFailed) {
      this.hasFailed = false;
      await this.time.pause(idlePollMs, this.over.signal);
      return;
    }
    const free = this.lanes.filter((lane) => !lane.isDelivering);
    await this.signal.wait(Math.max(0, Math.min(idlePollMs, ...free.map(({ waitMs }) => waitMs))));
    if (this.over.signal.aborted || this.lanes.some((lane) => lane.isReady && !lane.isDelivering)) return;
    await this.time.pause(gatherMs);
  }
}

/** With the cloud's names instead of the engine's. */
function toEvent(record: StreamRecord, eventSourceARN: string): StreamRecord {
  const awsRegion = eventSourceARN.split(':')[3];
  return { ...record, eventSource: 'aws:dynamodb', eventVersion: '1.1', awsRegion, eventSourceARN };
}
