import { settings } from './settings.ts';

const { CLIENT_TIMEOUT_FACTOR: factor } = settings;

/** Milliseconds. Without `socketTimeout` a dead connection blocks until the function times out. */
export const clientTimeouts = (socketTimeout: number, connectionTimeout = 1000) => ({
  connectionTimeout: connectionTimeout * factor,
  socketTimeout: socketTimeout * factor,
});
