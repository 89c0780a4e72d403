import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descendantsOf } from '#bench/processTime.ts';
import type { TableCall } from '#support/tableCalls.ts';
import { type Order, Reply } from './protocol.ts';
import { type ThreadTimes, threadTimes } from './threadTimes.ts';

/** A run of a checkout, in a process of its own. */
export class Run {
  readonly name: string;
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly engine: readonly number[];

  private constructor(name: string, url: string, child: ChildProcess) {
    this.name = name;
    this.url = url;
    this.child = child;
    this.engine = descendantsOf(this.pid);
  }

  /** Starts the built checkout at `root`, adding `products` products to its demo data; `options` configure its local cloud. */
  static async start(name: string, root: string, products: number, options: object = {}): Promise<Run> {
    const script = join(import.meta.dirname, 'cloudProcess.ts');
    const child = spawn(process.execPath, [script, root, String(products), JSON.stringify(options)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const reply = await replyOf(child);
    if (reply.kind !== 'ready') throw new Error('The run said something else than that it is ready');
    return new Run(name, reply.url, child);
  }

  /** CPU time that the run has used so far. */
  times(): ThreadTimes {
    return threadTimes(this.pid, this.engine);
  }

  /** Resident, with the engine's. */
  memoryMb(): number {
    const kilobytes = [this.pid, ...this.engine].map((pid) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
    );
    return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
  }

  private get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Resolves when everything that follows from earlier requests is done, with the counted calls of the table. */
  async tell(order: Order): Promise<TableCall[]> {
    this.child.send(order);
    const reply = await replyOf(this.child);
    return reply.kind === 'done' ? reply.calls : [];
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}

/** Throws when the run ends instead; what it wrote is on the terminal. */
async function replyOf(child: ChildProcess): Promise<Reply> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(() => undefined);
  const firstReply = once(child, 'message', { signal }).then(([reply]) => Reply.parse(reply));
  const first = await Promise.race([firstReply, ended]);
  over.abort();
  await Promise.allSettled([firstReply, ended]);
  if (!first) throw new Error('A run of the bench ended before it replied');
  return first;
}
