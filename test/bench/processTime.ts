import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its own clock does. */
const msPerTick = 10;

interface ProcessLine {
  pid: number;
  parent: number;
  ticks: number;
}

function readProcess(pid: string): ProcessLine[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // The process has ended.
    return [];
  }
}

const readProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);

/** The processes that a process started, and those that these started. Linux only. */
export function descendantsOf(root: number): number[] {
  const all = readProcesses();
  const below = (pid: number): number[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(root);
}

/** Processor milliseconds that a process and all it started have used so far. Linux only. */
export function processTimeMs(root: number): number {
  const all = readProcesses();
  const sum = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((total, child) => total + sum(child.pid), all.find((one) => one.pid === pid)?.ticks ?? 0);
  return sum(root) * msPerTick;
}
