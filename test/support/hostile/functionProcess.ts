import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveLoopbackNames } from '@local/aws/functions/loopbackNames.ts';
import * as z from 'zod';
import { peakMegabytes } from './peakMegabytes.ts';

/** Run as a process of its own: a built function that takes a folder's events one after the other, as an environment of Lambda does. */
const [bundle = '', folder = '', count = ''] = process.argv.slice(2);
const Bundle = z.object({ handler: z.custom<(event: unknown, context: object) => Promise<unknown>>() });

resolveLoopbackNames();
const { handler } = Bundle.parse(await import(pathToFileURL(path.join(bundle, 'index.mjs')).href));
const answers: unknown[] = [];
for (let index = 0; index < Number(count); index += 1) {
  const event: unknown = JSON.parse(await readFile(path.join(folder, `${index}.json`), 'utf8'));
  answers.push(await handler(event, {}));
}
await writeFile(
  path.join(folder, 'result.json'),
  JSON.stringify({ answers, megabytes: await peakMegabytes() }),
);
