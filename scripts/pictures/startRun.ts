import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = join(import.meta.dirname, '../../local/src/start.ts');

/** The local run as `npm start` starts it, on a free port. */
export async function startRun(dataDir: string, startsAt: string) {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, CLOCK_STARTS_AT: startsAt };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  let output = '';
  const ready = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, url] = /is ready: (\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
  });
  const early = ended.then(() => Promise.reject(new Error(`The local run has ended:\n${output}`)));
  return { url: await Promise.race([ready, early]), stop };
}
