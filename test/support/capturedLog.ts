import { vi } from 'vitest';

/** What the cloud code of this process logs, line by line; it is not printed. */
export class CapturedLog {
  readonly lines: string[] = [];

  constructor() {
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        this.lines.push(String(chunk));
        return true;
      });
  }

  /** What went wrong in a way nobody foresaw. */
  get unexpected(): string[] {
    return this.lines.filter((line) => line.includes('"level":"ERROR"'));
  }
}
