export interface Notification {
  /** An error interrupts a screen reader, a success does not. */
  tone: 'success' | 'error';
  message: string;
  action?: { label: string; run: () => void };
}

/** Shows a snackbar; its code loads with the first one. */
export async function notify(notice: Notification): Promise<void> {
  const { showSnackbar } = await import('./snackbars.tsx');
  showSnackbar(notice);
}
