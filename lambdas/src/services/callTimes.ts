/**
 * For how long without a sign of the other side the SDK waits, in milliseconds, before it tries again or gives up. Left
 * out, it would wait on a connection that died in silence until the function's own time is over. `requestTimeout`, of the
 * same handler, counts the time in the queue for a connection too, and by itself only warns.
 */
export const callTimes = (socketTimeout: number) => ({ connectionTimeout: 5000, socketTimeout });
