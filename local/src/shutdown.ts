/** A terminal and npm may both forward the same Ctrl-C. */
const samePressMs = 400;
const parentPollMs = 1000;

/** Also when the parent process ends; a second signal exits at once. */
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
  setInterval(() => process.ppid !== parent && ask(), parentPollMs).unref();
}
