/** At the root, so that it serves all pages. */
export const serviceWorkerUrl = '/sw.js';
