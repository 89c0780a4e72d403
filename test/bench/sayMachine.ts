import { cpus, loadavg, totalmem } from 'node:os';

/** The machine and time of the figures that follow. */
export function sayMachine(): void {
  const [cpu] = cpus();
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  console.log(
    `${new Date().toISOString()}  ${cpu?.model} × ${cpus().length}, ${memory} GB, Node ${process.version}`,
  );
  console.log(`Load before: ${load} (1, 5, 15 minutes); above the number of processors, times mean little.`);
}
