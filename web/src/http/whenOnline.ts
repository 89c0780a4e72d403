/** Browsers never retry a failed module, and a failure replaces the page: loading waits for a connection, except on the server. */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine !== false) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
