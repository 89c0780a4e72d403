import { readFile } from 'node:fs/promises';

/** The most memory that this process has taken. */
export async function peakMegabytes(): Promise<number> {
  return Math.round((await peakKilobytes()) / 1024);
}

async function peakKilobytes(): Promise<number> {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  // Linux counts the parent's memory at the fork into a child's maxRSS; the high-water mark starts at exec.
  const status = await readFile('/proc/self/status', 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
}
