/**
 * How long the SDK waits for an answer, in milliseconds, before it tries again or gives up. Left out, it would wait on a
 * connection that died in silence until the function's own time is over; without the last word it would only warn.
 */
export const callTimes = (requestTimeout: number) => ({
  connectionTimeout: 1000,
  requestTimeout,
  throwOnRequestTimeout: true,
});
