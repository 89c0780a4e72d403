export interface LogLine {
  functionName: string;
  text: string;
  fields: Readonly<Record<string, unknown>>;
}

const maxLines = 10_000;

/** Oldest first; bounded. */
export class FunctionLogs {
  readonly lines: LogLine[] = [];
  private readonly print: boolean;

  constructor(print: boolean) {
    this.print = print;
  }

  /** A chunk may hold several lines. */
  add(functionName: string, chunk: string): void {
    for (const text of chunk.split('\n')) {
      if (text === '') continue;
      this.lines.push({ functionName, text, fields: parseFields(text) });
      if (this.print) process.stdout.write(`${functionName} ${text}\n`);
    }
    if (this.lines.length > maxLines) this.lines.splice(0, this.lines.length - maxLines / 2);
  }

  clear(): void {
    this.lines.length = 0;
  }
}

function parseFields(text: string): Record<string, unknown> {
  if (!text.startsWith('{')) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
