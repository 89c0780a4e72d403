import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const start = join(import.meta.dirname, '../../../local/src/start.ts');

/** The shop as `npm start` serves it, in a process of its own, with demo data that nothing keeps. */
export async function startShopProcess(port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, PORT: String(port), DATA_DIR: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^Bloomkin is ready: (\S+)/.exec(line) ?? [];
    if (!url) continue;
    // Later output is not read, and must not block the process.
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGINT');
      await ended;
    };
    return { url, stop };
  }
  throw new Error('The shop ended before it was ready');
}
