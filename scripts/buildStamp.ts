import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');
const stampFile = (step: string) => join(root, '.build/stamps', step);

export function hashFiles(patterns: readonly string[]): ReadonlyMap<string, string> {
  const files = globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      relative(root, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

export function hashOfFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [file, content] of hashFiles(patterns)) hash.update(`${file} ${content}\n`);
  return hash.digest('hex');
}

/** Returns whether the step ran. An interrupted step has no stamp and runs again. */
export async function runIfChanged(
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
