/**
 * For how long the SDK waits before it tries again or gives up, in milliseconds: without a sign of the other side, and for
 * a connection, the time in the queue for one included. Left out, it would wait on a connection that died in silence until
 * the function's own time is over; `requestTimeout`, of the same handler, by itself only warns.
 */
export const callTimes = (socketTimeout: number, connectionTimeout = 1000) => ({
  connectionTimeout,
  socketTimeout,
});
