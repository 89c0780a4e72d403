import { vi } from 'vitest';

/** Captures the log of this process's cloud code, line by line; it is not printed. */
export class CapturedLog {
  readonly lines: string[] = [];

  constructor() {
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        this.lines.push(String(chunk));
        return true;
      });
  }

  /** Unexpected errors. */
  get unexpected(): string[] {
    return this.lines.filter((line) => line.includes('"level":"ERROR"'));
  }
}
