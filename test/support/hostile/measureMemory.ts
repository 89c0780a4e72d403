import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deriveLogo, derivePhoto } from '@bloomkin/lambdas/services/images.ts';
import { peakMegabytes } from './peakMegabytes.ts';

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
console.log(await peakMegabytes());
