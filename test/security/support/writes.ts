import * as z from 'zod';

const Key = z.object({ pk: z.string(), sk: z.string() });
const Write = z.object({ TableName: z.string(), Item: Key.optional(), Key: Key.optional() });
const Transaction = z.object({
  TransactItems: z.array(z.record(z.string(), z.unknown()).transform((item) => Object.entries(item))),
});

/** Rows that a refusal may write: what it counts, and what must not be done twice. */
const counters = /^(LIMIT|SEND_TIMES|IDEMPOTENCY)#|\/CODE#/;

/** The keys of all rows that the modules of this process have written since it was last asked. */
export class Writes {
  private keys: string[] = [];

  /** Listens to the one client that all tables speak through. */
  static async listen(): Promise<Writes> {
    const { table } = await import('@bloomkin/lambdas/table/tableClient.ts');
    const writes = new Writes();
    table.middlewareStack.add(
      (next, { commandName }) =>
        (given) => {
          writes.note(commandName ?? '', given.input);
          return next(given);
        },
      { step: 'initialize', name: 'writes' },
    );
    return writes;
  }

  forget(): void {
    this.keys = [];
  }

  /** What was changed, counters aside. */
  get changed(): readonly string[] {
    return this.keys.filter((key) => !counters.test(key));
  }

  private note(command: string, input: unknown): void {
    if (/^(Put|Update|Delete)/.test(command)) this.keys.push(keyOf(input));
    if (/^TransactWrite/.test(command)) {
      const items = Transaction.parse(input).TransactItems.flat();
      this.keys.push(...items.filter(([kind]) => kind !== 'ConditionCheck').map(([, write]) => keyOf(write)));
    }
    if (/^BatchWrite/.test(command)) this.keys.push('a batch of rows');
  }
}

/** Before or after the client turned it into the wire's form: the keys are the same text. */
function keyOf(input: unknown): string {
  const plain: unknown = JSON.parse(JSON.stringify(input), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'S' in value ? value.S : value,
  );
  const { Item, Key: given } = Write.parse(plain);
  const { pk, sk } = Item ?? given ?? { pk: '?', sk: '?' };
  return `${pk}/${sk}`;
}
