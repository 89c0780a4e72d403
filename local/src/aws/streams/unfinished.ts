import type { StreamPosition } from './streamReader.ts';

/** How far all lanes have come together: a lane that is behind holds the position back. */
export class Unfinished {
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
