import { vi } from 'vitest';
import { logIfInvoked } from './inProcessFunctions.ts';

/** Captures the log of this process's cloud code, line by line; it is not printed. */
export class CapturedLog {
  readonly lines: string[] = [];
  /** Unexpected errors. */
  readonly unexpected: string[] = [];

  constructor() {
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        if (logIfInvoked(chunk)) return true;
        const line = String(chunk);
        this.lines.push(line);
        if (line.includes('"level":"ERROR"')) this.unexpected.push(line);
        return true;
      });
  }
}
