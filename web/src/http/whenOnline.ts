/** Browsers never retry a failed module, and a failure reloads the page: loading waits for a connection. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
