import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMultipart } from '@bloomkin/lambdas/http/readMultipart.ts';
import { derivePhoto } from '@bloomkin/lambdas/services/images.ts';
import { peakMegabytes } from './peakMegabytes.ts';

/**
 * Run as a process of its own with a folder of forms, which it takes one after the other: an environment of Lambda handles one request
 * at a time, so that eight uploads at once are eight environments, each with its own memory. A body is read, then each picture derived.
 * Prints the most memory in MB, how many forms were refused, and how many pictures of a good form were taken after them.
 */
const [folder = '', contentType = ''] = process.argv.slice(2);

async function take(name: string): Promise<number> {
  const { files } = await readMultipart(await readFile(path.join(folder, name)), contentType);
  for (const { bytes } of files) await derivePhoto(bytes);
  return files.length;
}

const names = (await readdir(folder)).filter((name) => name !== 'good');
let refused = 0;
for (const name of names) {
  await take(name).catch(() => {
    refused += 1;
  });
  // On a busy machine the collector lags, and forms of before would be counted.
  globalThis.gc?.();
}
const taken = await take('good');
console.log(JSON.stringify({ megabytes: await peakMegabytes(), refused, taken }));
