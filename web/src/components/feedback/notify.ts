import type { Notification } from './snackbars.tsx';

/** Shows a snackbar; its code loads with the first one. */
export async function notify(notice: Notification): Promise<void> {
  const { showSnackbar } = await import('./snackbars.tsx');
  showSnackbar(notice);
}
