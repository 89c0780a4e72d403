import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveLogo, derivePhoto } from '@bloomkin/lambdas/services/images.ts';

/** Run as a process of its own with a folder of pictures: prints the most memory, in MB, that decoding took. */
const folder = process.argv[2] ?? '';
for (const name of await readdir(folder)) {
  const bytes = await readFile(path.join(folder, name));
  for (const derive of [derivePhoto, deriveLogo]) {
    await derive(bytes).catch(() => undefined);
    // On a busy machine the collector lags, and pictures of before would be counted.
    globalThis.gc?.();
  }
}
console.log(Math.round((await peakKilobytes()) / 1024));

async function peakKilobytes(): Promise<number> {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  // Linux counts the parent's memory at the fork into a child's maxRSS; the high-water mark starts at exec.
  const status = await readFile('/proc/self/status', 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
}
