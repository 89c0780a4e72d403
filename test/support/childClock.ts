import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a process of Node needs in its environment to have the test's time: without it, it has the machine's. */
export function clockVariables(): Record<string, string> {
  const clock = pathToFileURL(join(import.meta.dirname, 'clock.ts')).href;
  const options = [process.env.NODE_OPTIONS, `--import=${clock}`].filter(Boolean).join(' ');
  return { NODE_OPTIONS: options, TEST_NOW: new Date().toISOString() };
}
