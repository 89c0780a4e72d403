import { onceOnline } from '#http/onceOnline.ts';
import type { Notification } from './snackbars.tsx';

const loadSnackbars = onceOnline(() => import('./snackbars.tsx'));

/** Shows a snackbar; its code loads with the first one. */
export async function notify(notice: Notification): Promise<void> {
  const { showSnackbar } = await loadSnackbars();
  showSnackbar(notice);
}

/** Leaves time to read the snackbar. */
export function reloadAfterNotice(): void {
  setTimeout(() => location.reload(), 1000);
}
