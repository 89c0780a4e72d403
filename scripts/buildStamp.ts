import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const stampFile = (step: string) => join(root, '.build/stamps', step);

/** A hash of the files that the patterns name, their paths and contents. A pattern that names nothing is fine. */
export function hashOfFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Runs a step unless it ran to its end before with the same inputs and its output is still there. Says whether it ran.
 * While it runs there is no stamp, so a step that was broken off runs again.
 */
export async function unlessUnchanged(
  step: string,
  inputs: string,
  output: string,
  run: () => Promise<void>,
): Promise<boolean> {
  const stamp = stampFile(step);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs)
    return false;
  rmSync(stamp, { force: true });
  await run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return true;
}
