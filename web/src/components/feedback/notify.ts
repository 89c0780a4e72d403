import type { Notification } from './snackbars.tsx';

/** Shows a snackbar; its code loads with the first one. */
export async function notify(notice: Notification): Promise<void> {
  const { showSnackbar } = await import('./snackbars.tsx');
  showSnackbar(notice);
}

/** Leaves time to read the snackbar. */
export function reloadAfterNotice(): void {
  setTimeout(() => location.reload(), 1000);
}
