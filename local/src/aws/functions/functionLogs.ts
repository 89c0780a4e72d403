export interface LogLine {
  functionName: string;
  text: string;
  /** The line's fields, where it is a JSON object. */
  fields: Readonly<Record<string, unknown>>;
}

const mostLines = 10_000;

/** What the functions wrote, oldest first; of very much only the newest. */
export class FunctionLogs {
  readonly lines: LogLine[] = [];
  private readonly print: boolean;

  constructor(print: boolean) {
    this.print = print;
  }

  /** Takes what a thread wrote, which may hold several lines. */
  add(functionName: string, chunk: string): void {
    for (const text of chunk.split('\n')) {
      if (text === '') continue;
      this.lines.push({ functionName, text, fields: fieldsOf(text) });
      if (this.print) process.stdout.write(`${functionName} ${text}\n`);
    }
    if (this.lines.length > mostLines) this.lines.splice(0, this.lines.length - mostLines / 2);
  }

  clear(): void {
    this.lines.length = 0;
  }
}

function fieldsOf(text: string): Record<string, unknown> {
  if (!text.startsWith('{')) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    // A line that only looks like JSON is a text like any other.
    return {};
  }
}
