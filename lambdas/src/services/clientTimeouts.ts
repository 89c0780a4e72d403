/**
 * Timeouts of an SDK client in milliseconds. Without `socketTimeout` the SDK waits on a dead connection until the
 * function times out; its `requestTimeout` only warns.
 */
export const clientTimeouts = (socketTimeout: number, connectionTimeout = 1000) => ({
  connectionTimeout,
  socketTimeout,
});
