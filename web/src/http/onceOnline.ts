/** Browsers never retry a failed module, and a failure may replace the page: code loads when there is a connection. */
export function onceOnline<T>(load: () => Promise<T>): () => Promise<T> {
  let isLoaded = false;
  return async () => {
    // Undefined on the server.
    if (!isLoaded && navigator.onLine === false)
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    const code = await load();
    isLoaded = true;
    return code;
  };
}
