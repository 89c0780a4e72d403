import type { DataFolder } from '@local/kit/dataFolder.ts';
import * as z from 'zod';
import type { StreamPosition } from './streamReader.ts';

/** A killed run delivers again: streams are at-least-once. */
const writeEveryMs = 200;

/** Discarded when the table, and with it the stream ARN, was replaced. */
const Position = z.intersection(
  z.object({ streamArn: z.string().optional() }),
  z.union([z.object({ after: z.string() }), z.object({ from: z.enum(['TRIM_HORIZON', 'LATEST']) })]),
);

export interface MappedStream {
  name: string;
  streamArn: string;
}

const positionFile = (mappingName: string) => `streams/${mappingName}.json`;

/** Survives a restart. */
export class Positions {
  private readonly data: DataFolder;
  private readonly unwritten = new Map<string, StreamPosition & { streamArn: string }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(data: DataFolder) {
    this.data = data;
  }

  find({ name, streamArn }: MappedStream): StreamPosition | undefined {
    const written = this.data.readJson(positionFile(name));
    const known = this.unwritten.get(name) ?? (written === undefined ? undefined : Position.parse(written));
    if (!known) return undefined;
    const { streamArn: of = streamArn, ...position } = known;
    return of === streamArn ? position : undefined;
  }

  save({ name, streamArn }: MappedStream, position: StreamPosition): void {
    this.unwritten.set(name, { ...position, streamArn });
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
