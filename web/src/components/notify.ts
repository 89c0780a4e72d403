export interface Notice {
  /** Success stays green and polite, an error is red and said at once. */
  tone: 'success' | 'error';
  words: string;
  /** Undo, Retry … */
  action?: { label: string; run: () => void };
}

/** Shows a snackbar at the foot of the page; the code for it is loaded with the first one. */
export async function notify(notice: Notice): Promise<void> {
  const { showSnackbar } = await import('./snackbars.tsx');
  showSnackbar(notice);
}
