/** Milliseconds. Without `socketTimeout` a dead connection blocks until the function times out. */
export const clientTimeouts = (socketTimeout: number, connectionTimeout = 1000) => ({
  connectionTimeout,
  socketTimeout,
});
