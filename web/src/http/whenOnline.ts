/** A browser never retries a module that failed to load, and a failure makes the page reload: loading waits for a connection. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
