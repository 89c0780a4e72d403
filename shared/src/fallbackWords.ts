/** What is said when the server said nothing; apart, so that a first visit need not carry all the others. */
export const fallbackWords = {
  network: 'Network error',
  connection: 'Connection error.',
  unknown: 'Error',
  withMessage: 'Error: {message}',
} as const;
