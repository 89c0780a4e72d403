/** Kept apart from `messages`, so that the first page load stays small. */
export const fallbackMessages = {
  network: 'Network error',
  request: 'Request error',
  connection: 'Connection error.',
  unknown: 'Error',
  withMessage: 'Error: {message}',
} as const;
