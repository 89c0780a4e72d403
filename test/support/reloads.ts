/** A global of Vitest's jsdom environment. */
declare const jsdom: { virtualConsole: { on(event: 'jsdomError', hear: (error: Error) => void): void } };

/** Counts page reloads: jsdom cannot navigate and reports an error for each attempt. */
export function countReloads(): { readonly count: number } {
  const seen = { count: 0 };
  jsdom.virtualConsole.on('jsdomError', ({ message }) => {
    if (message.includes('navigation')) seen.count += 1;
  });
  return seen;
}
