export const serviceWorkerUrl = '/sw.js';
