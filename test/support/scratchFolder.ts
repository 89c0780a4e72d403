import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const outer = process.env.TMPDIR;
const folder = mkdtempSync(join(tmpdir(), 'bloomkin-'));

/** What tests and their browsers put into the temporary folder goes into one of this run, which goes with it. */
export function setup(): void {
  process.env.TMPDIR = folder;
}

export function teardown(): void {
  if (outer === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = outer;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
