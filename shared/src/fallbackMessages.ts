/** Split from `messages` to keep the first page load small. */
export const fallbackMessages = {
  network: 'Network error',
  unavailable: 'Bloomkin is not answering. Please try again in a moment.',
  request: 'Request error',
  connection: 'Connection error.',
  unknown: 'Error',
  withMessage: 'Error: {message}',
} as const;
