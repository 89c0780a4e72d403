import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const script = join(root, 'local/src/start.ts');

export interface LocalRunOptions {
  /** `:memory:` keeps nothing. */
  dataDir: string;
  /** 0 takes any that is free. */
  port?: number;
}

/** The local run as people start it: a process of its own, from the template that is built. */
export class LocalRun {
  readonly url: string;
  readonly child: ChildProcess;

  /** Only for `startLocalRun`. */
  constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.child = child;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** As a power cut: it has no chance to say anything. Resolves when the process is gone. */
  kill(): Promise<void> {
    return this.endBy('SIGKILL');
  }

  /** As Ctrl-C. */
  stop(): Promise<void> {
    return this.endBy('SIGTERM');
  }

  private async endBy(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}

/** Resolves when it says where it is; throws what it wrote when it ends instead. */
export async function startLocalRun({ dataDir, port = 0 }: LocalRunOptions): Promise<LocalRun> {
  const clockOfTest = process.env.TEST_NOW && { CLOCK_STARTS_AT: new Date().toISOString() };
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      ...process.env,
      ...clockOfTest,
      PORT: String(port),
      DATA_DIR: dataDir,
      CDK_OUT: join(root, 'cdk.out'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => written.push(text));
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /ready: (\S+)/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return new LocalRun(url, child);
  }
  throw new Error(`The local run did not start: ${written.join('')}`);
}
