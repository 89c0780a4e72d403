import { readdirSync, readFileSync } from 'node:fs';

/** Processes that have the folder among their arguments or in their environment, this one aside. Linux only. */
export function processesWith(dir: string): string[] {
  return readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && pid !== String(process.pid) && readCommandLine(pid).includes(dir),
  );
}

function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') + readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
}
