import * as z from 'zod';
import type { DataFolder } from '../data/dataFolder.ts';
import type { StreamPosition } from './streamReader.ts';

/** A killed run delivers again: streams are at-least-once. */
const writeEveryMs = 200;

const Position = z.union([
  z.object({ after: z.string() }),
  z.object({ from: z.enum(['TRIM_HORIZON', 'LATEST']) }),
]);

const positionFile = (mappingName: string) => `streams/${mappingName}.json`;

/** Survives a restart. */
export class Positions {
  private readonly data: DataFolder;
  private readonly unwritten = new Map<string, StreamPosition>();
  private timer: NodeJS.Timeout | undefined;

  constructor(data: DataFolder) {
    this.data = data;
  }

  find(mappingName: string): StreamPosition | undefined {
    const unwritten = this.unwritten.get(mappingName);
    if (unwritten) return unwritten;
    const written = this.data.read(positionFile(mappingName));
    return written === undefined ? undefined : Position.parse(JSON.parse(written));
  }

  save(mappingName: string, position: StreamPosition): void {
    this.unwritten.set(mappingName, position);
    this.timer ??= setTimeout(() => this.flush(), writeEveryMs).unref();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const [name, position] of this.unwritten)
      this.data.write(positionFile(name), JSON.stringify(position));
    this.unwritten.clear();
  }
}
