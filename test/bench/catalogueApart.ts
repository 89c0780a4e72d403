import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The catalogue's own bench, in a process of its own: its heap is no part of what is measured next. */
export async function catalogueInItsOwnProcess(): Promise<void> {
  console.log('\nCatalogue (target at 100,000 products, warm: p99 ≤ 10 ms)');
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'catalogue.bench.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The catalogue's bench ended with ${status}`);
}
