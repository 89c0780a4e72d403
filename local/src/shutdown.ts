/** A terminal and npm may both pass one Ctrl-C on; a second one comes later. */
const samePressMs = 400;
const lookAfterParentMs = 1000;

/** Calls `end` once when the process is asked to end, or left behind by its parent; asked again, it ends at once. */
export function onShutdown(end: () => Promise<void>): void {
  let firstAtMs: number | undefined;
  const ask = () => {
    if (firstAtMs !== undefined && Date.now() - firstAtMs > samePressMs) process.exit(130);
    if (firstAtMs !== undefined) return;
    firstAtMs = Date.now();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The local run did not end well', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && ask(), lookAfterParentMs).unref();
}
