import * as z from 'zod';
import { isInvoked } from './inProcessFunctions.ts';

const Key = z.object({ pk: z.string(), sk: z.string() });
const Write = z.object({ Item: Key.optional(), Key: Key.optional() });
const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) });

interface TableCall {
  /** Rows that were written; of a read none. */
  written: readonly string[];
  /** All that was said, keys and values. */
  text: string;
}

/** Rows that a refusal may write: what it counts, and what must not be done twice. */
const counters = /^(LIMIT|SEND_TIMES|IDEMPOTENCY)#|\/CODE#/;

/** The table calls of this process's modules since the last read, without those of the cloud's own invocations. */
export class TableRecorder {
  private calls: TableCall[] = [];

  /** Listens to the one client that all tables speak through. */
  static async listen(): Promise<TableRecorder> {
    const { table } = await import('@bloomkin/lambdas/platform/table/tableClient.ts');
    const calls = new TableRecorder();
    table.middlewareStack.add(
      (next, { commandName = '' }) =>
        (args) => {
          if (!isInvoked()) calls.note(commandName, args.input);
          return next(args);
        },
      { step: 'initialize', name: 'tableCalls' },
    );
    return calls;
  }

  forget(): void {
    this.calls = [];
  }

  get count(): number {
    return this.calls.length;
  }

  /** The changes, counters aside. */
  get changed(): readonly string[] {
    return this.calls.flatMap(({ written }) => written).filter((key) => !counters.test(key));
  }

  /** All calls to the table, or those that changed it. */
  text(which: 'all' | 'writes'): string {
    const calls = this.calls.filter(({ written }) => which === 'all' || written.length > 0);
    return calls.map(({ text }) => text).join('\n');
  }

  private note(command: string, input: unknown): void {
    const plain = withoutTypes(input);
    this.calls.push({ written: writtenBy(command, plain), text: JSON.stringify(plain) });
  }
}

function writtenBy(command: string, input: unknown): string[] {
  if (/^(Put|Update|Delete)/.test(command)) return [keyOf(input)];
  if (command.startsWith('BatchWrite')) return ['a batch of rows'];
  if (!command.startsWith('TransactWrite')) return [];
  return Transaction.parse(input).TransactItems.flatMap((item) =>
    Object.entries(item)
      .filter(([kind]) => kind !== 'ConditionCheck')
      .map(([, write]) => keyOf(write)),
  );
}

/** As the code wrote it, whether or not the client has put it into the wire's form by now. */
function withoutTypes(input: unknown): unknown {
  return JSON.parse(
    JSON.stringify(input, (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'S' in value ? value.S : value,
    ),
  );
}

function keyOf(input: unknown): string {
  const { Item, Key: key } = Write.parse(input);
  const { pk, sk } = Item ?? key ?? { pk: '?', sk: '?' };
  return `${pk}/${sk}`;
}
